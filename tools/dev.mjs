import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureConsoleBuilt, ensureInstalled, exitCodeOf, node24Path, passSignals, ROOT, runTool } from './bootstrap.mjs';

/** Both sides, each started again when its sources change: the server by Node, the console by Vite in the browser. */
await runTool(async () => {
  await ensureInstalled();
  // The server does not start without a console, however old; the fresh one comes from Vite.
  if (!existsSync(join(ROOT, 'console/dist/index.html'))) await ensureConsoleBuilt();
  const node = await node24Path();
  const flags = process.argv.slice(2);
  const flag = flags.find((given) => given.startsWith('--port='));
  const port = flag ? flag.slice('--port='.length) : (process.env.PORT ?? '8080');
  const server = spawn(node, ['--watch', '--watch-preserve-output', 'server/main.ts', ...flags], { cwd: ROOT, stdio: 'inherit' });
  const vite = spawn(node, [join(ROOT, 'node_modules/vite/bin/vite.js')], {
    cwd: join(ROOT, 'console'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, SKYHELM_SERVER: `http://127.0.0.1:${port}` },
  });
  const both = [server, vite];
  passSignals(both);
  const first = await Promise.race(both.map(exitCodeOf));
  both.forEach((child) => child.kill('SIGTERM'));
  await Promise.all(both.map((child) => (child.exitCode === null && child.signalCode === null ? exitCodeOf(child) : undefined)));
  return first === 130 || first === 143 ? 0 : first;
});
