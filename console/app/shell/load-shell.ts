import { loadKitLocale } from '../../words/kit-locale.ts';
import { loadWords } from '../../words/words.ts';

/** The frame of the console with all it says, in one go. */
export async function loadShell() {
  const [shell] = await Promise.all([import('./Shell.tsx'), loadWords('shell', 'menu', 'dictionary'), loadKitLocale()]);
  return shell;
}
