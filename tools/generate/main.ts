import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../root.ts';
import { generateMigration } from './migrations.ts';
import { writtenFiles } from './written-files.ts';

const { values } = parseArgs({ options: { name: { type: 'string' } } });

for (const { path, content } of writtenFiles()) {
  const file = join(ROOT, path);
  if (contentOf(file) === content) console.log(`unchanged  ${path}`);
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    console.log(`written    ${path}`);
  }
}
const migration = generateMigration(values.name);
console.log(migration ? `written    server/migrations/${migration}` : 'unchanged  server/migrations');

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
