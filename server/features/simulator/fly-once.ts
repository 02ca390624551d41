import { spawn } from 'node:child_process';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../simulator/flown/main.ts', import.meta.url));

/** A flight that is over before anybody has waited for it, in a program of its own: what was recorded of it (`.tlog`). `mission` is as simulator/flown/fly-mission.ts reads it. */
export async function flyOnce(mission: object): Promise<Buffer> {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  child.stdin.end(JSON.stringify(mission));
  const [recorded, complaint, code] = await Promise.all([buffer(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(`the simulator flew nothing: ${complaint.slice(-2_000)}`);
  return recorded;
}
