import type { Namespace } from '@skyhelm/i18n/translate';

export const FILES = import.meta.glob<Namespace>(
  ['../../../i18n/zh/*.ts', '!../../../i18n/zh/{index,boot,demo,mail,errors,log,messages,undelivered}.ts'],
  { import: 'default' },
);
