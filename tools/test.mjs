import { ensureInstalled, handOver } from './bootstrap.mjs';

try {
  await ensureInstalled();
  process.exitCode = await handOver(['tools/test/main.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(`Nothing could be tested: ${error instanceof Error ? error.message : error}`);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
