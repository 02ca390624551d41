import { ensureConsoleBuilt, ensureInstalled, handOver, runTool } from './bootstrap.mjs';

const args = process.argv.slice(2);

/** Left to itself, Node lets the rubbish of the start lie: a hundred megabytes for as long as nobody uses the product. */
const THRIFT = '--max-semi-space-size=16';

await runTool(async () => {
  await ensureInstalled();
  if (!args.includes('--help') && !args.includes('-h')) await ensureConsoleBuilt();
  return handOver([THRIFT, 'server/main.ts', ...args]);
});
