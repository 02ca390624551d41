import type { ElectronicFence } from '@skyhelm/contract/fence';
import { addFence } from '@skyhelm/contract/fence';
import type { DepartmentId, DeviceId, FenceId } from '@skyhelm/contract/ids';
import { expect, test } from 'vitest';
import { inputOf, typedSchema, valuesOf, type FenceValues } from './fence-form.ts';

const DEVICE = '01890000-0000-7000-8000-000000000001' as DeviceId;
const DEPARTMENT = '01890000-0000-7000-8000-000000000002' as DepartmentId;
const typed: FenceValues = {
  name: 'Works',
  remark: '',
  keep: 'in',
  kind: 'polygon',
  corners: '31.2, 121.4\n31.2, 121.5\n31.3, 121.45',
  centre: '',
  radius: '',
  ceiling: '120',
  scope: 'device',
  departmentId: DEPARTMENT,
  deviceIds: [DEVICE],
};
const saysOf = (given: Partial<FenceValues>) => {
  const result = typedSchema(addFence.input).safeParse({ ...typed, ...given });
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
};

test('what was chosen is sent, and nothing of what was chosen before', () => {
  expect(inputOf(typed)).toMatchObject({ ceiling: 120, departmentId: null, deviceIds: [DEVICE], shape: { kind: 'polygon' } });
  expect(inputOf({ ...typed, scope: 'department', keep: 'out' })).toMatchObject({ ceiling: null, departmentId: DEPARTMENT, deviceIds: [] });
  expect(inputOf({ ...typed, scope: 'enterprise' })).toMatchObject({ departmentId: null, deviceIds: [] });
});

test('what is wrong is said of the field it was typed into, three points included: second document, section 5', () => {
  expect(saysOf({})).toEqual([]);
  expect(saysOf({ corners: '31.2, 121.4\n31.2, 121.5' })).toEqual(['corners fence.points']);
  expect(saysOf({ scope: 'department', departmentId: null })).toEqual(['departmentId fence.department']);
  expect(saysOf({ deviceIds: [] })).toEqual(['deviceIds fence.devices']);
  expect(saysOf({ ceiling: '0' })).toEqual(['ceiling fence.ceiling']);
  expect(saysOf({ ceiling: 'high' })).toEqual(['ceiling fence.ceiling']);
});

test('what was stored comes back as it was', () => {
  const stored: ElectronicFence = {
    id: '01890000-0000-7000-8000-000000000003' as FenceId,
    version: 3,
    name: 'Works',
    remark: 'x',
    keep: 'in',
    shape: { kind: 'circle', centre: { latitude: 31.2, longitude: 121.4 }, radius: 500 },
    ceiling: null,
    scope: 'department',
    department: { id: DEPARTMENT, name: 'North' },
    devices: [],
    createdAt: '2026-01-01T00:00:00.000Z',
  };
  const { shape, ceiling, keep, scope, version } = stored;
  expect(inputOf(valuesOf(stored))).toMatchObject({ shape, ceiling, keep, scope, version, departmentId: DEPARTMENT, deviceIds: [] });
});
