/** Browsers write a Chinese unit close to its number, everything else here has a space between the two: the same everywhere. */
export const besideUnit = (written: string): string => written.replaceAll(/(\d)(?=\p{Script=Han})/gu, '$1\u00a0');
