import { FileFault } from '../../file-fault.ts';

export interface XmlListener {
  /** Names come without their prefix. */
  open(name: string, attributes: () => Record<string, string>): void;
  close(name: string): void;
  text(text: string): void;
}

const TOKEN_MAX = 1024 * 1024;
const DEEPEST = 64;
/** Ten thousand people in thirty columns come to two million. */
const PIECES_MAX = 3_000_000;
const COMMENT = ['<!--', '-->'] as const;
const CDATA = ['<![CDATA[', ']]>'] as const;
const INSTRUCTION = ['<?', '?>'] as const;

/**
 * As much XML as spreadsheets are made of, read while it arrives. A document type is refused as a whole: entities of one's own
 * are what a small file grows without end by, and no spreadsheet has any. Tags and comments are counted: it is they that take time.
 */
export function xmlReader(listener: XmlListener, most = PIECES_MAX): { push(text: string): void; end(): void } {
  let rest = '';
  let depth = 0;
  let pieces = 0;

  function tag(inside: string): void {
    if (inside.startsWith('/')) {
      depth -= 1;
      return listener.close(localName(inside.slice(1).trim()));
    }
    const isEmpty = inside.endsWith('/');
    const [name = ''] = /^[^\s/]+/.exec(inside) ?? [];
    if (name === '' || depth >= DEEPEST) throw new FileFault('broken');
    listener.open(localName(name), () => attributesOf(inside));
    if (isEmpty) listener.close(localName(name));
    else depth += 1;
  }

  /** Where the next thing begins, or nothing while it has not arrived as a whole. */
  function take(at: number): number | undefined {
    const kind = [COMMENT, CDATA, INSTRUCTION].find(([begin]) => rest.startsWith(begin, at));
    if (kind) {
      const [begin, finish] = kind;
      const end = rest.indexOf(finish, at + begin.length);
      if (end === -1) return undefined;
      if (kind === CDATA) listener.text(rest.slice(at + begin.length, end));
      return end + finish.length;
    }
    if (rest.startsWith('<!', at)) {
      if (rest.length - at < CDATA[0].length) return undefined;
      throw new FileFault('broken');
    }
    const end = endOfTag(rest, at + 1);
    if (end === -1) return undefined;
    tag(rest.slice(at + 1, end));
    return end + 1;
  }

  return {
    push(text) {
      rest += text;
      let at = 0;
      for (;;) {
        const next = rest.indexOf('<', at);
        if (next === -1) break;
        if (next > at) listener.text(decoded(rest.slice(at, next)));
        at = next;
        pieces += 1;
        if (pieces > most) throw new FileFault('tooMuch');
        const after = take(at);
        if (after === undefined) break;
        at = after;
      }
      rest = rest.slice(at);
      if (rest.length > TOKEN_MAX) throw new FileFault('tooMuch');
    },
    end() {
      if (rest.trim() !== '' || depth !== 0) throw new FileFault('broken');
    },
  };
}

/** An attribute may hold a `>`. */
function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at++) {
    const letter = text[at]!;
    if (quote !== '') {
      if (letter === quote) quote = '';
    } else if (letter === '>') return at;
    else if (letter === '"' || letter === "'") quote = letter;
  }
  return -1;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const attributesOf = (inside: string): Record<string, string> =>
  Object.fromEntries(
    // Not from the middle of a word: a long one without a value would be tried from each of its letters.
    [...inside.matchAll(/(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name, double, single]) => [
      localName(name!),
      decoded(double ?? single ?? ''),
    ]),
  );

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.includes('&') ? text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi, characterOf) : text;

function characterOf(whole: string, decimal?: string, hex?: string, named?: string): string {
  if (named !== undefined) return NAMED[named.toLowerCase()]!;
  const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
