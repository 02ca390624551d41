import type { NamespaceName } from '@skyhelm/i18n/translate';
import { lazy, type ComponentType } from 'react';
import { withProgress } from '../browser/progress.ts';
import { loadWords } from '../words/words.ts';
import type { PublicPage } from './guard.ts';

/** Asked for early by whoever will most likely land there. */
export const loadLoginPage = async (): Promise<ComponentType> => (await import('../features/login/LoginPage.tsx')).LoginPage;

const page = (load: () => Promise<ComponentType>, ...words: NamespaceName[]) =>
  lazy(async () => ({ default: (await withProgress(Promise.all([load(), loadWords(...words)])))[0] }));

/** Pages for which nobody has to sign in. */
export const PUBLIC_PAGES: Record<PublicPage, ComponentType> = {
  login: page(loadLoginPage, 'login', 'issues'),
  downloadApp: page(async () => (await import('../features/install/InstallPage.tsx')).InstallPage, 'shell'),
  notFound: page(async () => (await import('./stops/NotFoundPage.tsx')).NotFoundPage, 'shell'),
  unauthorised: page(async () => (await import('./stops/UnauthorisedPage.tsx')).UnauthorisedPage, 'shell'),
  entry: page(async () => (await import('../features/entry/EntryPage.tsx')).EntryPage, 'shell', 'menu', 'dictionary'),
};
