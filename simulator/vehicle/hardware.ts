import { randomFrom, seedFrom } from '../world/random.ts';

const BYTES = 18;

/** By which a vehicle is known for good, in hexadecimal digits: the same seed is the same aircraft after every start. */
export function hardwareFrom(seed: number): string {
  const random = randomFrom(seedFrom(seed, 'uid'));
  return Array.from({ length: BYTES }, () => twoDigits(Math.floor(random.next() * 256))).join('');
}

export const hardwareBytes = (hardware: string): number[] =>
  Array.from({ length: BYTES }, (_, at) => Number.parseInt(hardware.slice(2 * at, 2 * at + 2), 16));

const twoDigits = (byte: number): string => byte.toString(16).padStart(2, '0');
