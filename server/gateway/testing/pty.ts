import { spawn } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A cable with an aircraft at its other end. */
export interface Cable {
  send(bytes: Uint8Array): void;
  onData(receive: (bytes: Uint8Array) => void): void;
  pull(): Promise<void>;
}

/** A place where a serial port is while a cable is plugged in. */
export interface Socket {
  path: string;
  plug(): Promise<Cable>;
}

/** Prints the name of its terminal and keeps it open; what the terminal carries comes out of and goes into `script` itself. */
const HOLD = 'stty raw -echo; tty; exec sleep 600';

/** A pseudo-terminal is a real one to whoever opens it. */
export async function serialSocket(): Promise<Socket> {
  const folder = await mkdtemp(join(tmpdir(), 'skyhelm-serial-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'ttyACM0');
  return {
    path,
    async plug() {
      const holder = spawn('script', ['--quiet', '--flush', '--command', HOLD, '/dev/null'], { stdio: ['pipe', 'pipe', 'inherit'] });
      const ended = new Promise<void>((resolve) => holder.once('close', () => resolve()));
      const pull = async () => {
        await rm(path, { force: true });
        holder.kill('SIGKILL');
        await ended;
      };
      onTestFinished(pull);
      await symlink(await terminalOf(holder.stdout), path);
      return { send: (bytes) => void holder.stdin.write(bytes), onData: (receive) => void holder.stdout.on('data', receive), pull };
    },
  };
}

function terminalOf(said: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  return new Promise((resolve) => {
    const hear = (bytes: Buffer) => {
      text += bytes.toString();
      const [, path] = /(\/dev\/\S+)\s/.exec(text) ?? [];
      if (path === undefined) return;
      said.off('data', hear);
      resolve(path);
    };
    said.on('data', hear);
  });
}
