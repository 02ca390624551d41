import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import { terminalTable, wrapped } from '../platform/config/terminal-table.ts';
import { COMMANDS } from './commands.ts';

export function usage(language: Language): string {
  const rows = Object.values(COMMANDS).map((command) => ({ name: command.usage, about: say(language, command.about) }));
  return [say(language, 'boot.manage.usage'), '', ...terminalTable(rows), '', ...wrapped(say(language, 'boot.manage.where'))].join('\n');
}
