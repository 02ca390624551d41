import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { actsAsKey, hearAccessKey, takeAccessKey } from '../api/access-key.ts';
import { notePageLeft } from '../browser/page-left.ts';
import { askWhoIAm, becomeKey, readConfig, wasSignedIn } from '../session/session-flow.ts';
import { forgetSession } from '../session/session.ts';
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

let asked: Promise<void>;
let root: Root | undefined;
let beginnings = 0;
const draw = () => root?.render(<App key={beginnings} asked={asked} />);

/** Words and the answers to the first questions travel at the same time. */
async function start(): Promise<void> {
  asked = readConfig().then(askWhoIAm);
  void preload();
  await Promise.all([loadWords('common'), readConfig()]);
  root = createRoot(document.getElementById('root')!);
  draw();
}

hearAccessKey((key) => {
  // After whoever is being asked for already: their answer would come on top of the key's.
  asked = asked.then(() => becomeKey(key));
  beginnings += 1;
  // At once, or what is drawn would find nobody there and lead to the login.
  flushSync(() => {
    forgetSession();
    draw();
  });
});

/** What will most likely be shown is fetched while it is found out who is there. */
function preload(): Promise<unknown> | undefined {
  if (location.pathname === '/login') return loadLoginPage();
  return wasSignedIn() || actsAsKey() ? loadShell() : undefined;
}

void start();
void document.fonts.ready.then(() => import('../ui/fonts.ts'));
