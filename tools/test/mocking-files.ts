import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/**
 * Test files in these folders that replace modules. They need modules of their own: what an earlier file of the same worker has loaded
 * would not see the replacement, so that whether they pass would depend on the order of the files.
 */
export function mockingFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
      .map((file) => join(folder, file))
      .filter((file) => /\bvi\.(mock|doMock)\(/.test(readFileSync(join(ROOT, file), 'utf8'))),
  );
}
