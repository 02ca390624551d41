/** The bytes of an address: 4, or 16. An IPv4 address in its IPv6 spelling (`::ffff:1.2.3.4`) has 4. */
export type Address = Uint8Array;

/** Without leading zeros: some programs read them as octal, so that one text would name two addresses. */
const OCTET = '(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const V4 = new RegExp(`^${OCTET}(\\.${OCTET}){3}$`);
const GROUP = /^[0-9a-f]{1,4}$/i;
const MAPPED_PREFIX = [0, 0, 0, 0, 0, 0xffff];

export function parseAddress(text: string): Address | undefined {
  if (V4.test(text)) return Uint8Array.from(text.split('.'), Number);
  const groups = text.includes(':') ? groupsOf(text) : undefined;
  if (!groups) return undefined;
  const bytes = Uint8Array.from(groups.flatMap((group) => [group >> 8, group & 0xff]));
  return MAPPED_PREFIX.every((group, at) => groups[at] === group) ? bytes.slice(12) : bytes;
}

/** An address as people write it: an IPv4 one without its IPv6 spelling, an IPv6 one with its longest run of zeros left out. */
export function addressText(address: Address): string {
  if (address.length === 4) return address.join('.');
  const groups = Array.from({ length: 8 }, (_, at) => ((address[2 * at]! << 8) | address[2 * at + 1]!).toString(16));
  const runs = groups.join(':').match(/(?<![\da-f])0(?::0)+(?![\da-f])/g) ?? [];
  const longest = runs.toSorted((one, other) => other.length - one.length)[0];
  if (longest === undefined) return groups.join(':');
  const at = groups.join(':').search(new RegExp(`(?<![\\da-f])${longest}(?![\\da-f])`));
  const whole = groups.join(':');
  return `${whole.slice(0, at).replace(/:$/, '')}::${whole.slice(at + longest.length).replace(/^:/, '')}`;
}

/** The same address in its plain spelling, without the name of a network card; what is none stays as it is. */
export function plainAddress(text: string): string {
  const address = parseAddress(text.replace(/%.*$/, ''));
  return address ? addressText(address) : text;
}

/** The eight groups of an IPv6 address; its last two may be written as an IPv4 address. */
function groupsOf(text: string): number[] | undefined {
  const halves = withoutDots(text)?.split('::');
  if (!halves || halves.length > 2) return undefined;
  const [head, tail] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const given = [...head!, ...(tail ?? [])];
  if (!given.every((group) => GROUP.test(group))) return undefined;
  const missing = 8 - given.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const middle = Array.from({ length: missing }, () => '0');
  return [...head!, ...middle, ...(tail ?? [])].map((group) => Number.parseInt(group, 16));
}

function withoutDots(text: string): string | undefined {
  if (!text.includes('.')) return text;
  const at = text.lastIndexOf(':') + 1;
  const dotted = text.slice(at);
  if (!V4.test(dotted)) return undefined;
  const [a, b, c, d] = dotted.split('.').map(Number);
  return `${text.slice(0, at)}${((a! << 8) | b!).toString(16)}:${((c! << 8) | d!).toString(16)}`;
}
