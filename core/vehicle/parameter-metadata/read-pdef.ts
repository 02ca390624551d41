import { isParameterName, PARAMETERS_MAX } from '../parameter.ts';
import type { ParameterFacts } from '../parameter-facts.ts';
import type { MetadataVehicle } from './metadata-file.ts';

const LETTERS_MAX = { label: 200, description: 2_000, group: 60, unit: 20, choice: 200 } as const;
const CHOICES_MAX = 200;
const BITS = 32;
/** Entries of the file that are no group of parameters. */
const NOT_A_GROUP: readonly string[] = ['json'];
/** Files do not name their vehicle; these parameters exist in one firmware only. */
const ONLY_IN: Record<MetadataVehicle, string> = { ArduCopter: 'RTL_ALT_TYPE', ArduPlane: 'RTL_AUTOLAND' };

export interface DescribedParameter {
  name: string;
  facts: ParameterFacts;
}

export interface ReadMetadata {
  parameters: DescribedParameter[];
  /** Undefined where the file does not show which firmware it is of. */
  vehicle: MetadataVehicle | undefined;
}

/** `notJson`: no JSON at all; `notMetadata`: JSON without one parameter; `tooMany`: more than any autopilot has. */
export type MetadataFault = 'notJson' | 'notMetadata' | 'tooMany';

type Entry = Record<string, unknown>;
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value);

function textIn(value: unknown, most: number): string {
  if (typeof value !== 'string') return '';
  const plain = value.replaceAll(/[\p{C}\s\ufffd]+/gu, ' ').trim();
  return plain.slice(0, most).toWellFormed();
}

/** The file writes its numbers as text. */
function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** Numbers and their meanings, lowest first: the order of an object's keys means nothing. */
function choicesIn(value: unknown): { number: number; label: string }[] {
  if (!isEntry(value)) return [];
  const choices = Object.entries(value).flatMap(([key, label]) => {
    const number = numberIn(key);
    return number === undefined ? [] : [{ number, label: textIn(label, LETTERS_MAX.choice) }];
  });
  return choices.sort((one, other) => one.number - other.number).slice(0, CHOICES_MAX);
}

const isTrue = (value: unknown): boolean => value === true || (typeof value === 'string' && value.toLowerCase() === 'true');
const isBit = ({ number }: { number: number }): boolean => Number.isInteger(number) && number >= 0 && number < BITS;

function factsIn(said: Entry, group: string): ParameterFacts {
  const range = isEntry(said['Range']) ? said['Range'] : {};
  const [min, max, increment] = [numberIn(range['low']), numberIn(range['high']), numberIn(said['Increment'])];
  const [unit, description] = [textIn(said['Units'], LETTERS_MAX.unit), textIn(said['Description'], LETTERS_MAX.description)];
  const values = choicesIn(said['Values']).map(({ number: value, label }) => ({ value, label }));
  const bits = choicesIn(said['Bitmask'])
    .filter(isBit)
    .map(({ number: bit, label }) => ({ bit, label }));
  return {
    label: textIn(said['DisplayName'], LETTERS_MAX.label),
    ...(description && { description }),
    ...(group && { group }),
    ...(unit && { unit }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(increment !== undefined && increment > 0 && { increment }),
    ...(isTrue(said['RebootRequired']) && { needsReboot: true as const }),
    ...(isTrue(said['ReadOnly']) && { isReadOnly: true as const }),
    ...(isTrue(said['Volatile']) && { isVolatile: true as const }),
    ...(values.length > 0 && { values }),
    ...(bits.length > 0 && { bits }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * The `apm.pdef.json` of any ArduPilot version. What is deeper than a description goes, or of another kind, is left out; names stay values of a list, so that none
 * of them can become a property of anything.
 */
export function readPdef(text: string): ReadMetadata | MetadataFault {
  const content = parsed(text);
  if (content === undefined) return 'notJson';
  if (!isEntry(content)) return 'notMetadata';
  const found = new Map<string, ParameterFacts>();
  for (const [group, entries] of Object.entries(content)) {
    if (NOT_A_GROUP.includes(group) || !isEntry(entries)) continue;
    const shown = textIn(group, LETTERS_MAX.group).replace(/_+$/, '');
    for (const [name, said] of Object.entries(entries)) {
      if (!isEntry(said) || !isParameterName(name)) continue;
      found.set(name, factsIn(said, shown));
      if (found.size > PARAMETERS_MAX) return 'tooMany';
    }
  }
  if (found.size === 0) return 'notMetadata';
  const vehicles = (Object.keys(ONLY_IN) as MetadataVehicle[]).filter((vehicle) => found.has(ONLY_IN[vehicle]));
  const parameters = [...found].map(([name, facts]) => ({ name, facts }));
  return { parameters, vehicle: vehicles.length === 1 ? vehicles[0] : undefined };
}
