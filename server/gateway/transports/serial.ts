import { access } from 'node:fs/promises';
import { keptOpen, type Attempt, type EndAttempt } from './kept-open.ts';
import type { Transport, TransportLog, Welcome } from './transport.ts';

export interface SerialPort {
  path: string;
  baud: number;
}

/** What we use of the binding, whose own types do not resolve. */
interface Binding {
  open(options: { path: string; baudRate: number }): Promise<OpenPort>;
}

interface OpenPort {
  /** At least one byte. */
  read(into: Buffer, offset: number, length: number): Promise<{ bytesRead: number }>;
  write(bytes: Buffer): Promise<void>;
  close(): Promise<void>;
}

const READ_BYTES = 4_096;
/** Some whole frames, on the slowest line too. */
const WAITING_LEAST = 1_024;
/** Start, eight bits, stop. */
const BITS_PER_BYTE = 10;
/** Some drivers go on with nothing to say when the plug is pulled; what they stood for is then gone from the folder of devices. */
const LOOK_EVERY_MS = 2_000;

/** Telemetry radios and autopilots on a cable. What opens them is loaded only where there is one: it is made for each kind of machine. */
export async function serialTransport({ path, baud }: SerialPort, welcome: Welcome, log: TransportLog): Promise<Transport> {
  const { autoDetect } = await import('@serialport/bindings-cpp');
  const binding = autoDetect() as Binding;
  const name = `serial ${path}`;

  return keptOpen(name, log, (attempt) => {
    let isWanted = true;
    const opening = binding.open({ path, baudRate: baud }).then(
      (port): EndAttempt => {
        if (!isWanted) return () => port.close();
        attempt.opened();
        return attendPort(port, { name, path, baud }, welcome, attempt);
      },
      (error: Error) => attempt.ended(error.message),
    );
    return async () => {
      isWanted = false;
      await (
        await opening
      )?.();
    };
  });
}

function attendPort(port: OpenPort, { name, path, baud }: SerialPort & { name: string }, welcome: Welcome, { ended }: Attempt): EndAttempt {
  const looking = setInterval(() => void access(path).catch((error: Error) => end(error.message)), LOOK_EVERY_MS);
  const sender = portSender(port, baud, (error) => void end(error.message));
  const remoteEnd = welcome({ name, isDatagram: false, send: sender });
  let closed: Promise<void> | undefined;

  function end(reason: string): Promise<void> {
    clearInterval(looking);
    return (closed ??= port.close().then(
      () => done(reason),
      (error: Error) => done(error.message),
    ));
  }

  function done(reason: string): void {
    remoteEnd?.end();
    ended(reason);
  }

  async function hear(): Promise<void> {
    const bytes = Buffer.alloc(READ_BYTES);
    while (!closed) {
      const { bytesRead } = await port.read(bytes, 0, bytes.length);
      remoteEnd?.receive(bytes.subarray(0, bytesRead));
    }
  }

  if (remoteEnd) hear().catch((error: Error) => end(error.message));
  else void end('too many remotes');
  return () => end('closed');
}

/** One piece after the other, and no more waiting than the line carries in a second: an order that comes late is worse than none. */
function portSender(port: OpenPort, baud: number, failed: (error: Error) => void): (bytes: Uint8Array) => void {
  const most = Math.max(baud / BITS_PER_BYTE, WAITING_LEAST);
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let isWriting = false;

  async function write(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const bytes = Buffer.concat(waiting);
      waiting = [];
      await port.write(bytes);
      waitingBytes -= bytes.length;
    }
    isWriting = false;
  }

  return (bytes) => {
    if (waitingBytes + bytes.length > most) return;
    waiting.push(bytes);
    waitingBytes += bytes.length;
    if (!isWriting) write().catch(failed);
  };
}
