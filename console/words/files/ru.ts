import type { Namespace } from '@skyhelm/i18n/translate';

export const FILES = import.meta.glob<Namespace>(
  ['../../../i18n/ru/*.ts', '!../../../i18n/ru/{index,boot,demo,mail,errors,log,messages,undelivered}.ts'],
  { import: 'default' },
);
