import type { UserSettings } from '@skyhelm/contract/session';
import { actsAsKey } from '../api/access-key.ts';
import { send } from '../api/client.ts';
import { session } from '../api/endpoints.generated.ts';
import { speak } from '../ui/speak.ts';
import type { Language } from '../words/language.ts';
import { useSession } from './session.ts';

type Name = keyof UserSettings;
const onTheirWay: Name[] = [];
const readings = new Set<Set<Name>>();

/** Reads the settings anew, but for those that are changed here meanwhile: whoever answers may not know of it yet. */
export async function readBesideChanges<T extends { settings: UserSettings }>(read: () => Promise<T>): Promise<T> {
  const changed = new Set(onTheirWay);
  readings.add(changed);
  try {
    const user = await read();
    const present = useSession.getState().user?.settings;
    const kept = present && Object.fromEntries([...changed].map((name) => [name, present[name]]));
    return { ...user, settings: { ...user.settings, ...kept } };
  } finally {
    readings.delete(changed);
  }
}

function show(part: Partial<UserSettings>): void {
  for (const changed of readings) for (const name of Object.keys(part) as Name[]) changed.add(name);
  useSession.setState(({ user }) => ({ user: user && { ...user, settings: { ...user.settings, ...part } } }));
}

type Changeable = Omit<UserSettings, 'language'>;

/** In force at once; taken back, with the refusal shown, where the server did not keep it. */
export async function changeOwnSettings<K extends keyof Changeable>(name: K, value: Changeable[K]): Promise<boolean> {
  const before = useSession.getState().user?.settings[name];
  show({ [name]: value });
  onTheirWay.push(name);
  try {
    await send(session.setSettings, { [name]: value });
    return true;
  } catch {
    // Unless something else was chosen meanwhile.
    if (useSession.getState().user?.settings[name] === value) show({ [name]: before });
    return false;
  } finally {
    onTheirWay.splice(onTheirWay.indexOf(name), 1);
  }
}

/** The console's language, kept in this browser and, for whoever is signed in, with the account: mails and other browsers follow it. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!(await speak(language))) return;
  await keepLanguageWithAccount(language);
}

export async function keepLanguageWithAccount(language: Language): Promise<void> {
  if (!useSession.getState().user || actsAsKey()) return;
  const kept = await send(session.setLanguage, { language }, { quiet: true }).then(
    () => true,
    () => false,
  );
  if (kept) show({ language });
}
