import type { UserSettings } from '@skyhelm/contract/session';
import { currentAccessKey } from '../api/access-key.ts';
import { send } from '../api/client.ts';
import { session } from '../api/endpoints.generated.ts';
import { speak } from '../ui/speak.ts';
import type { Language } from '../words/language.ts';
import { useSession } from './session.ts';

const show = (part: Partial<UserSettings>): void =>
  useSession.setState(({ user }) => ({ user: user && { ...user, settings: { ...user.settings, ...part } } }));

type Changeable = Omit<UserSettings, 'language'>;

/** In force at once; taken back, with the refusal shown, where the server did not keep it. */
export async function changeOwnSettings<K extends keyof Changeable>(name: K, value: Changeable[K]): Promise<boolean> {
  const before = useSession.getState().user?.settings[name];
  show({ [name]: value });
  try {
    await send(session.setSettings, { [name]: value });
    return true;
  } catch {
    // Unless something else was chosen meanwhile.
    if (useSession.getState().user?.settings[name] === value) show({ [name]: before });
    return false;
  }
}

/** The console's language, kept in this browser and, for whoever is signed in, with the account: mails and other browsers follow it. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!(await speak(language))) return;
  await keepLanguageWithAccount(language);
}

export async function keepLanguageWithAccount(language: Language): Promise<void> {
  if (!useSession.getState().user || currentAccessKey() !== undefined) return;
  const kept = await send(session.setLanguage, { language }, { quiet: true }).then(
    () => true,
    () => false,
  );
  if (kept) show({ language });
}
