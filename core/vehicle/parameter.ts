import { error, type Issue } from '../issue.ts';
import type { ParameterFacts } from './parameter-facts.ts';

export const PARAMETER_TYPES = ['u8', 'i8', 'u16', 'i16', 'u32', 'i32', 'f32'] as const;
export type ParameterType = (typeof PARAMETER_TYPES)[number];

/** One setting of a vehicle, by the name its autopilot gives it. */
export interface Parameter {
  name: string;
  type: ParameterType;
  /** Null for a float that is not a number. */
  value: number | null;
  /** As its firmware sets it, where the vehicle says so. */
  default?: number | null;
  /** Where the vehicle says what it is. */
  facts?: ParameterFacts;
}

/** More than any autopilot has; one that announces more is not believed. */
export const PARAMETERS_MAX = 10_000;

const NAME = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,15}$/;
export const isParameterName = (name: string): boolean => NAME.test(name);

const RANGES: Record<Exclude<ParameterType, 'f32'>, readonly [number, number]> = {
  u8: [0, 0xff],
  i8: [-0x80, 0x7f],
  u16: [0, 0xffff],
  i16: [-0x8000, 0x7fff],
  u32: [0, 0xffff_ffff],
  i32: [-0x8000_0000, 0x7fff_ffff],
};

/** Nine digits tell every float of 32 bits from its neighbours. */
const FLOAT_DIGITS = 9;

/** The shortest decimal that is the same float of 32 bits: 0.1, where the float read as a double would be 0.10000000149011612. */
export function shortestFloat(value: number): number | null {
  const single = Math.fround(value);
  if (!Number.isFinite(single)) return null;
  for (let digits = 1; digits < FLOAT_DIGITS; digits++) {
    const short = Number(single.toPrecision(digits));
    if (Math.fround(short) === single) return short;
  }
  return Number(single.toPrecision(FLOAT_DIGITS));
}

/** As the vehicle would store it, were it told so. */
export const tidied = (type: ParameterType, value: number): number | null => (type === 'f32' ? shortestFloat(value) : value);

/** Why a value cannot be of this type. */
export function unfitness(type: ParameterType, value: number): Issue | undefined {
  if (type === 'f32') return Number.isFinite(Math.fround(value)) ? undefined : error('parameter.notFloat');
  const [min, max] = RANGES[type];
  if (!Number.isInteger(value)) return error('parameter.notWhole');
  return value < min || value > max ? error('parameter.range', { min, max }) : undefined;
}

/** Whether a vehicle that says one of them has the other: a float may have been written with more digits than it holds. */
export function isSameValue(type: ParameterType, one: number | null, other: number | null): boolean {
  if (one === null || other === null || type !== 'f32') return one === other;
  return Math.fround(one) === Math.fround(other);
}

/** Why a vehicle's list of parameters could not be had. */
export const LOAD_FAULTS = ['noAnswer', 'linkLost', 'implausible'] as const;
export type LoadFault = (typeof LOAD_FAULTS)[number];

/** Set to something else than its firmware does; unknown counts as no. */
export const isChanged = ({ type, value, default: factory }: Parameter): boolean =>
  factory !== undefined && !isSameValue(type, value, factory);

/** What became of a value that a vehicle was told to take. */
export const WRITE_RESULTS = [
  /** It says that it has it. */
  'written',
  /** It took another one, such as the nearest it can do. */
  'altered',
  /** It kept what it had. */
  'refused',
  /** It said nothing: nobody knows. */
  'unanswered',
  /** It was not told: there is no way to it, somebody else has the controls, or those before it went unanswered. */
  'notSent',
  /** It was not told: the link would have made a neighbouring number of it. */
  'inexact',
] as const;
export type WriteResult = (typeof WRITE_RESULTS)[number];

export interface WriteOutcome {
  name: string;
  result: WriteResult;
  /** What the vehicle says it has now, as far as it has said so. */
  value: number | null;
}
