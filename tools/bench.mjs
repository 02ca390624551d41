import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureConsoleBuilt, ensureInstalled, node24Path } from './bootstrap.mjs';

await ensureInstalled();
await ensureConsoleBuilt();
const main = fileURLToPath(new URL('../bench/main.ts', import.meta.url));
const { status } = spawnSync(await node24Path(), [main, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
