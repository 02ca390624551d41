import type { PermissionNoun } from './permissions.ts';

/** What this product is made of, as an enterprise is told of it. A part that is not built is not listed. */
export const MODULES = [
  'people',
  'devices',
  'sites',
  'airspace',
  'planning',
  'tasks',
  'operationLog',
  'openPlatform',
  'administration',
] as const;
export type Module = (typeof MODULES)[number];

/** Whatever can be permitted belongs to one of them. */
export const MODULE_OF: Record<PermissionNoun, Module> = {
  department: 'people',
  user: 'people',
  role: 'people',
  device: 'devices',
  flightRecord: 'devices',
  site: 'sites',
  noFlyZone: 'airspace',
  fence: 'airspace',
  route: 'planning',
  marker: 'planning',
  task: 'tasks',
  approval: 'tasks',
  log: 'operationLog',
  accessKey: 'openPlatform',
  outbox: 'administration',
  corporate: 'administration',
};
