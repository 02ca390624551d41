import { ensureConsoleBuilt, runTool } from '../bootstrap.mjs';

await runTool(async () => {
  await ensureConsoleBuilt();
  return 0;
});
