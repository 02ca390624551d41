import { parseArgs } from 'node:util';
import { addressFrom, ArgumentFault } from '../arguments.ts';
import type { ReplayOptions } from './replay.ts';

export const HELP = `Plays a .tlog, a recording of MAVLink, to a ground station as if it flew: over UDP, in its order and at its pace.

  npm run replay -- flight.tlog                      once, to 127.0.0.1:14550
  npm run replay -- flight.tlog --speed 10 --loop    ten times as fast, again and again
  npm run replay -- flight.tlog --from 12:30         from twelve and a half minutes on

  --to <host:port>       where the ground station listens              127.0.0.1:14550
  --speed <times>        seconds of the recording in a second          1
  --from <[[h:]m:]s>     begins so far into the recording              0
  --loop                 begins anew at its end
  --hardware <hex>       number of the hardware that the first aircraft says it has, instead of its own
  --help
`;

const OPTIONS = {
  to: { type: 'string' },
  speed: { type: 'string' },
  from: { type: 'string' },
  loop: { type: 'boolean' },
  hardware: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const SPEED = { least: 0.01, most: 1_000 };

export type Wanted = Pick<ReplayOptions, 'file' | 'to' | 'speed' | 'from' | 'isLoop' | 'hardware'>;

/** Nothing where only help was wanted. */
export function wantedFrom(words: string[]): Wanted | undefined {
  const { values, positionals } = parsed(words);
  if (values.help) return undefined;
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new ArgumentFault('Name one .tlog to play; --help says how.');
  return {
    file,
    to: addressFrom(values.to ?? '127.0.0.1:14550'),
    speed: speedFrom(values.speed ?? '1'),
    from: momentFrom(values.from ?? '0'),
    isLoop: values.loop ?? false,
    hardware: hardwareFrom(values.hardware),
  };
}

function parsed(words: string[]) {
  try {
    return parseArgs({ args: words, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new ArgumentFault((error as Error).message);
  }
}

function speedFrom(text: string): number {
  const speed = text.trim() === '' ? Number.NaN : Number(text);
  if (!(speed >= SPEED.least && speed <= SPEED.most)) throw new ArgumentFault(`A speed is a number from ${SPEED.least} to ${SPEED.most}.`);
  return speed;
}

function momentFrom(text: string): number {
  if (!/^(\d+:){0,2}\d+(\.\d+)?$/.test(text))
    throw new ArgumentFault(`"${text}" is no moment of a recording: 90, 1:30 and 0:01:30 are the same one.`);
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}

function hardwareFrom(text: string | undefined): string | undefined {
  const digits = text?.toLowerCase().replace(/^mavlink:/, '');
  if (digits !== undefined && (!/^[0-9a-f]{36}$/.test(digits) || /^0+$/.test(digits)))
    throw new ArgumentFault('The number of a hardware is 36 hexadecimal digits.');
  return digits;
}
