import type { Airframe, Autopilot } from './airframe.ts';
import { isParameterName, PARAMETERS_MAX, type Parameter } from './parameter.ts';

/** `plain`: a name and a value a line, as Mission Planner and MAVProxy write it; `qgc`: QGroundControl's columns. */
export const PARAMETER_FORMATS = ['plain', 'qgc'] as const;
export type ParameterFormat = (typeof PARAMETER_FORMATS)[number];

/** What kind of aircraft parameters belong to: those of another kind may make it crash. */
export interface ParameterModel {
  autopilot: Autopilot;
  kind: Airframe;
  firmware: string;
}

const STACKS: Record<Autopilot, string> = { ardupilot: 'ArduPilot', px4: 'PX4 Pro', other: 'Generic' };
const VEHICLES: Record<Airframe, string> = {
  multirotor: 'Multi-Rotor',
  fixedWing: 'Fixed Wing',
  vtol: 'VTOL',
  other: 'Generic',
};
/** As MAVLink numbers them, which QGroundControl writes beside each value. */
const TYPE_NUMBERS: Record<Parameter['type'], number> = { u8: 1, i8: 2, u16: 3, i16: 4, u32: 5, i32: 6, f32: 9 };

export function writeParameterFile(format: ParameterFormat, parameters: readonly Parameter[], model: ParameterModel | null): string {
  const facts = model ? [`# Stack: ${STACKS[model.autopilot]}`, `# Vehicle: ${VEHICLES[model.kind]}`, `# Version: ${model.firmware}`] : [];
  const columns = format === 'qgc' ? ['# Vehicle-Id Component-Id Name Value Type'] : [];
  // A value that is no number cannot be written back.
  const lines = parameters.flatMap(({ name, value, type }) => {
    if (value === null) return [];
    return format === 'qgc' ? `1\t1\t${name}\t${value}\t${TYPE_NUMBERS[type]}` : `${name},${value}`;
  });
  return [...facts, ...columns, ...lines, ''].join('\n');
}

export interface ParameterFile {
  values: Map<string, number>;
  /** What the file says of the aircraft it came from. */
  model: Partial<Pick<ParameterModel, 'autopilot' | 'kind'>>;
  /** Lines, counted from one, that are neither a parameter nor a remark. */
  faults: number[];
}

/** Either format, by what stands in each line; the later of two lines of one name counts, as it does for whoever loads them one by one. */
export function readParameterFile(text: string): ParameterFile {
  const file: ParameterFile = { values: new Map(), model: {}, faults: [] };
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .forEach((raw, index) => {
      const line = raw.trim();
      if (line === '') return;
      if (line.startsWith('#') || line.startsWith('//')) return readFact(line, file.model);
      const found = parameterIn(line);
      if (found && (file.values.has(found[0]) || file.values.size < PARAMETERS_MAX)) file.values.set(...found);
      else file.faults.push(index + 1);
    });
  return file;
}

function parameterIn(line: string): [string, number] | undefined {
  const columns = line.split(/[,\s]+/);
  const isQgc = columns.length >= 5 && /^\d+$/.test(columns[0]!) && /^\d+$/.test(columns[1]!);
  const [name, written] = isQgc ? [columns[2]!, columns[3]!] : [columns[0]!, columns[1] ?? ''];
  // `Number` would take an empty text for nought, and hexadecimal digits for a value nobody meant.
  if (!isParameterName(name) || !/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(written)) return undefined;
  return [name, Number(written)];
}

function readFact(line: string, model: ParameterFile['model']): void {
  const [, key, value] = /^#\s*(stack|vehicle):\s*(\S.*)$/i.exec(line) ?? [];
  if (key === undefined || value === undefined) return;
  if (key.toLowerCase() === 'stack') {
    if (/px4/i.test(value)) model.autopilot = 'px4';
    else if (/ardupilot|apm/i.test(value)) model.autopilot = 'ardupilot';
  } else if (/multi|copter|quad/i.test(value)) model.kind = 'multirotor';
  else if (/vtol/i.test(value)) model.kind = 'vtol';
  else if (/fixed|plane/i.test(value)) model.kind = 'fixedWing';
}

/** False where the file says that it is from another kind of aircraft; true where it says nothing of it. */
export const isForModel = (file: ParameterFile['model'], model: ParameterModel): boolean =>
  (file.autopilot ?? model.autopilot) === model.autopilot && (file.kind ?? model.kind) === model.kind;
