import { isSameValue, type Parameter } from './parameter.ts';

/** Where a file and a vehicle say different things. */
export interface ParameterDifferences {
  differing: { name: string; type: Parameter['type']; value: number | null; wanted: number }[];
  /** In the file, but not known of the vehicle: that is no agreement. */
  absent: { name: string; wanted: number }[];
  same: number;
}

export function differencesOf(wanted: ReadonlyMap<string, number>, parameters: readonly Parameter[]): ParameterDifferences {
  const known = new Map(parameters.map((one) => [one.name, one]));
  const found: ParameterDifferences = { differing: [], absent: [], same: 0 };
  for (const [name, value] of [...wanted].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const parameter = known.get(name);
    if (!parameter) found.absent.push({ name, wanted: value });
    else if (isSameValue(parameter.type, parameter.value, value)) found.same++;
    else found.differing.push({ name, type: parameter.type, value: parameter.value, wanted: value });
  }
  return found;
}
