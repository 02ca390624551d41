const NAME_MAX = 100;

/** The name of an uploaded file as it is stored and shown: without folders, control characters and direction marks. */
export const plainFileName = (name: string): string =>
  name
    .split(/[/\\]/)
    .at(-1)!
    .replace(/[\p{C}\u2028\u2029]/gu, '')
    .trim()
    .slice(-NAME_MAX)
    .toWellFormed();
