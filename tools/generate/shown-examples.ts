import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import type { WrittenFile } from './written-files.ts';

const SHOWN = /(<!-- (docs\/examples\/[\w-]+\.(\w+)) -->\n\n```\w+\n)[^]*?(```\n)/g;

/** A page with the examples that it names as they are now: what readers copy is what the tests run. */
export function withExamples(path: string): WrittenFile {
  const page = readFileSync(join(ROOT, path), 'utf8');
  return {
    path,
    content: page.replaceAll(SHOWN, (_, head: string, example: string, _ending: string, foot: string) => {
      return `${head}${readFileSync(join(ROOT, example), 'utf8')}${foot}`;
    }),
  };
}
