import { createRoot } from 'react-dom/client';
import { takeAccessKey } from '../api/access-key.ts';
import { askWhoIAm, readConfig } from '../session/session-flow.ts';
import { LOCALES } from '../words/language.ts';
import { currentLanguage, loadWords } from '../words/words.ts';
import { App } from './App.tsx';
import { reloadOnUpdate } from './reload-on-update.ts';
import '../ui/tokens.css';
import './progress.css';

takeAccessKey();
reloadOnUpdate();
document.documentElement.lang = LOCALES[currentLanguage()];

/** Words and the answers to the first questions travel at the same time. */
async function start(): Promise<void> {
  const asked = readConfig().then(askWhoIAm);
  await Promise.all([loadWords('common', 'login', 'issues'), readConfig()]);
  createRoot(document.getElementById('root')!).render(<App asked={asked} />);
}

void start();
void document.fonts.ready.then(() => import('../ui/fonts.ts'));
