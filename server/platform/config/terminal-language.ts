import { LANGUAGES, type Language } from '@skyhelm/i18n/translate';

/** The language of the terminal, which is not the one of the browser; English where it says nothing we speak. */
export function terminalLanguage(env: NodeJS.ProcessEnv): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return LANGUAGES.find((language) => language === locale.split(/[_.@-]/)[0]?.toLowerCase()) ?? 'en';
}
