import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

export const hashText = (text) => createHash('sha256').update(text).digest('hex');

const IGNORED = /^(node_modules|dist|\.DS_Store)$|\.test\.tsx?$/;

/** One fingerprint of files and folders, by name and content: copies, checkouts and touched files do not change it. */
export async function hashFiles(root, places) {
  const files = (await Promise.all(places.map((place) => filesIn(join(root, place))))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await readFile(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

async function filesIn(place) {
  if ((await stat(place)).isFile()) return [place];
  const names = (await readdir(place)).filter((name) => !IGNORED.test(name));
  return (await Promise.all(names.map((name) => filesIn(join(place, name))))).flat();
}
