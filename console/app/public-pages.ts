import type { NamespaceName } from '@skyhelm/i18n/translate';
import { lazy, type ComponentType } from 'react';
import { withProgress } from '../browser/progress.ts';
import { LoginPage } from '../features/login/LoginPage.tsx';
import { loadWords } from '../words/words.ts';
import type { PublicPage } from './guard.ts';

const page = (load: () => Promise<ComponentType>, ...words: NamespaceName[]) =>
  lazy(async () => ({ default: (await withProgress(Promise.all([load(), loadWords(...words)])))[0] }));

/** Pages for which nobody has to sign in. The login page is part of the first file: what it is made of, every screen needs too. */
export const PUBLIC_PAGES: Record<PublicPage, ComponentType> = {
  login: LoginPage,
  downloadApp: page(async () => (await import('../features/install/InstallPage.tsx')).InstallPage, 'shell'),
  notFound: page(async () => (await import('./stops/NotFoundPage.tsx')).NotFoundPage, 'shell'),
  unauthorised: page(async () => (await import('./stops/UnauthorisedPage.tsx')).UnauthorisedPage, 'shell'),
  entry: page(async () => (await import('../features/entry/EntryPage.tsx')).EntryPage, 'shell', 'menu', 'dictionary'),
};
