/**
 * The one catalogue from which menus, hidden routes, buttons, endpoints and access-key scopes come.
 * Add a verb here and the role editor, the menu tree and the matrix test know it.
 */
export const PERMISSIONS = [
  'department:query',
  'department:add',
  'department:edit',
  'department:delete',
  'department:personnel',
  'department:export',
  'user:query',
  'user:add',
  'user:edit',
  'user:delete',
  'user:freeze',
  'user:resetPassword',
  'user:legalize',
  'user:export',
  'user:import',
  'role:query',
  'role:add',
  'role:edit',
  'role:delete',
  'log:query',
  'log:export',
  'log:check',
  'outbox:query',
  'site:query',
  'site:add',
  'site:edit',
  'site:delete',
  'site:export',
  'noFlyZone:query',
  'noFlyZone:add',
  'noFlyZone:edit',
  'noFlyZone:delete',
  'fence:query',
  'fence:add',
  'fence:edit',
  'fence:delete',
  'route:query',
  'route:add',
  'route:edit',
  'route:delete',
  'route:share',
  'device:query',
  'device:add',
  'device:edit',
  'device:delete',
  'device:details',
  'device:export',
  'device:bind',
  'device:share',
  'device:group',
  'device:control',
  'device:simulate',
  'flightRecord:query',
  'flightRecord:export',
  'flightRecord:import',
  'flightRecord:delete',
  'corporate:query',
  'corporate:edit',
  'accessKey:query',
  'accessKey:add',
  'accessKey:edit',
  'accessKey:delete',
] as const;

export type Permission = (typeof PERMISSIONS)[number];
type NounOf<P> = P extends `${infer N}:${string}` ? N : never;
export type PermissionNoun = NounOf<Permission>;

/** Payload control is granted apart from everything else: a role holds a list of these codes. */
export const PTZ_CODES = ['ptz:tilt', 'ptz:heading', 'ptz:mode', 'ptz:zoom', 'ptz:photo', 'ptz:record'] as const;

export type PtzCode = (typeof PTZ_CODES)[number];
