import { disarm } from '../vehicle/arming.ts';
import { refillTo } from '../vehicle/battery.ts';
import { say, type Aircraft } from '../vehicle/aircraft.ts';
import { PARTS } from '../vehicle/faults.ts';
import { SEVERITY_NAMES } from '../vehicle/notice.ts';
import { DEGREE } from '../world/angle.ts';
import { randomFrom, seedFrom } from '../world/random.ts';
import { RECEIVERS, receiverOf, type ReceiverKind } from '../vehicle/receiver.ts';
import { takePicture } from '../vehicle/pictures.ts';
import { windFrom } from '../world/wind.ts';
import type { Disturbance } from '../links/disturbance.ts';

/** What whoever runs the simulation may do to it, a line each. */
export const ORDERS = [
  'gps off | on            satellites are lost, or found again',
  'motor off | on          a motor fails',
  'compass off | on        the compass shows a wrong way',
  "remote off | on         the pilot's remote control falls silent",
  'receiver centred | low | absent   where its throttle rests, or that there is none',
  'sensor <part> off | on  it reports itself as unhealthy: ' + PARTS.join(', '),
  'gauge off | on          the percent of the battery is not known on board',
  'cell <volts>            what each cell is said to have; 0: what it has',
  'disarm                  the motors stop, also in the air',
  'say <severity> <text>   as the autopilot would: emergency, alert, critical, error, warning, notice, info',
  'battery <percent>       what is left of it from now on',
  'drain <times>           it empties that many times as fast',
  'wind <m/s> <from> [gust]',
  'picture                 the camera takes one',
  'leap <metres> <to>      it is so far away at once, in this direction',
  'link off | on           nothing passes either way',
  'loss <percent>          of the datagrams, each way',
  'delay <ms>              each way',
  'duplicate <percent>     arrive twice',
  'reorder <percent>       are overtaken by others',
  'kill                    the program ends at once, as if by kill -9',
] as const;

/** What a line may act on. */
export interface Ordered {
  craft: Aircraft;
  disturb(more: Partial<Disturbance>): void;
  kill(): void;
}

const SWITCH: Record<string, boolean | undefined> = { off: true, on: false };
const amount = (word: string | undefined, most: number): number | undefined => {
  const value = word === undefined || word.trim() === '' ? NaN : Number(word);
  return value >= 0 && value <= most ? value : undefined;
};

/** False where the line makes no sense; then nothing has happened. */
export function obeyLine(line: string, { craft, disturb, kill }: Ordered): boolean {
  const [verb = '', word, ...more] = line.trim().split(/\s+/);
  const isOff = SWITCH[word ?? ''];
  const percent = amount(word, 100);
  switch (verb) {
    case 'gps':
      return isOff !== undefined && done((craft.faults.gpsLost = isOff));
    case 'motor':
      return isOff !== undefined && done((craft.faults.motorLost = isOff));
    case 'compass':
      return isOff !== undefined && done((craft.faults.compassBad = isOff));
    case 'remote':
      return isOff !== undefined && done((craft.faults.remoteLost = isOff));
    case 'receiver':
      return isReceiver(word) && done((craft.receiver = receiverOf(word)));
    case 'sensor':
      return breakPart(craft, word, SWITCH[more[0] ?? '']);
    case 'gauge':
      return isOff !== undefined && done((craft.faults.gaugeLost = isOff));
    case 'cell': {
      const volts = amount(word, 5);
      return volts !== undefined && done((craft.faults.cellVolts = volts === 0 ? undefined : volts));
    }
    case 'disarm':
      return done(disarm(craft, true));
    case 'say':
      return speak(craft, word, more.join(' '));
    case 'battery':
      return percent !== undefined && done(refillTo(craft.battery, percent / 100));
    case 'drain': {
      const times = amount(word, 1_000);
      return times !== undefined && done((craft.faults.drain = times));
    }
    case 'wind':
      return blow(craft, amount(word, 60), amount(more[0], 360), amount(more[1] ?? '0', 30));
    case 'picture':
      return done(takePicture(craft));
    case 'leap':
      return leap(craft, amount(word, 1_000_000), amount(more[0], 360));
    case 'link':
      return isOff !== undefined && done(disturb({ loss: isOff ? 100 : 0 }));
    case 'loss':
    case 'duplicate':
    case 'reorder':
      return percent !== undefined && done(disturb({ [verb]: percent }));
    case 'delay': {
      const delayMs = amount(word, 60_000);
      return delayMs !== undefined && done(disturb({ delayMs }));
    }
    case 'kill':
      return done(kill());
    default:
      return false;
  }
}

const isReceiver = (word: string | undefined): word is ReceiverKind => RECEIVERS.some((kind) => kind === word);
const done = (_: unknown): true => true;

function breakPart({ faults }: Aircraft, name: string | undefined, isOff: boolean | undefined): boolean {
  const part = PARTS.find((one) => one === name);
  if (!part || isOff === undefined) return false;
  if (isOff) faults.parts.add(part);
  else faults.parts.delete(part);
  return true;
}

function speak(craft: Aircraft, severity: string | undefined, text: string): boolean {
  const known = SEVERITY_NAMES.find((one) => one === severity);
  if (!known || text === '') return false;
  say(craft, known, text);
  return true;
}

function leap({ body }: Aircraft, metres: number | undefined, to: number | undefined): boolean {
  if (metres === undefined || to === undefined) return false;
  body.north += metres * Math.cos(to * DEGREE);
  body.east += metres * Math.sin(to * DEGREE);
  return true;
}

function blow(craft: Aircraft, speed: number | undefined, from: number | undefined, gust: number | undefined): boolean {
  if (speed === undefined || from === undefined || gust === undefined) return false;
  craft.wind = windFrom({ speed, from, gust }, randomFrom(seedFrom(craft.seed, 'wind', craft.seconds)));
  return true;
}
