import type { PublicConfig } from '@skyhelm/contract/config';
import { actsAsKey, dropKeySession, exchangeAccessKey, handInAccessKey } from '../api/access-key.ts';
import { SessionEnded } from '../api/api-error.ts';
import { onForbidden, onSessionEnded, send } from '../api/client.ts';
import { accessKey, session } from '../api/endpoints.generated.ts';
import { isPageLeft } from '../browser/page-left.ts';
import { remember, remembered } from '../browser/storage.ts';
import { speak } from '../ui/speak.ts';
import { toast } from '../ui/toast.ts';
import { isLanguageKept } from '../words/language.ts';
import { readBesideChanges } from './own-settings.ts';
import { beginSession, bidFarewell, forgetSession, useSession, type Farewell } from './session.ts';
import { t } from '../words/words.ts';

/** The session's cookie is out of reach for scripts: this only says that asking for one is worth while. */
const MARK = 'user-id';
const isText = (value: unknown): value is string => typeof value === 'string';
export const wasSignedIn = (): boolean => remembered(MARK, isText) !== undefined;

let config: Promise<PublicConfig> | undefined;

/** Flags of the installation; without them the console still starts, as a private one. */
export function readConfig(): Promise<PublicConfig> {
  config ??= fetch('/config.json')
    .then((response) => response.json() as Promise<PublicConfig>)
    .then(
      (read) => {
        useSession.setState({ config: read });
        return read;
      },
      () => useSession.getState().config,
    );
  return config;
}

/** Loads who I am and what I may do. Throws what the server said when that fails. */
export async function enter(): Promise<void> {
  const [user, menu] = await whoIAm();
  // A browser that was never told what to speak asks the account.
  if (user.settings.language !== null && !isLanguageKept()) await speak(user.settings.language);
  beginSession(user, menu);
  // Other tabs of this browser are somebody's: what is remembered is theirs.
  if (actsAsKey()) return;
  remember(MARK, user.id);
  remember('user-name', user.userName);
  remember('organisation', user.enterpriseInfo);
}

const whoIAm = () =>
  Promise.all([send(session.userInfo, {}, { quiet: true, probes: true }), send(session.menu, {}, { quiet: true, probes: true })]);

/** Rights change under an open console. An answer that comes after the session has ended must not bring it back. */
export async function enterAgain(): Promise<void> {
  const { menu, ...user } = await readBesideChanges(async () => {
    const [info, entries] = await whoIAm();
    return { ...info, menu: entries };
  });
  if (useSession.getState().user?.id === user.id) beginSession(user, menu);
}

const FOLLOW_MS = 300;
let following: ReturnType<typeof setTimeout> | undefined;

/** Menu and buttons follow the rights: asks once for however many hints come together. */
export function followRights(): void {
  following ??= setTimeout(() => {
    following = undefined;
    if (useSession.getState().user) void enterAgain().catch(() => undefined);
  }, FOLLOW_MS);
}

/**
 * At the start of the console. On public pages nobody is asked for who they are unless they were somebody before,
 * and the personal edition asks for the data of a login only when there is an access key or was a login.
 */
export async function askWhoIAm({ edition }: PublicConfig): Promise<void> {
  const isPublic = /^\/(login|download-app|404|401)$/.test(location.pathname) || edition === 'personal';
  if (isPublic && !actsAsKey() && !wasSignedIn()) return;
  const isKey = actsAsKey();
  try {
    await exchangeAccessKey((key) => send(accessKey.openKeySession, {}, { quiet: true, accessKey: key }));
    await enter();
  } catch (error) {
    if (!isPageLeft()) await guardFailed(error, isKey);
  }
}

/** A key has come into the address of the open page, which is that key's from now on. Whoever is signed in with this browser stays so in its other tabs. */
export async function becomeKey(key: string): Promise<void> {
  const before = handInAccessKey(key);
  if (before !== undefined) void send(accessKey.endKeySession, {}, { quiet: true, accessKey: before }).catch(() => undefined);
  forgetSession();
  leavers.forEach((empty) => empty());
  await askWhoIAm(await readConfig());
}

/** No session is no failure. Anything else is: what is known of the session goes, unless it is that of a key, and the reason is shown. */
async function guardFailed(error: unknown, isKey: boolean): Promise<void> {
  const isOver = error instanceof SessionEnded;
  // Whoever came with a key has no other way in: with calls that are used up for a minute, or a line that is down, it is not over.
  const isKept = !isOver && isKey && actsAsKey();
  if (isKept) forgetSession();
  else {
    if (!isOver && isKey === actsAsKey()) await endOnServer();
    forget(isKey);
  }
  if (isOver && !isKey) return;
  toast.error(error instanceof Error && error.message ? error.message : t('common.hasError'));
}

/** Of a page that acts as a key only its own: whoever is signed in with this browser stays so. */
const endOnServer = () => send(actsAsKey() ? accessKey.endKeySession : session.logout, {}, { quiet: true }).catch(() => undefined);

const leavers = new Set<() => void>();
/** Whatever holds data of the session empties itself when it ends. */
export const onLeave = (empty: () => void): void => void leavers.add(empty);

/** A key that was refused takes nothing along of whoever is signed in with this browser. */
function forget(isKey = actsAsKey()): void {
  forgetSession();
  if (isKey) dropKeySession();
  else remember(MARK, undefined);
  leavers.forEach((empty) => empty());
}

let leaving = false;

export async function leave(): Promise<void> {
  leaving = true;
  await endOnServer();
  forget();
  leaving = false;
}

/** Several calls in flight learn of the end at once: it is said once, and not at all to whoever asked for it. */
export function endSession(why: Farewell): void {
  const { user, config: flags } = useSession.getState();
  if (!user || leaving) return;
  forget();
  bidFarewell(why);
  // The personal edition goes on without a login page that would say it.
  if (flags.edition === 'personal') toast.warning(t(`shell.ended.${useSession.getState().farewell ?? 'unknown'}`));
}

// An answer says that it has ended, and not why: only the socket tells whoever was frozen, or had their password changed.
onSessionEnded(() => endSession('unknown'));
onForbidden(followRights);
