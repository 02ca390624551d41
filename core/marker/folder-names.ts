import { freeNames } from '../text/free-name.ts';

/** Names of folders within each other, the outermost first; nothing for what lies in none. */
export type FolderPath = readonly string[];

const BETWEEN = ' / ';
const joined = (path: FolderPath): string => path.join(BETWEEN);
const fits = (name: string, max: number): boolean => [...name].length <= max;

/** The inner folders tell more of what is in them. */
function shortened(path: FolderPath, max: number): string {
  const [, ...inner] = path;
  return fits(joined(path), max) || inner.length === 0 ? joined(path) : shortened(inner, max);
}

export interface FolderNames {
  of(path: FolderPath): string;
  /** How many stand for folders within folders, by their whole path. */
  nested: number;
  /** How many had no room for that, or were called like another. */
  renamed: number;
}

/**
 * Here no folder lies in another: each is called by its path, and no two by the same name, for what was put together nobody could take apart again. Those that
 * keep their name come first, so that what was exported from here comes back as it was.
 */
export function folderNames(paths: readonly FolderPath[], max: number): FolderNames {
  const all = [...new Map(paths.filter(({ length }) => length > 0).map((path) => [JSON.stringify(path), path])).values()];
  const whole = all.filter((path) => fits(joined(path), max));
  const plain = whole.filter(({ length }) => length === 1);
  const names = new Map(plain.map((path) => [JSON.stringify(path), path[0]!]));
  const freeName = freeNames(max, new Set(plain.map(([name]) => name!.toLowerCase())));
  for (const path of [...whole.filter(({ length }) => length > 1), ...all.filter((path) => !fits(joined(path), max))]) {
    names.set(JSON.stringify(path), freeName(shortened(path, max)));
  }
  const of = (path: FolderPath): string => names.get(JSON.stringify(path)) ?? '';
  const kept = all.filter((path) => of(path) === joined(path));
  return { of, nested: kept.filter(({ length }) => length > 1).length, renamed: all.length - kept.length };
}
