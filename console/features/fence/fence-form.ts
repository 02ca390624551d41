import type { ElectronicFence, FenceForm } from '@skyhelm/contract/fence';
import { numberIn } from '../../ui/form/number-in.ts';
import type { Schema } from '../../ui/form/rules.ts';
import { areaIssue, areaOf, NEW_AREA, typedArea, type AreaValues } from '../area/index.ts';

/** As it is typed. */
export interface FenceValues extends AreaValues, Pick<FenceForm, 'name' | 'remark' | 'keep' | 'scope' | 'departmentId' | 'deviceIds'> {
  ceiling: string;
}
export type FenceEdit = FenceValues & Pick<ElectronicFence, 'id' | 'version'>;

export const NEW_FENCE: Partial<FenceValues> = { ...NEW_AREA, keep: 'in', scope: 'device', deviceIds: [] };

/** What is sent of the form: what belongs to another choice than the one that was made is left out. */
export function inputOf<V extends FenceValues>(values: V) {
  const { kind, corners, centre, radius, ceiling, departmentId, deviceIds, ...rest } = values;
  return {
    ...rest,
    shape: areaOf({ kind, corners, centre, radius }),
    ceiling: rest.keep === 'in' ? (numberIn(ceiling ?? '') ?? null) : null,
    departmentId: rest.scope === 'department' ? (departmentId ?? null) : null,
    deviceIds: rest.scope === 'device' ? (deviceIds ?? []) : [],
  };
}

export const valuesOf = ({ shape, ceiling, department, devices, createdAt: _, ...rest }: ElectronicFence): FenceEdit => ({
  ...rest,
  ...typedArea(shape),
  ceiling: ceiling === null ? '' : String(ceiling),
  departmentId: department?.id ?? null,
  deviceIds: devices.map(({ id }) => id),
});

/** The schema asks for numbers and positions, the form holds what was typed. */
export const typedSchema = (schema: Schema): Schema => ({
  safeParse(given) {
    const values = given as FenceValues;
    const result = schema.safeParse(inputOf(values));
    if (result.success) return result;
    const issues = result.error.issues.map((issue) => (issue.path[0] === 'shape' ? areaIssue(issue, values) : issue));
    return { success: false, error: { issues } };
  },
});
