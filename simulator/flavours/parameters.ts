import { readFileSync } from 'node:fs';

export type ParameterType = 'i8' | 'i16' | 'i32' | 'f32';

export interface Parameter {
  name: string;
  type: ParameterType;
  /** As the vehicle leaves the works. */
  value: number;
}

/** Shared by all vehicles of a flavour, in the order in which they are listed. */
export interface ParameterTable {
  list: readonly Parameter[];
  index: ReadonlyMap<string, number>;
}

const RANGES: Record<Exclude<ParameterType, 'f32'>, number> = { i8: 7, i16: 15, i32: 31 };

/** What a vehicle stores when it is given this value; an integer that does not fit is cut to its range. */
export function stored(type: ParameterType, value: number): number {
  if (type === 'f32') return Math.fround(value);
  const most = 2 ** RANGES[type] - 1;
  return Math.max(-most - 1, Math.min(most, Math.round(value)));
}

/** Lines of `name,type,value`; later ones win, so that a vehicle changes what its family has. */
export function parameterTable(...texts: string[]): ParameterTable {
  const byName = new Map<string, Parameter>();
  for (const line of texts.join('\n').split('\n')) {
    const [name, type, value] = line.split(',');
    if (name && type) byName.set(name, { name, type: type as ParameterType, value: stored(type as ParameterType, Number(value)) });
  }
  const list = [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { list, index: new Map(list.map(({ name }, index) => [name, index])) };
}

export const readTable = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The parameters of one vehicle: only what differs from its table is kept, because thousands of vehicles share one. */
export interface ParameterSet {
  table: ParameterTable;
  get(name: string): number;
  /** False where there is none of that name or the value is no number. */
  set(name: string, value: number): boolean;
}

export function parameterSet(table: ParameterTable): ParameterSet {
  const changed = new Map<string, number>();
  const defined = (name: string): Parameter | undefined => table.list[table.index.get(name) ?? -1];
  return {
    table,
    get: (name) => changed.get(name) ?? defined(name)?.value ?? 0,
    set(name, value) {
      const parameter = defined(name);
      if (!parameter || !Number.isFinite(value)) return false;
      changed.set(name, stored(parameter.type, value));
      return true;
    },
  };
}
