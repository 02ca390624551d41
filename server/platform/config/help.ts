import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import type { ConfigFault } from './config.ts';
import { flagOf, SETTINGS, type Setting } from './settings.ts';
import { terminalTable, wrapped } from './terminal-table.ts';

export function helpText(language: Language): string {
  const rows = Object.values(SETTINGS).map((setting: Setting<unknown>) => ({ name: nameOf(setting), about: aboutOf(setting, language) }));
  return [
    say(language, 'boot.help.usage'),
    '',
    ...wrapped(say(language, 'boot.help.intro')),
    '',
    ...terminalTable(rows),
    '',
    say(language, 'boot.help.more'),
  ].join('\n');
}

export function faultsText(language: Language, faults: ConfigFault[]): string {
  const lines = faults.map((fault) => `  - ${say(language, fault.key, fault.params)}`);
  return [say(language, 'boot.fault.title', { count: faults.length }), ...lines, say(language, 'boot.fault.seeHelp')].join('\n');
}

function nameOf(setting: Setting<unknown>): string {
  if (setting.secret) return setting.env;
  const flag = flagOf(setting);
  return `${setting.env}, ${setting.isSwitch ? (setting.fallback === 'true' ? flag.replace('--', '--no-') : flag) : `${flag}=…`}`;
}

function aboutOf(setting: Setting<unknown>, language: Language): string {
  const about = say(language, setting.about);
  const fallback = setting.sameAs ? SETTINGS[setting.sameAs].env : setting.fallback;
  return fallback ? `${about} [${fallback}]` : about;
}
