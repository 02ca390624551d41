import { ensureInstalled, handOver, runTool } from './bootstrap.mjs';

await runTool(async () => {
  await ensureInstalled();
  return handOver(['simulator/replay/main.ts', ...process.argv.slice(2)]);
});
