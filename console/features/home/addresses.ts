import type { TaskStatus } from '@skyhelm/core/task/task';

const asked = (path: string, filters: Record<string, string>): string => `${path}?${new URLSearchParams(filters).toString()}`;

/** Where each figure leads: the list of what it counts, with the filter set. */
export const LISTS = {
  flights: (from: string, to: string) => asked('/history/flight-record', { from, to, source: 'live' }),
  tasks: (status: TaskStatus) => asked('/task-management', { status }),
  approvals: '/approval?state=pending',
  devices: '/device',
  devicesOnline: '/device?network=online',
  devicesUnderRepair: '/device?state=inMaintenance',
  flying: '/tta?show=flying',
  withAlarm: '/tta?show=alarm',
  people: '/user',
  peopleOnline: '/user?presence=online',
  peopleFrozen: '/user?state=frozen',
  peopleWithoutDepartment: '/user?dept=none',
  peopleOf: (dept: string) => asked('/user', { dept }),
  pilots: (licence: 'held' | 'none') => asked('/user', { licence }),
  departments: '/department',
  certifications: '/user-review?standing=pending',
  signIns: (from: string, to: string) => asked('/log', { kind: 'session.opened', from, to }),
  site: (name: string) => asked('/site', { q: name }),
} as const;

export const stationAddress = (deviceId: string): string => asked('/tta', { uav: deviceId });
