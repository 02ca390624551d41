import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FLAVOURS } from './flavours/index.ts';
import type { Address } from './links/udp.ts';
import { ORDERS } from './scenarios/order-line.ts';
import { Scenario } from './scenarios/scenario.ts';

export const HELP = `Flies aircraft that a ground station cannot tell from real ones: MAVLink 2 over UDP.

  npm run simulator                                  one ArduPilot copter, speaking to 127.0.0.1:14550
  npm run simulator -- --flavour px4-vtol --at 47.3977,8.5456,488,90 --wind 6,270,2
  npm run simulator -- --fleet 500 --patrol 300      a fleet that flies on its own
  npm run simulator -- --scenario simulator/scenarios/bad-link.json

  --station <host:port>    where the ground station listens                    127.0.0.1:14550
  --listen <[host:]port>   a port of our own, so that a station may speak first  any free one
  --flavour <name>         ${FLAVOURS.map(({ name }) => name).join(', ')}
  --system <1..250>        system id of the first aircraft                     1
  --at <lat,lon[,metres above the sea[,heading]]>   where it stands
  --seed <number>          the same seed is the same aircraft in the same weather  1
  --speed <times>          seconds of flight in a second                       1
  --wind <m/s,from[,gust]>
  --fix <name>             3d, differential, rtkFloat, rtkFixed                3d
  --parachute              it has one
  --receiver <name>        centred, low (throttle at minimum), absent          centred
  --set <NAME=value>       a parameter, as often as needed
  --fleet <count>          that many light aircraft in one program
  --per-socket <count>     of them share a socket and differ by system id      1
  --patrol <metres>        takes off by itself and flies around its place, again and again
  --left-alone <seconds>   on the ground, until one that somebody flew does so again  600
  --loss, --duplicate, --reorder <percent>, --delay <ms>   a bad link, each way
  --key <64 hex digits>    signs its messages and hears only signed ones
  --tied                   ends when its standard input does: it does not outlive who started it
  --scenario <file>        all of this and timed events as JSON; options here count more
  --help

While it runs, a line on the standard input does something to all aircraft, or to one ("3: gps off"):
${ORDERS.map((order) => `  ${order}`).join('\n')}
`;

const OPTIONS = {
  station: { type: 'string' },
  listen: { type: 'string' },
  flavour: { type: 'string' },
  system: { type: 'string' },
  at: { type: 'string' },
  seed: { type: 'string' },
  speed: { type: 'string' },
  wind: { type: 'string' },
  fix: { type: 'string' },
  parachute: { type: 'boolean' },
  receiver: { type: 'string' },
  set: { type: 'string', multiple: true },
  fleet: { type: 'string' },
  'per-socket': { type: 'string' },
  patrol: { type: 'string' },
  'left-alone': { type: 'string' },
  loss: { type: 'string' },
  duplicate: { type: 'string' },
  reorder: { type: 'string' },
  delay: { type: 'string' },
  key: { type: 'string' },
  scenario: { type: 'string' },
  tied: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** A fault in what was typed: told in a sentence, without a stack. */
export class ArgumentFault extends Error {}

export interface Started {
  scenario: Scenario;
  station: Address;
  listen: Address | undefined;
  key: Uint8Array | undefined;
  isTied: boolean;
}

const number = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

export function addressFrom(text: string): Address {
  const [, host = '127.0.0.1', port] = /^(?:\[?([^[\]]+)\]?:)?(\d{1,5})$/.exec(text.trim()) ?? [];
  if (port === undefined || Number(port) > 65_535)
    throw new ArgumentFault(`"${text}" is no address: host:port is one, such as 127.0.0.1:14550.`);
  return { host: host === 'localhost' ? '127.0.0.1' : host, port: Number(port) };
}

function keyFrom(text: string | undefined): Uint8Array | undefined {
  if (text === undefined) return undefined;
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new ArgumentFault('A key is 64 hexadecimal digits.');
  return Uint8Array.from(Buffer.from(text, 'hex'));
}

function fileFrom(path: string | undefined): Record<string, unknown> {
  if (path === undefined) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  } catch (error) {
    throw new ArgumentFault(`The scenario ${path} cannot be read: ${(error as Error).message}`);
  }
}

/** What was typed about the aircraft, by the names of a scenario; what was not typed is left out. */
function vehicleFrom(values: ReturnType<typeof parsed>): Record<string, unknown> {
  const [latitude, longitude, elevation, heading] = values.at?.split(',').map(Number) ?? [];
  const parameters = values.set?.map((text) => text.split('=', 2)).map(([name, value]) => [name, Number(value)]);
  const fleet = number(values.fleet);
  return defined({
    flavour: values.flavour,
    system: number(values.system),
    latitude,
    longitude,
    elevation,
    heading,
    fix: values.fix,
    parachute: values.parachute,
    receiver: values.receiver,
    parameters: parameters && Object.fromEntries(parameters),
    patrol: number(values.patrol),
    leftAlone: number(values['left-alone']),
    count: fleet,
    light: fleet === undefined ? undefined : true,
  });
}

const defined = (given: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

function parsed(words: string[]) {
  try {
    return parseArgs({ args: words, options: OPTIONS }).values;
  } catch (error) {
    throw new ArgumentFault((error as Error).message);
  }
}

/** Nothing where only help was wanted. */
export function startedFrom(words: string[]): Started | undefined {
  const values = parsed(words);
  if (values.help) return undefined;
  const file = fileFrom(values.scenario);
  const [speed, from, gust] = values.wind?.split(',').map(Number) ?? [];
  const typed = vehicleFrom(values);
  const vehicles = (file['vehicles'] as object[] | undefined) ?? [{}];
  const disturbance = defined({
    loss: number(values.loss),
    duplicate: number(values.duplicate),
    reorder: number(values.reorder),
    delayMs: number(values.delay),
  });
  const result = Scenario.safeParse({
    ...file,
    ...defined({
      seed: number(values.seed),
      speed: number(values.speed),
      station: values.station,
      perSocket: number(values['per-socket']),
    }),
    ...(values.wind === undefined ? {} : { wind: defined({ speed, from, gust }) }),
    disturbance: { ...(file['disturbance'] as object | undefined), ...disturbance },
    vehicles: vehicles.map((vehicle) => ({ ...vehicle, ...typed })),
  });
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new ArgumentFault(`This cannot be flown:\n${faults.join('\n')}`);
  }
  const scenario = result.data;
  return {
    scenario,
    station: addressFrom(scenario.station),
    listen: values.listen === undefined ? undefined : addressFrom(/:/.test(values.listen) ? values.listen : `0.0.0.0:${values.listen}`),
    key: keyFrom(values.key),
    isTied: values.tied ?? false,
  };
}
