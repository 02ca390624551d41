/** Control characters and what turns text around: nobody can read them, and no name may have them. */
const UNREADABLE = /[\p{C}\u2028\u2029]/gu;

/** What somebody else's program has written, as one line that people can read. */
export const readableLine = (text: string): string => text.replace(UNREADABLE, ' ').replace(/\s+/g, ' ').trim().toWellFormed();

/** The same line by line. */
export const readableText = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(readableLine)
    .join('\n')
    .trim();

/** Counted as people count. */
export const cut = (text: string, max: number): string => [...text].slice(0, max).join('').trim();

/**
 * The same name again gets a number, within the room there is; what is free is taken thereby. How far each count has come is remembered: thousands of one name would
 * otherwise be counted from one, each of them.
 */
export function freeNames(max: number, taken = new Set<string>()): (given: string) => string {
  const reached = new Map<string, number>();
  return (given) => {
    const key = cut(given, max).toLowerCase();
    for (let number = reached.get(key) ?? 1; ; number++) {
      const suffix = number === 1 ? '' : ` ${number}`;
      const name = cut(given, max - suffix.length) + suffix;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      reached.set(key, number + 1);
      return name;
    }
  };
}

/** For a few. */
export const freeName = (given: string, taken: Set<string>, max: number): string => freeNames(max, taken)(given);
