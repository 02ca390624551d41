import { PERMISSIONS, type Permission } from './permissions.ts';

/**
 * Software neither makes keys nor changes them: a stolen one must not leave others behind. It does not review either: a key is nobody,
 * so that its maker could pass their own papers with it.
 */
const FOR_PEOPLE: readonly Permission[] = ['accessKey:add', 'accessKey:edit', 'accessKey:delete', 'user:legalize'];
export const KEY_SCOPES = PERMISSIONS.filter((permission) => !FOR_PEOPLE.includes(permission));

/**
 * People fly what is theirs or shared with them, a key whatever it reaches: only administrators, who may fly everything themselves, hand
 * that out.
 */
export const ADMINISTRATORS_GIVE: readonly Permission[] = ['device:control', 'device:simulate'];

/** A key that ends within this time is said to be expiring. */
export const EXPIRING_DAYS = 14;
/** How long the old secret may live beside a new one. */
export const OLD_SECRET_HOURS = { default: 168, max: 2_160 } as const;
