import type { UserSettings } from '@skyhelm/contract/session';
import { refuse } from '../../platform/app-error.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { lockAccount, updateAccount } from './account.store.ts';

type Change = { [K in Exclude<keyof UserSettings, 'language'>]?: UserSettings[K] | undefined };

const COLUMNS = [
  'unitSystem',
  'handedness',
  'mutedTopics',
  'quietHours',
  'mailPriorities',
  'mailTopics',
  'trajectories',
  'mapLongitude',
  'mapLatitude',
  'waypointDefaults',
] as const;

/** What changed, for the log; nothing where all was so already. What is not named stays, also when two browsers change things at once. */
export async function changeSettings(
  db: Queryable,
  userId: string,
  { mutedTopics, mailPriorities, mailTopics, quietHours, mapCentre, ...plain }: Change,
) {
  const before = (await lockAccount(db, userId)) ?? refuse('session.expired');
  const after = {
    ...(plain.unitSystem !== undefined && { unitSystem: plain.unitSystem }),
    ...(plain.handedness !== undefined && { handedness: plain.handedness }),
    ...(plain.trajectories !== undefined && { trajectories: plain.trajectories }),
    ...(plain.waypointDefaults !== undefined && { waypointDefaults: plain.waypointDefaults }),
    ...(mutedTopics !== undefined && { mutedTopics: [...new Set(mutedTopics)].sort() }),
    ...(mailPriorities !== undefined && { mailPriorities: [...new Set(mailPriorities)].sort() }),
    ...(mailTopics !== undefined && { mailTopics: [...new Set(mailTopics)].sort() }),
    ...(quietHours !== undefined && !areSame(before.quietHours, quietHours) && { quietHours }),
    ...(mapCentre !== undefined && { mapLongitude: mapCentre?.longitude ?? null, mapLatitude: mapCentre?.latitude ?? null }),
  };
  const details = changedFields<Pick<typeof before, (typeof COLUMNS)[number]>>(before, after, ['quietHours']);
  if (details.fields.length === 0) return undefined;
  await updateAccount(db, userId, after);
  return details;
}

const areSame = (one: UserSettings['quietHours'], other: UserSettings['quietHours']): boolean =>
  one?.from === other?.from && one?.to === other?.to && one?.timeZone === other?.timeZone;

type Kept = Pick<NonNullable<Awaited<ReturnType<typeof lockAccount>>>, 'mapLongitude' | 'mapLatitude'>;

export const mapCentreOf = ({ mapLongitude: longitude, mapLatitude: latitude }: Kept): UserSettings['mapCentre'] =>
  longitude === null || latitude === null ? null : { longitude, latitude };
