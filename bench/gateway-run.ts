import { fork, type ChildProcess } from 'node:child_process';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Contestant } from './gateway-contestants.ts';
import { ageOf, framesOf, introductionOf, loadVehicle, PER_SOCKET, type LoadVehicle } from './gateway-fleet.ts';
import { STOLEN_MAX_PERCENT } from './left-alone.ts';
import { percentile } from './report.ts';
import { stolenSince } from '../tools/stolen.ts';

const SOCKETS = 50;
/** Messages go out in small portions: a real fleet does not speak in chorus. */
const PORTIONS_PER_SECOND = 200;
/** So long after the last one, a message that has not arrived is lost. */
const GRACE_MS = 500;

interface Spent {
  cpu: number;
  memory: number;
}

export interface Outcome {
  p50: number;
  p99: number;
  lostPercent: number;
  /** Share of one core. */
  cpu: number;
  /** Bytes that are in use once all that is done with was thrown away. */
  memory: number;
  /** How late this very process was with its portions at the worst: the load came in bursts then. */
  lateMs: number;
  /** How late its turns come: what a message waits for here counts as if it had waited there. */
  ownDelayMs: number;
  /** Which share of the cores' time the machine's host took away. */
  stolenPercent: number;
}

/** A load that comes in bursts, because this process did not get its turn, measures the machine and not the gateway. */
export const LATE_MAX_MS = 250;
const TRIES = 12;

export function inTime(outcome: Outcome): Outcome {
  if (outcome.lateMs <= LATE_MAX_MS) return outcome;
  throw new Error(`this machine is too busy for the load: it came ${Math.round(outcome.lateMs)} ms late`);
}

/** What came of a time in which the machine was left alone by its host; the times before that say nothing of the gateway. */
export async function undisturbed(speak: () => Promise<Outcome>): Promise<Outcome> {
  const stolen: number[] = [];
  while (stolen.length < TRIES) {
    const outcome = await speak();
    if (outcome.stolenPercent <= STOLEN_MAX_PERCENT) return inTime(outcome);
    stolen.push(outcome.stolenPercent);
    console.log(
      `measured again: the machine's host took ${outcome.stolenPercent.toFixed(1)} % of its time away (p99 was ${outcome.p99.toFixed(0)} ms)`,
    );
  }
  throw new Error(`nothing to be measured here: the machine's host took at least ${Math.min(...stolen).toFixed(1)} % of its time away`);
}

/** Of all that was sent. */
export const LOST_MAX_PERCENT = 0.1;

/** One contestant in a process of its own, with vehicles on one side and sockets on the other. */
export interface GatewayRun {
  /** From now on there are so many vehicles. */
  growTo(count: number): Promise<void>;
  /** All of them speak, so often a second each; what came of it once they were warm. */
  speak(perSecond: number, warmUpS: number, seconds: number): Promise<Outcome>;
  close(): Promise<void>;
}

async function spentBy(child: ChildProcess, what: 'time' | 'memory'): Promise<Spent> {
  const answered = once(child, 'message');
  child.send(what);
  return ((await answered) as [Spent])[0];
}

/** A socket that vehicles speak from. */
async function fieldSocket(): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  socket.on('message', () => {});
  return socket;
}

async function gatewayRun(contestant: Contestant): Promise<GatewayRun> {
  const child = fork(fileURLToPath(new URL(contestant.program, import.meta.url)), [], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ udp, http }] = (await once(child, 'message')) as [{ udp: number; http: number }];
  const vehicles: LoadVehicle[] = [];
  const frames: ReturnType<typeof framesOf>[] = [];
  const field: Socket[] = [];
  const say = (vehicle: LoadVehicle, bytes: Uint8Array) => field[vehicle.socket]!.send(bytes, udp, '127.0.0.1');
  let ages: number[] = [];
  let countedFrom = Infinity;

  function hear({ data }: { data: unknown }): void {
    if (typeof data === 'string') return;
    const now = performance.now();
    for (const roll of contestant.rolls(new Uint8Array(data as ArrayBuffer))) {
      const age = ageOf(roll, now);
      if (now - age >= countedFrom) ages.push(age);
    }
  }

  const readers = await Promise.all(
    Array.from({ length: SOCKETS }, async () => {
      const socket = contestant.open(http);
      socket.binaryType = 'arraybuffer';
      socket.addEventListener('message', hear);
      await once(socket, 'open');
      return socket;
    }),
  );

  async function growTo(count: number): Promise<void> {
    const added = Array.from({ length: count - vehicles.length }, (_, index) => loadVehicle(vehicles.length + index));
    while (field.length < Math.ceil(count / PER_SOCKET)) field.push(await fieldSocket());
    const ports = field.map((socket) => socket.address().port);
    readers.forEach((reader, at) => {
      const its = added.filter(({ number }) => number % SOCKETS === at);
      if (its.length > 0) reader.send(JSON.stringify({ subscribe: contestant.subscribe(its, ports) }));
    });
    for (const vehicle of added) {
      vehicles.push(vehicle);
      frames.push(framesOf(vehicle));
      for (const bytes of introductionOf(vehicle)) say(vehicle, bytes);
      if (vehicle.number % 20 === 0) await sleep(1);
    }
    await sleep(GRACE_MS);
  }

  async function speak(perSecond: number, warmUpS: number, seconds: number): Promise<Outcome> {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    const began = performance.now();
    const stopAt = (warmUpS + seconds) * 1000;
    let before: Spent | undefined;
    let stolen = stolenSince();
    let [next, sent, turnAt, lateMs] = [0, 0, 0, 0];
    for (let ms = 0; ms < stopAt; ms = performance.now() - began) {
      if (!before && ms > warmUpS * 1000) {
        before = await spentBy(child, 'time');
        delay.enable();
        stolen = stolenSince();
        // Stamps are whole milliseconds, cut off.
        countedFrom = Math.ceil(performance.now());
        turnAt = performance.now() - began;
      }
      if (before) lateMs = Math.max(lateMs, ms - turnAt);
      turnAt = ms;
      const due = Math.floor((ms / 1000) * perSecond * vehicles.length);
      for (; next < due; next++) {
        const [number, turn] = [next % vehicles.length, Math.floor(next / vehicles.length)];
        const now = performance.now();
        if (Math.floor(now) >= countedFrom && turn % 2 === 0) sent++;
        say(vehicles[number]!, frames[number]!(turn, now));
      }
      await sleep(1000 / PORTIONS_PER_SECOND);
    }
    const after = await spentBy(child, 'time');
    delay.disable();
    const stolenPercent = stolen();
    await sleep(GRACE_MS);
    const heard = ages;
    [ages, countedFrom] = [[], Infinity];
    return {
      p50: percentile(heard, 0.5),
      p99: percentile(heard, 0.99),
      lostPercent: (Math.max(0, sent - heard.length) * 100) / sent,
      cpu: (after.cpu - before!.cpu) / 1e6 / seconds,
      memory: (await spentBy(child, 'memory')).memory,
      lateMs,
      ownDelayMs: delay.percentile(99) / 1e6,
      stolenPercent,
    };
  }

  return {
    growTo,
    speak,
    async close() {
      for (const reader of readers) reader.close();
      for (const socket of field) socket.close();
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** Whatever comes of it, nothing runs on afterwards. */
export async function withGateway<T>(contestant: Contestant, use: (run: GatewayRun) => Promise<T>): Promise<T> {
  const run = await gatewayRun(contestant);
  try {
    return await use(run);
  } finally {
    await run.close();
  }
}
