import type { EnterpriseId, SessionId, UserId } from '@skyhelm/contract/ids';
import type { Language } from '@skyhelm/i18n/translate';

/** Whose records an actor reaches: all of the tenant, those at or below these department paths, these departments, or their own. */
export interface DataScope {
  all: boolean;
  /** Department paths, each standing for itself and everything below it. */
  trees: string[];
  /** Single departments. */
  departmentIds: string[];
}

interface Identity {
  enterpriseId: EnterpriseId;
  name: string;
  permissions: readonly string[];
  scope: DataScope;
}

export interface UserActor extends Identity {
  kind: 'user';
  userId: UserId;
  sessionId: SessionId;
  account: string;
  userType: 'general' | 'enterprise';
  language: Language;
  /** The password was made up by somebody else: until it is replaced only calls marked `beforePasswordChange` are open. */
  mustChangePassword: boolean;
}

/** What a key's holder came with, and from where: what outlasts a call, a socket above all, is over when one of them is. */
export interface KeyUse {
  secretId: string;
  /** Of a page that was opened with the key in its address; null for software that sends the key itself. */
  sessionId: string | null;
  ip: string;
}

/** Other software with an access key. */
export interface KeyActor extends Identity {
  kind: 'key';
  keyId: string;
  use: KeyUse;
  /** The person who was shown its secret; nobody where that is not known. */
  holderId: string | null;
  callsPerMinute: number;
}

export type Actor = UserActor | KeyActor;
