import { PERMISSIONS, type Permission, type PermissionNoun } from '@skyhelm/contract/permissions';
import { SCREENS, type Screen } from '@skyhelm/contract/screens';

const nounOf = (permission: Permission) => permission.slice(0, permission.indexOf(':')) as PermissionNoun;

export interface PermissionGroup {
  noun: PermissionNoun;
  permissions: Permission[];
}

/** The catalogue in its own order, one group for each thing that has a screen. */
export const groupsOf = (offered: readonly Permission[]): PermissionGroup[] =>
  [...Map.groupBy(offered, nounOf)].map(([noun, permissions]) => ({ noun, permissions }));

export const PERMISSION_GROUPS: readonly PermissionGroup[] = groupsOf(PERMISSIONS);

const screens: readonly Screen[] = SCREENS;
/** Where it stands: on a screen, and beside the list of what it is about where that has a permission of its own. */
const groundOf = (button: Permission): Permission[] => {
  const screen = screens.find(({ buttons }) => buttons?.includes(button))?.permission;
  const list = PERMISSIONS.find((permission) => permission === `${nounOf(button)}:query`);
  return screen === undefined ? [] : [screen, ...(list === undefined ? [] : [list])];
};

/** A button is of no use without its screen: it brings the screen along, as far as that is there to give, and leaves with it. */
export function tick(ticked: readonly Permission[], permission: Permission, on: boolean, mayGive: (permission: Permission) => boolean) {
  const wanted = on
    ? [...ticked, permission, ...groundOf(permission).filter(mayGive)]
    : ticked.filter((kept) => kept !== permission && !groundOf(kept).includes(permission));
  return PERMISSIONS.filter((each) => wanted.includes(each));
}
