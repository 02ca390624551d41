import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../simulator/main.ts', import.meta.url));

export interface Simulator {
  /** As a device is bound to it. */
  hardwareId: string;
  /** Does something to it, as a line on its standard input does. */
  say(line: string): void;
  stop(): Promise<void>;
}

/** One nobody listens on at this moment. */
export async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  await new Promise<void>((resolve) => socket.close(() => resolve()));
  return port;
}

/** An aircraft on a real link, as an operator starts one; it ends with us. */
export async function startSimulator(stationPort: number, args: string[] = []): Promise<Simulator> {
  const child = spawn(process.execPath, [PROGRAM, '--tied', '--station', `127.0.0.1:${stationPort}`, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const hardwareId = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /mavlink:([0-9a-f]+)/.exec(output);
      if (found) resolve(found[1]!);
    });
    void ended.then(() => reject(new Error(`the simulator ended:\n${output}`)));
  });
  return {
    hardwareId,
    say: (line) => void child.stdin.write(`${line}\n`),
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
