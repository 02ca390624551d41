import type { DeviceId, SiteId, TaskId, UserId } from '@skyhelm/contract/ids';
import type { TypeConfig } from '@skyhelm/contract/task-config';
import type { TaskDetails, TaskForm } from '@skyhelm/contract/task';
import { USUAL_CAMERA } from '@skyhelm/core/plan/pattern/cameras';
import {
  parameterIssues,
  PARAMETERS_OF,
  parametersFor,
  usualParameters,
  type ParameterBounds,
  type ParameterName,
  type Parameters,
} from '@skyhelm/core/task/parameters';
import type { TaskPlan } from '@skyhelm/core/task/plan';
import { USUAL_MOUNTS, type Mount, type TaskCraft, type TaskType } from '@skyhelm/core/task/task';
import { numberIn } from '../../ui/form/number-in.ts';
import type { LoadSchema, Schema } from '../../ui/form/rules.ts';

/** As it is typed. What is drawn is kept among it, so that both are saved, compared and given up together. */
export type TaskValues = {
  id?: TaskId;
  version: number;
  name: string;
  plan: TaskPlan;
  deviceType: TaskCraft;
  mount: Mount;
  siteId?: SiteId | undefined;
  workLocation: string;
  deadline: string;
  startTime: string;
  endTime: string;
  executorId?: UserId | null;
  deviceId?: DeviceId | null | undefined;
  remark: string;
} & { [N in ParameterField]?: string };

/** As the contract calls it, so that what is said of it is said at its field. */
export type ParameterField = `parameters.${ParameterName}`;
export const fieldOf = <N extends ParameterName>(name: N): `parameters.${N}` => `parameters.${name}`;

const typed = (type: TaskType, parameters: Parameters): Pick<TaskValues, ParameterField> =>
  Object.fromEntries(PARAMETERS_OF[type].map((name) => [fieldOf(name), parameters[name] === undefined ? '' : String(parameters[name])]));

const EMPTY: { [T in TaskType]: Extract<TaskPlan, { type: T }> } = {
  spot: { type: 'spot', spots: [], photographs: true, tilt: -90 },
  area: { type: 'area', area: [], angle: null },
  orthophoto: { type: 'orthophoto', area: [], angle: null, camera: USUAL_CAMERA },
  oblique: { type: 'oblique', area: [], angle: null, camera: USUAL_CAMERA },
  logistics: { type: 'logistics', via: [], destination: null, delivery: 'land', channel: 1 },
};

/** What a new one begins with, as the enterprise has set it. */
export const newValues = (type: TaskType, config: Pick<TypeConfig, 'mounts' | 'parameters'>): TaskValues => ({
  version: 0,
  name: '',
  plan: EMPTY[type],
  deviceType: 'multirotor',
  mount: config.mounts[0] ?? USUAL_MOUNTS[type][0]!,
  workLocation: '',
  deadline: '',
  startTime: '',
  endTime: '',
  executorId: null,
  remark: '',
  ...typed(type, { ...usualParameters(type), ...config.parameters }),
});

/** What has gone since cannot be chosen again. */
const still = <T>(named: { id: T; isGone: boolean } | null): T | undefined => (named && !named.isGone ? named.id : undefined);

export const valuesOf = (task: TaskDetails): TaskValues => ({
  id: task.id,
  version: task.version,
  name: task.name,
  plan: task.plan,
  deviceType: task.deviceType,
  mount: task.mount,
  siteId: still(task.site),
  workLocation: task.workLocation,
  deadline: task.deadline,
  startTime: task.startTime ?? '',
  endTime: task.endTime ?? '',
  executorId: still(task.executor) ?? null,
  deviceId: still(task.device),
  remark: task.remark,
  ...typed(task.type, task.parameters),
});

/** What is typed that is no number stays what it is: the rules name it. */
export const parametersIn = (values: TaskValues): Parameters =>
  Object.fromEntries(
    parametersFor(values.plan).flatMap((name) => {
      const value = numberIn(values[fieldOf(name)]);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** What is sent of the form; whether it may be, the contract says. */
export const inputOf = (values: TaskValues): TaskForm => ({
  name: values.name,
  plan: values.plan,
  parameters: parametersIn(values),
  deviceType: values.deviceType,
  mount: values.mount,
  siteId: values.siteId as SiteId,
  workLocation: values.workLocation,
  deadline: values.deadline,
  startTime: values.startTime || null,
  endTime: values.endTime || null,
  executorId: values.executorId ?? null,
  deviceId: values.deviceId ?? null,
  remark: values.remark,
});

/** The contract's rules and, of the numbers, those of core within the bounds of the enterprise. */
export const heldTo = (
  schema: Schema,
  codeOf: (issue: ReturnType<typeof parameterIssues>[number]) => string,
  bounds?: ParameterBounds,
): Schema => ({
  safeParse(given) {
    const values = given as TaskValues;
    const input = inputOf(values);
    const result = schema.safeParse(input);
    const own = parameterIssues(values.plan, input.parameters, bounds).map((issue) => ({
      path: issue.at ?? [],
      message: codeOf(issue),
    }));
    const issues = [...(result.success ? [] : result.error.issues), ...own];
    return result.success && own.length === 0 ? result : { success: false, error: { issues } };
  },
});

/** Loaded when the form opens: the rules carry their library along. */
export const schemaWithin =
  (bounds: ParameterBounds | undefined): LoadSchema =>
  async () => {
    const [{ TaskForm: rules }, { codeOf }] = await Promise.all([import('@skyhelm/contract/task'), import('@skyhelm/contract/fields')]);
    return heldTo(rules, codeOf, bounds);
  };
