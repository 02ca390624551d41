import { PERMISSIONS, type Permission } from '@skyhelm/contract/permissions';
import { SCREENS, type Screen } from '@skyhelm/contract/screens';

type NounOf<P> = P extends `${infer N}:${string}` ? N : never;
export type Noun = NounOf<Permission>;

const nounOf = (permission: Permission) => permission.slice(0, permission.indexOf(':')) as Noun;

export interface PermissionGroup {
  noun: Noun;
  permissions: Permission[];
}

/** The catalogue in its own order, one group for each thing that has a screen. */
export const PERMISSION_GROUPS: readonly PermissionGroup[] = [...new Set(PERMISSIONS.map(nounOf))].map((noun) => ({
  noun,
  permissions: PERMISSIONS.filter((permission) => nounOf(permission) === noun),
}));

const screens: readonly Screen[] = SCREENS;
const screenOf = (button: Permission) => screens.find(({ buttons }) => buttons?.includes(button))?.permission;
const buttonsOf = (screen: Permission) => screens.filter(({ permission }) => permission === screen).flatMap(({ buttons = [] }) => buttons);

/** A button is of no use without its screen: it brings the screen along, as far as that is there to give, and leaves with it. */
export function tick(ticked: readonly Permission[], permission: Permission, on: boolean, mayGive: (permission: Permission) => boolean) {
  const screen = screenOf(permission);
  const wanted = on
    ? [...ticked, permission, ...(screen && mayGive(screen) ? [screen] : [])]
    : ticked.filter((kept) => kept !== permission && !buttonsOf(permission).includes(kept));
  return PERMISSIONS.filter((each) => wanted.includes(each));
}
