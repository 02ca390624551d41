import { keptDefaults } from '@skyhelm/core/plan/route-defaults';
import { MAIL_TOPICS, MESSAGE_TOPICS } from '@skyhelm/contract/message-facts';
import { PUSH_PRIORITIES } from '@skyhelm/contract/news-push-facts';
import type { UserInfo } from '@skyhelm/contract/session';
import { refuse } from '../../platform/app-error.ts';
import type { Actor, KeyActor, UserActor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { filePath } from '../file/index.ts';
import { unreadCount } from '../message/index.ts';
import { ptzOf, rolesOf } from './actor.store.ts';
import { mapCentreOf } from './settings.ts';
import { findEnterprise, findProfile } from './user-info.store.ts';

export const userInfoOf = (db: Queryable, actor: Actor): Promise<UserInfo> =>
  actor.kind === 'user' ? ofUser(db, actor) : ofKey(db, actor);

const enterpriseInfo = (row: { name: string; logoFileId: string | null; isDemo: boolean }): UserInfo['enterpriseInfo'] => ({
  name: row.name,
  imagePath: filePath(row.logoFileId),
  isDemo: row.isDemo,
});

async function ofUser(db: Queryable, actor: UserActor): Promise<UserInfo> {
  const [profile, roles, unreadMessages] = await Promise.all([
    findProfile(db, actor.userId),
    rolesOf(db, actor.userId),
    unreadCount(db, actor.userId),
  ]);
  if (!profile) return refuse('session.expired');
  const { user, enterprise, deptName } = profile;
  return {
    id: user.id,
    name: user.name,
    userName: user.account,
    userType: user.userType,
    deptName: deptName ?? '',
    mobile: user.mobile,
    email: user.email,
    imagePath: filePath(user.imageFileId),
    roles: roles.map(({ name }) => name),
    permissions: [...actor.permissions],
    ptzPermissions: actor.mustChangePassword ? [] : ptzOf(roles),
    reachesAll: actor.scope.all,
    enterpriseInfo: enterpriseInfo(enterprise),
    changePassword: user.mayChangePassword,
    mustChangePassword: actor.mustChangePassword,
    totpEnabled: user.totpSecret !== null,
    unreadMessages,
    settings: {
      language: user.isLanguageChosen ? user.language : null,
      unitSystem: user.unitSystem,
      handedness: user.handedness,
      mutedTopics: MESSAGE_TOPICS.filter((topic) => user.mutedTopics.includes(topic)),
      quietHours: user.quietHours,
      mailPriorities: PUSH_PRIORITIES.filter((priority) => user.mailPriorities.includes(priority)),
      mailTopics: MAIL_TOPICS.filter((topic) => user.mailTopics.includes(topic)),
      trajectories: user.trajectories,
      waypointDefaults: user.waypointDefaults && keptDefaults(user.waypointDefaults),
      mapCentre: mapCentreOf(user),
    },
  };
}

async function ofKey(db: Queryable, actor: KeyActor): Promise<UserInfo> {
  const enterprise = (await findEnterprise(db, actor.enterpriseId)) ?? refuse('accessKey.invalid');
  return {
    id: actor.keyId,
    name: actor.name,
    userName: actor.name,
    userType: 'enterprise',
    deptName: '',
    mobile: '',
    email: '',
    imagePath: '',
    roles: [],
    permissions: [...actor.permissions],
    ptzPermissions: [],
    reachesAll: actor.scope.all,
    enterpriseInfo: enterpriseInfo(enterprise),
    changePassword: false,
    mustChangePassword: false,
    totpEnabled: false,
    unreadMessages: 0,
    settings: {
      language: null,
      unitSystem: 1,
      handedness: 'american',
      mutedTopics: [],
      quietHours: null,
      mailPriorities: [],
      mailTopics: [],
      trajectories: 1,
      mapCentre: null,
      waypointDefaults: null,
    },
  };
}
