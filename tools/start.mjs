import { ensureConsoleBuilt, ensureInstalled, handOver, runTool } from './bootstrap.mjs';

const args = process.argv.slice(2);

await runTool(async () => {
  await ensureInstalled();
  if (!args.includes('--help') && !args.includes('-h')) await ensureConsoleBuilt();
  return handOver(['server/main.ts', ...args]);
});
