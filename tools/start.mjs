import { join } from 'node:path';
import { ensureConsoleBuilt, ensureInstalled, handOver, ROOT, runTool } from './bootstrap.mjs';

const args = process.argv.slice(2);

/** Left to itself, Node lets the rubbish of the start lie: a hundred megabytes for as long as nobody uses the product. */
const THRIFT = '--max-semi-space-size=16';
/** What was made of the sources at the first start, so that the second neither compiles nor loads the compiler. */
const COMPILED = join(ROOT, '.cache', 'compiled');

await runTool(async () => {
  await ensureInstalled();
  if (!args.includes('--help') && !args.includes('-h')) await ensureConsoleBuilt();
  return handOver([THRIFT, 'server/main.ts', ...args], { NODE_COMPILE_CACHE: COMPILED });
});
