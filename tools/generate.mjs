import { ensureInstalled, handOver, runTool } from './bootstrap.mjs';

await runTool(async () => {
  await ensureInstalled();
  return handOver(['tools/generate/main.ts', ...process.argv.slice(2)]);
});
