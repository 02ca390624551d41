import { createRoot } from 'react-dom/client';
import { takeAccessKey } from '../api/access-key.ts';
import { LOCALES } from '../words/language.ts';
import { currentLanguage, loadWords } from '../words/words.ts';
import '../ui/tokens.css';
import './progress.css';
import { askWhoIAm, readConfig } from '../session/session-flow.ts';

takeAccessKey();
document.documentElement.lang = LOCALES[currentLanguage()];

/** Code, words and the answers to the first questions travel at the same time. */
async function start(): Promise<void> {
  const asked = readConfig().then(askWhoIAm);
  const [{ App }] = await Promise.all([import('./App.tsx'), loadWords('common'), readConfig()]);
  createRoot(document.getElementById('root')!).render(<App asked={asked} />);
}

void start();
void document.fonts.ready.then(() => import('../ui/fonts.ts'));
