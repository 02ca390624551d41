import { fork, type ChildProcess } from 'node:child_process';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { decodeBatch } from '@skyhelm/core/vehicle/batch-wire';
import { ageOf, framesOf, introductionOf, loadVehicles, PER_SOCKET, type LoadVehicle } from './gateway-fleet.ts';
import { percentile, type Row } from './report.ts';

const VEHICLES = 2_000;
const PER_SECOND = 10;
const SOCKETS = 50;
const WARM_UP_S = 5;
const SECONDS = 15;
/** Messages go out in small portions: a real fleet does not speak in chorus. */
const PORTIONS_PER_SECOND = 200;
/** A load that comes in bursts, because this process did not get its turn, measures the machine and not the gateway. */
const LATE_MAX_MS = 250;
const ROLL_AT = 10 + 4;
const DEGREES = 180 / Math.PI;

interface Contestant {
  program: string;
  open(port: number): WebSocket;
  /** What a socket asks for to hear these vehicles. */
  subscribe(vehicles: LoadVehicle[], ports: number[]): string[];
  /** Rolls of what was received, in degrees. */
  rolls(bytes: Uint8Array): number[];
}

const OURS: Contestant = {
  program: '../server/testing/load/gateway-alone.ts',
  open: (port) => new WebSocket(`ws://127.0.0.1:${port}/uavdata?ticket=x`, 'skyhelm.v1'),
  subscribe: (vehicles) => vehicles.map(({ number }) => `device${number}`),
  rolls: (bytes) => decodeBatch(bytes)!.flatMap(({ patch }) => (patch.roll === undefined ? [] : [patch.roll])),
};
const BARE: Contestant = {
  program: '../server/testing/load/bare-forwarder.ts',
  open: (port) => new WebSocket(`ws://127.0.0.1:${port}/`),
  subscribe: (vehicles, ports) => vehicles.map(({ socket, system }) => `${ports[socket]} ${system}`),
  rolls: (bytes) => (bytes[7] === 30 ? [new DataView(bytes.buffer, bytes.byteOffset).getFloat32(ROLL_AT, true) * DEGREES] : []),
};

/** What the other process says it has used: microseconds and bytes. */
interface Spent {
  cpu: number;
  memory: number;
}

interface Outcome {
  p50: number;
  p99: number;
  sent: number;
  received: number;
  /** Share of one core. */
  cpu: number;
  memory: number;
}

async function spentBy(child: ChildProcess): Promise<Spent> {
  const answered = once(child, 'message');
  child.send('spent');
  return ((await answered) as [Spent])[0];
}

/** Sockets that vehicles speak from. */
async function fieldSockets(count: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => createSocket('udp4'));
  for (const socket of sockets) {
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    socket.on('message', () => {});
  }
  return sockets;
}

async function measure(contestant: Contestant, count: number): Promise<Outcome> {
  const child = fork(fileURLToPath(new URL(contestant.program, import.meta.url)), [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ udp, http }] = (await once(child, 'message')) as [{ udp: number; http: number }];
  const vehicles = loadVehicles(count);
  const field = await fieldSockets(Math.ceil(count / PER_SOCKET));
  const ports = field.map((socket) => socket.address().port);
  const say = (vehicle: LoadVehicle, bytes: Uint8Array) => field[vehicle.socket]!.send(bytes, udp, '127.0.0.1');
  const ages: number[] = [];
  let [isCounting, sent, received] = [false, 0, 0];

  const readers = await Promise.all(
    Array.from({ length: SOCKETS }, async (_, at) => {
      const socket = contestant.open(http);
      socket.binaryType = 'arraybuffer';
      socket.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') return;
        for (const roll of contestant.rolls(new Uint8Array(data as ArrayBuffer))) {
          const age = ageOf(roll, performance.now());
          if (!isCounting || age > 10_000) continue;
          received++;
          ages.push(age);
        }
      });
      await once(socket, 'open');
      socket.send(
        JSON.stringify({
          subscribe: contestant.subscribe(
            vehicles.filter(({ number }) => number % SOCKETS === at),
            ports,
          ),
        }),
      );
      return socket;
    }),
  );
  for (const vehicle of vehicles) {
    for (const bytes of introductionOf(vehicle)) say(vehicle, bytes);
    if (vehicle.number % 20 === 0) await sleep(1);
  }
  await sleep(500);

  const frames = vehicles.map(framesOf);
  const each = (count * PER_SECOND) / PORTIONS_PER_SECOND;
  const began = performance.now();
  let next = 0;
  const stopAt = (WARM_UP_S + SECONDS) * 1000;
  let before: Spent | undefined;
  let [turnAt, latest] = [0, 0];
  for (let ms = 0; ms < stopAt; ms = performance.now() - began) {
    if (!before && ms > WARM_UP_S * 1000) {
      before = await spentBy(child);
      isCounting = true;
    }
    if (isCounting) latest = Math.max(latest, ms - turnAt);
    turnAt = ms;
    const due = Math.floor((ms / 1000) * PORTIONS_PER_SECOND * each);
    for (; next < due; next++) {
      const [vehicle, turn] = [vehicles[next % count]!, Math.floor(next / count)];
      if (isCounting && turn % 2 === 0) sent++;
      say(vehicle, frames[vehicle.number]!(turn, performance.now()));
    }
    await sleep(1000 / PORTIONS_PER_SECOND);
  }
  const after = await spentBy(child);
  await sleep(300);
  for (const reader of readers) reader.close();
  for (const socket of field) socket.close();
  child.disconnect();
  await once(child, 'exit');
  if (latest > LATE_MAX_MS) throw new Error(`this machine is too busy for the load: it came ${Math.round(latest)} ms late`);
  return {
    p50: percentile(ages, 0.5),
    p99: percentile(ages, 0.99),
    sent,
    received,
    cpu: (after.cpu - before!.cpu) / 1e6 / SECONDS,
    memory: after.memory,
  };
}

export async function gatewayLoad(): Promise<Row[]> {
  const baseline = await measure(BARE, VEHICLES);
  const ours = await measure(OURS, VEHICLES);
  const bench = 'gateway-load';
  const lost = ({ sent, received }: Outcome) => (Math.max(0, sent - received) * 100) / sent;
  return [
    {
      bench,
      what: `packet to socket, p99, ${VEHICLES} vehicles`,
      ours: ours.p99,
      baseline: baseline.p99,
      unit: 'ms',
      goal: 'under 100 ms',
      met: ours.p99 < 100,
    },
    { bench, what: 'packet to socket, p50', ours: ours.p50, baseline: baseline.p50, unit: 'ms', goal: '', met: true },
    {
      bench,
      what: 'messages that did not arrive',
      ours: lost(ours),
      baseline: lost(baseline),
      unit: '%',
      goal: 'none',
      met: lost(ours) < 0.1,
    },
    {
      bench,
      what: 'time of one core',
      ours: ours.cpu * 100,
      baseline: baseline.cpu * 100,
      unit: '%',
      goal: 'at most 2x',
      met: ours.cpu <= 2 * baseline.cpu,
    },
    { bench, what: 'memory', ours: ours.memory / 1e6, baseline: baseline.memory / 1e6, unit: 'MB', goal: '', met: true },
  ];
}
