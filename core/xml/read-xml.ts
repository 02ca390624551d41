/** An element with its own text and its children; names are without what stands before a colon. */
export interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
  children: Element[];
}

/** What is no XML, or more than anybody writes by hand: nothing of it is believed. */
export class BrokenXml extends Error {}

const DEPTH_MAX = 64;
const ELEMENTS_MAX = 500_000;
const NAMED = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

const broken = (why: string): never => {
  throw new BrokenXml(why);
};

/**
 * Elements, attributes, text, CDATA and comments. A document type is refused: entities of its own are how a small file becomes a huge one, or reads
 * others, and no format of ours needs them.
 */
export function readXml(text: string): Element {
  const root: Element = { name: '', attributes: new Map(), text: '', children: [] };
  const open: Element[] = [root];
  let count = 0;
  let at = 0;
  const until = (end: string, from: number): number => {
    const found = text.indexOf(end, from);
    return found < 0 ? broken('cut short') : found;
  };
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const end = next < 0 ? text.length : next;
    if (end > at) open.at(-1)!.text += plain(text.slice(at, end));
    if (next < 0) break;
    if (text.startsWith('<!--', next)) at = until('-->', next + 4) + 3;
    else if (text.startsWith('<![CDATA[', next)) {
      const close = until(']]>', next + 9);
      open.at(-1)!.text += text.slice(next + 9, close);
      at = close + 3;
    } else if (text.startsWith('<?', next)) at = until('?>', next + 2) + 2;
    else if (text.startsWith('<!', next)) broken('document type');
    else {
      const close = tagEnd(text, next);
      const tag = text.slice(next + 1, close);
      at = close + 1;
      if (tag.startsWith('/')) {
        if (open.length === 1 || nameOf(tag.slice(1)) !== open.pop()!.name) broken('wrong end');
      } else {
        const element = elementOf(tag);
        if (++count > ELEMENTS_MAX || open.length > DEPTH_MAX) broken('too much');
        open.at(-1)!.children.push(element);
        if (!tag.endsWith('/')) open.push(element);
      }
    }
  }
  if (open.length > 1 || root.children.length !== 1 || root.text.trim() !== '') broken('no single root');
  return root.children[0]!;
}

/** A value may hold the sign that ends a tag. */
function tagEnd(text: string, from: number): number {
  let quote = '';
  for (let at = from + 1; at < text.length; at++) {
    const sign = text[at]!;
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
    else if (sign === '<') broken('tag in a tag');
  }
  return broken('cut short');
}

const NAME = /^[\p{L}_][\p{L}\p{N}_.:-]*/u;
/** It begins where the one before has ended: looked for anywhere, a long tag would be looked through from each of its signs. */
const ATTRIBUTE = /\s*([^\s=/"'<>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

const nameOf = (tag: string): string => (NAME.exec(tag)?.[0] ?? broken('no name')).split(':').at(-1)!;

function elementOf(tag: string): Element {
  const attributes = new Map<string, string>();
  const name = NAME.exec(tag)?.[0] ?? broken('no name');
  const end = tag.endsWith('/') ? tag.length - 1 : tag.length;
  const within = tag.slice(name.length, end).trimEnd();
  for (let at = 0; at < within.length; at = ATTRIBUTE.lastIndex) {
    ATTRIBUTE.lastIndex = at;
    const [, key, one, other] = ATTRIBUTE.exec(within) ?? broken('no attribute');
    attributes.set(key!, plain(one ?? other ?? ''));
  }
  return { name: nameOf(tag), attributes, text: '', children: [] };
}

const plain = (text: string): string =>
  text.includes('&') ? text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,10});?/gi, (_, name: string) => signOf(name)) : text;

function signOf(name: string): string {
  if (!name.startsWith('#')) return NAMED.get(name) ?? broken('unknown entity');
  const code = name[1]!.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10_ffff ? String.fromCodePoint(code) : broken('no such sign');
}

export const childrenOf = ({ children }: Element, name: string): Element[] => children.filter((child) => child.name === name);
export const childOf = ({ children }: Element, name: string): Element | undefined => children.find((child) => child.name === name);
export const textOf = (element: Element, name: string): string => childOf(element, name)?.text.trim() ?? '';
