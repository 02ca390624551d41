import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../simulator/main.ts', import.meta.url));

/** A port of this machine that nobody listens on. */
export async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  return port;
}

export interface Simulated {
  stop(): Promise<void>;
}

/** An aircraft of the simulator that speaks to a product of this machine. */
export function simulated(port: number, ...options: string[]): Simulated {
  const args = [PROGRAM, '--tied', '--station', `127.0.0.1:${port}`, ...options];
  const program = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'inherit'] });
  const gone = once(program, 'close');
  return {
    async stop() {
      program.stdin.end();
      await gone;
    },
  };
}
