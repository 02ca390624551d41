import type { AircraftCategory } from '../certification/licence.ts';
import type { Airframe } from '../vehicle/airframe.ts';

export const TASK_TYPES = ['spot', 'area', 'orthophoto', 'oblique', 'logistics'] as const;
export type TaskType = (typeof TASK_TYPES)[number];

/** What each is called in the addresses of its screens. */
export const TASK_PATHS: Record<TaskType, string> = {
  spot: 'spot',
  area: 'area',
  orthophoto: 'orthophoto',
  oblique: 'oblique-photography',
  logistics: 'logistics',
};

export const TASK_STATUSES = ['unpublished', 'published', 'executing', 'completed', 'deleted'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** How the question stands whether it may be flown: not asked, asked, yes, no, or nobody has answered in time. */
export const APPROVALS = ['none', 'pending', 'approved', 'failed', 'timeout'] as const;
export type Approval = (typeof APPROVALS)[number];

/** What can be planned for: each is a kind of aircraft and a category of licence. */
export const TASK_CRAFT = ['multirotor', 'fixedWing', 'vtol'] as const satisfies readonly (Airframe & AircraftCategory)[];
export type TaskCraft = (typeof TASK_CRAFT)[number];

export const MOUNTS = [
  'zoomCamera',
  'infraredCamera',
  'mappingCamera',
  'obliqueCamera',
  'megaphone',
  'lifeDetector',
  'thrower',
  'cargoBox',
] as const;
export type Mount = (typeof MOUNTS)[number];

/** What a task of a type can be done with, the usual one first. */
export const USUAL_MOUNTS: Record<TaskType, readonly Mount[]> = {
  spot: ['zoomCamera', 'infraredCamera', 'megaphone', 'lifeDetector'],
  area: ['zoomCamera', 'infraredCamera', 'lifeDetector'],
  orthophoto: ['mappingCamera'],
  oblique: ['obliqueCamera', 'mappingCamera'],
  logistics: ['thrower', 'cargoBox'],
};
