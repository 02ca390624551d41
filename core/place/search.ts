import { addressOf } from './address.ts';
import { PINYIN } from './pinyin.generated.ts';
import { PLACE_LANGUAGES, PLACES, type Place } from './places.ts';

/** Without case, accents and marks: whoever searches types none of them. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/['’`ʼ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const joined = (text: string): string => text.replaceAll(' ', '');

interface Entry {
  place: Place;
  /** Without spaces. */
  names: string[];
  addresses: string[];
  /** `shen zhen shi` joined, and its first letters. */
  pinyin: string;
  initials: string;
  /** Each word of each name and address. */
  words: string[];
  /** All that is said of it. */
  text: string;
}

function entryOf(place: Place): Entry {
  const syllables = (PINYIN[place.names.zh] ?? '').split(' ');
  const addresses = PLACE_LANGUAGES.map((language) => folded(addressOf(place, language)));
  const names = Object.values(place.names).map(folded);
  const spoken = [...addresses, ...names];
  return {
    place,
    names: names.map(joined),
    addresses: addresses.map(joined),
    pinyin: syllables.join(''),
    initials: syllables.map((syllable) => syllable[0] ?? '').join(''),
    words: spoken.flatMap((text) => text.split(' ')),
    text: spoken.map(joined).join(' '),
  };
}

/** The kind of unit behind a Chinese name, which people leave out. */
const UNIT = /[市区县]$/u;

/** How well it fits, 0 best; nothing where it does not. */
function rankOf({ names, addresses, pinyin, initials, words, text }: Entry, query: string, parts: readonly string[]): number | undefined {
  if (addresses.includes(query) || names.some((name) => name === query || name.replace(UNIT, '') === query)) return 0;
  if (names.some((name) => name.startsWith(query))) return 1;
  // There is no v in pinyin: it is typed for ü.
  if (pinyin.startsWith(query.replaceAll('v', 'u'))) return 2;
  if (query.length > 1 && initials.startsWith(query)) return 3;
  if (parts.every((part) => words.some((word) => word.startsWith(part)))) return 4;
  if (names.some((name) => name.includes(query))) return 5;
  return parts.every((part) => text.includes(part)) || pinyin.includes(query) ? 6 : undefined;
}

let entries: Entry[] | undefined;

/** By name or address in any of the languages or in pinyin, from the beginning or from within; the best first. */
export function searchPlaces(text: string, atMost: number): Place[] {
  const spaced = folded(text);
  const query = joined(spaced);
  if (query === '') return [];
  const parts = spaced.split(' ');
  entries ??= PLACES.map(entryOf);
  const found = entries.flatMap((entry) => {
    const rank = rankOf(entry, query, parts);
    return rank === undefined ? [] : [{ place: entry.place, rank }];
  });
  return found
    .sort((one, other) => one.rank - other.rank)
    .slice(0, atMost)
    .map(({ place }) => place);
}
