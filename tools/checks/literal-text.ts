import { Visitor } from 'rolldown/utils';
import { ROOT } from '../root.ts';
import { isGenerated, isTest, lineOf, literalOf, readModules, type Fault, type Module } from './module.ts';
import { report } from './report.ts';

interface Node {
  type: string;
  start: number;
}

/** Attributes and properties whose value a person reads. */
const READ_BY_PEOPLE =
  /^(title|subTitle|placeholder|label|alt|aria-(label|description|placeholder|roledescription|valuetext)|content|description|message|okText|cancelText|tooltip|tip|extra|help|emptyText|header|footer|addonBefore|addonAfter|prefix|suffix|checkedChildren|unCheckedChildren|text|summary|caption|hint|tab)$/;
/** Calls whose arguments a person reads. */
const SPEAKERS = /^(message|notification|modal|toast|window|globalThis)$/;
const SPEAKING_FUNCTIONS = /^(alert|confirm|prompt)$/;
/** A key of the dictionary or any other name in code, a colour, and the product's own name, which no language changes. */
const NOT_WORDS = /^([a-z][A-Za-z0-9]*([.:/][A-Za-z0-9]+)+|#[0-9a-f]{3,8}|Skyhelm)$/;

const isText = (text: string | undefined): text is string => text !== undefined && /\p{L}/u.test(text) && !NOT_WORDS.test(text.trim());

/** Literal texts inside an expression that is shown, whichever branch they stand in. */
function textsIn(node: Node | null | undefined): Node[] {
  if (!node) return [];
  const parts = (...names: string[]) => names.flatMap((name) => textsIn((node as unknown as Record<string, Node>)[name]));
  switch (node.type) {
    case 'Literal':
      return isText(literalOf(node)) ? [node] : [];
    case 'TemplateLiteral': {
      const { quasis } = node as unknown as { quasis: { value: { cooked: string } }[] };
      return isText(quasis.length === 1 ? quasis[0]!.value.cooked : wordsAround(quasis.map((quasi) => quasi.value.cooked))) ? [node] : [];
    }
    case 'ConditionalExpression':
      return parts('consequent', 'alternate');
    case 'LogicalExpression':
      return parts('left', 'right');
    case 'BinaryExpression':
      return (node as unknown as { operator: string }).operator === '+' ? parts('left', 'right') : [];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return parts('expression');
    default:
      return [];
  }
}

/** In `${a} of ${b}` the joint is a text; in `${width}px` or `a-${b}` it is a name in code. */
const wordsAround = (joints: string[]): string => joints.filter((joint) => /\s/.test(joint)).join(' ');

const nameOf = (key: unknown): string => {
  const { type, name, value } = key as { type: string; name?: string; value?: unknown };
  return type === 'Literal' ? String(value) : (name ?? '');
};

/** Who is spoken to in `message.success(...)` or `modal.confirm(...)`, or the function itself in `alert(...)`. */
function isSpeaking(callee: Node): boolean {
  const { name, object } = callee as unknown as { name?: string; object?: { name?: string } };
  return callee.type === 'MemberExpression' ? SPEAKERS.test(object?.name ?? '') : SPEAKING_FUNCTIONS.test(name ?? '');
}

export function checkLiteralTexts(module: Module): Fault[] {
  const found = new Map<number, Node>();
  const add = (nodes: Node[]) => nodes.forEach((node) => found.set(node.start, node));
  new Visitor({
    JSXText: (node) => add(isText(node.value) ? [node] : []),
    JSXElement: (node) => node.children.forEach((child) => child.type === 'JSXExpressionContainer' && add(textsIn(child))),
    JSXFragment: (node) => node.children.forEach((child) => child.type === 'JSXExpressionContainer' && add(textsIn(child))),
    JSXAttribute: (node) => READ_BY_PEOPLE.test(nameOf(node.name)) && add(textsIn(node.value)),
    Property: (node) => READ_BY_PEOPLE.test(nameOf(node.key)) && add(textsIn(node.value)),
    CallExpression: (node) => isSpeaking(node.callee) && node.arguments.forEach((argument) => add(textsIn(argument))),
    AssignmentExpression: (node) =>
      node.left.type === 'MemberExpression' && READ_BY_PEOPLE.test(nameOf(node.left.property)) && add(textsIn(node.right)),
  }).visit(module.program);
  return [...found.values()].map((node) => ({
    path: module.path,
    line: lineOf(module.text, node.start),
    message: 'A literal text is read in one language only: put it into i18n/{zh,en,ru} and say t(key).',
  }));
}

/** Screens, and everything beside them that speaks through toasts or sets a title. */
export const mayShowText = (path: string): boolean => /^console\/.*\.tsx?$/.test(path) && !isTest(path) && !isGenerated(path);

if (import.meta.main) {
  const modules = readModules(ROOT).filter(({ path }) => mayShowText(path));
  const unread = modules.length < 50 ? [{ path: 'console', line: 1, message: `only ${modules.length} modules were read.` }] : [];
  report('literal texts', modules.length, [...unread, ...modules.flatMap(checkLiteralTexts)]);
}
