import { ERROR_CODES } from '@skyhelm/contract/codes';
import { ENDPOINTS } from '@skyhelm/contract/endpoints';
import en from '@skyhelm/i18n/en/index';
import { Visitor } from 'rolldown/utils';
import { ROOT } from '../root.ts';
import { isTest, lineOf, literalOf, readModules, type Fault, type Module } from './module.ts';
import { report } from './report.ts';

/** Keys of these are put together from codes at run time; types hold them complete. */
const PUT_TOGETHER = ['api', 'errors', 'issues', 'log', 'messages', 'dictionary', 'menu'];

export type Dictionary = Record<string, Record<string, unknown>>;

interface Said {
  line: number;
  /** A whole key, or what the keys look like that a template makes. */
  key: string | RegExp;
}

function saidIn({ program, text }: Module): Said[] {
  const said: Said[] = [];
  const literal = (node: { type: string; start: number }) => {
    const key = literalOf(node);
    if (key !== undefined) said.push({ line: lineOf(text, node.start), key });
  };
  new Visitor({
    Literal: literal,
    TemplateLiteral: (node) => {
      literal(node);
      const joints = node.quasis.map((quasi) => quasi.value.cooked ?? '');
      const isKey = joints.length > 1 && /^\w+\./.test(joints[0]!) && joints.every((joint) => /^[\w.-]*$/.test(joint));
      const pattern = joints.map((joint) => joint.replaceAll('.', '[.]')).join('.+');
      if (isKey) said.push({ line: lineOf(text, node.start), key: new RegExp(`^${pattern}$`) });
    },
  }).visit(program);
  return said;
}

const keysOf = (dictionary: Dictionary, namespaces: string[]): string[] =>
  namespaces.flatMap((namespace) => Object.keys(dictionary[namespace]!).map((key) => `${namespace}.${key}`));

/** Words that nothing says: three languages of them would be kept up for nobody. */
export function deadWords(dictionary: Dictionary, modules: Module[]): string[] {
  const said = modules.flatMap(saidIn).map(({ key }) => key);
  const literals = new Set(said.filter((key) => typeof key === 'string'));
  const patterns = said.filter((key) => typeof key !== 'string');
  const namespaces = Object.keys(dictionary).filter((namespace) => !PUT_TOGETHER.includes(namespace));
  return keysOf(dictionary, namespaces).filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)));
}

/** Codes that neither the server nor a rule of the contract refuses with: nobody can meet them. */
export function deadCodes(codes: readonly string[], modules: Module[]): string[] {
  const refusing = modules.filter(({ path }) => /^(server|contract)\//.test(path) && path !== 'contract/codes.ts');
  const said = new Set(refusing.flatMap((module) => saidIn(module).map(({ key }) => key)));
  return codes.filter((code) => !said.has(code));
}

/** Calls and nouns that the API page could not name, and names of none. */
export function unevenCalls(words: object, nouns: Record<string, object>): { wordless: string[]; dead: string[] } {
  const calls = Object.entries(nouns).flatMap(([noun, endpoints]) => [noun, ...Object.keys(endpoints).map((name) => `${noun}.${name}`)]);
  return { wordless: calls.filter((call) => !(call in words)), dead: Object.keys(words).filter((key) => !calls.includes(key)) };
}

/** Words of one screen inside ui, which every screen uses. */
export function domainWordsInUi(dictionary: Dictionary, modules: Module[]): Fault[] {
  const domain = new Set(
    keysOf(
      dictionary,
      Object.keys(dictionary).filter((namespace) => namespace !== 'common'),
    ),
  );
  return modules
    .filter(({ path }) => path.startsWith('console/ui/'))
    .flatMap((module) =>
      saidIn(module)
        .filter(({ key }) => typeof key === 'string' && domain.has(key))
        .map(({ line, key }) => ({
          path: module.path,
          line,
          message: `says "${String(key)}": ui has no words but common.*; let its user hand them in.`,
        })),
    );
}

if (import.meta.main) {
  const all = readModules(ROOT).filter(({ path }) => !isTest(path));
  const modules = all.filter(({ path }) => /^(console|server|tools)\//.test(path));
  const calls = unevenCalls(en.api, ENDPOINTS);
  const wordless = calls.wordless.map((call): Fault => ({
    path: 'i18n/en/api.ts',
    line: 1,
    message: `"${call}" of the contract has no words: say in all languages what it does.`,
  }));
  const dead = [...deadWords(en, modules), ...calls.dead.map((key) => `api.${key}`)].map((key): Fault => {
    const [namespace, ...rest] = key.split('.');
    return {
      path: `i18n/en/${namespace}.ts`,
      line: 1,
      message: `Nobody says "${rest.join('.')}": use it or take it out of all languages.`,
    };
  });
  const deadRefusals = deadCodes(ERROR_CODES, all).map((code): Fault => ({
    path: 'contract/codes.ts',
    line: 1,
    message: `Nothing is refused with "${code}": use it or take it and its words out.`,
  }));
  const unread = modules.length < 100 ? [{ path: '.', line: 1, message: `only ${modules.length} modules were read.` }] : [];
  report('words', modules.length, [...unread, ...wordless, ...dead, ...deadRefusals, ...domainWordsInUi(en, modules)]);
}
