import { createRoot } from 'react-dom/client';
import { actsAsKey, takeAccessKey } from '../api/access-key.ts';
import { notePageLeft } from '../browser/page-left.ts';
import { askWhoIAm, readConfig, wasSignedIn } from '../session/session-flow.ts';
import { LOCALES } from '../words/language.ts';
import { currentLanguage, loadWords } from '../words/words.ts';
import { App } from './App.tsx';
import { loadLoginPage } from './public-pages.ts';
import { reloadOnUpdate } from './reload-on-update.ts';
import { loadShell } from './shell/load-shell.ts';
import '../ui/tokens.css';
import './progress.css';

takeAccessKey();
reloadOnUpdate();
notePageLeft();
document.documentElement.lang = LOCALES[currentLanguage()];

/** Words and the answers to the first questions travel at the same time. */
async function start(): Promise<void> {
  const asked = readConfig().then(askWhoIAm);
  void preload();
  await Promise.all([loadWords('common'), readConfig()]);
  createRoot(document.getElementById('root')!).render(<App asked={asked} />);
}

/** What will most likely be shown is fetched while it is found out who is there. */
function preload(): Promise<unknown> | undefined {
  if (location.pathname === '/login') return loadLoginPage();
  return wasSignedIn() || actsAsKey() ? loadShell() : undefined;
}

void start();
void document.fonts.ready.then(() => import('../ui/fonts.ts'));
