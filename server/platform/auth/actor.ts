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

/** Other software with an access key. */
export interface KeyActor extends Identity {
  kind: 'key';
  keyId: string;
  /** The person who was shown its secret; nobody where that is not known. */
  holderId: string | null;
  callsPerMinute: number;
}

export type Actor = UserActor | KeyActor;
