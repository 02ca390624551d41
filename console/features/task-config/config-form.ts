import type { getTaskConfig, setTaskConfig } from '@skyhelm/contract/task-config';
import type { InputOf, OutputOf } from '@skyhelm/contract/endpoint';
import type { Issue } from '@skyhelm/core/issue';
import { boundIssues, boundsOf, parameterIssues, PARAMETERS_OF, type ParameterName } from '@skyhelm/core/task/parameters';
import { MOUNTS, type Mount, type TaskType } from '@skyhelm/core/task/task';
import { numberIn } from '../../ui/form/number-in.ts';
import type { Schema } from '../../ui/form/rules.ts';

export type Config = OutputOf<typeof getTaskConfig>;
export type ConfigInput = InputOf<typeof setTaskConfig>;

/** Numbers as they are typed, under the paths that the server names in its refusals. */
export interface TypeValues {
  version: number;
  isOn: boolean;
  [field: string]: string | number | boolean | readonly Mount[];
}

export const mountsField = (type: TaskType): string => `types.${type}.mounts`;
export const numberField = (type: TaskType, name: ParameterName): string => `types.${type}.parameters.${name}`;
export const boundField = (type: TaskType, name: ParameterName, edge: 'min' | 'max'): string => `types.${type}.bounds.${name}.${edge}`;

const typed = (value: number | undefined): string => (value === undefined ? '' : String(value));

export function valuesOf({ version, types }: Config, type: TaskType): TypeValues {
  const { isOn, mounts, parameters, bounds } = types[type];
  const numbers = PARAMETERS_OF[type].flatMap((name): [string, string][] => {
    const { min, max } = boundsOf(name, bounds);
    return [
      [numberField(type, name), typed(parameters[name])],
      [boundField(type, name, 'min'), typed(min)],
      [boundField(type, name, 'max'), typed(max)],
    ];
  });
  return { version, isOn, [mountsField(type)]: mounts, ...Object.fromEntries(numbers) };
}

export const mountsIn = (values: TypeValues, type: TaskType): readonly Mount[] => values[mountsField(type)] as readonly Mount[];
export const textIn = (values: TypeValues, field: string): string => values[field] as string;

/** What is sent of the form of one type: the others as they stand. */
export function inputOf(values: TypeValues, config: Config, type: TaskType) {
  const number = (field: string) => numberIn(textIn(values, field));
  const chosen = mountsIn(values, type);
  const own = {
    isOn: values.isOn,
    mounts: MOUNTS.filter((mount) => chosen.includes(mount)),
    parameters: Object.fromEntries(PARAMETERS_OF[type].map((name) => [name, number(numberField(type, name))])),
    bounds: Object.fromEntries(
      PARAMETERS_OF[type].map((name) => [name, { min: number(boundField(type, name, 'min')), max: number(boundField(type, name, 'max')) }]),
    ),
  };
  return { approvalHours: config.approvalHours, version: values.version, types: { ...config.types, [type]: own } };
}

/** The schema knows numbers; which of them go together, the rules of tasks say. */
export const typedSchema = (schema: Schema, codeOf: (issue: Issue) => string, config: Config, type: TaskType): Schema => ({
  safeParse(given) {
    const input = inputOf(given as TypeValues, config, type);
    const result = schema.safeParse(input);
    if (!result.success) return result;
    const { parameters, bounds } = input.types[type];
    const issues = [...boundIssues(bounds), ...parameterIssues({ type }, parameters, bounds)];
    if (issues.length === 0) return result;
    return { success: false, error: { issues: issues.map((issue) => ({ path: ['types', type, ...issue.at!], message: codeOf(issue) })) } };
  },
});
