import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import type { ConfigFault } from './config.ts';
import { flagOf, SETTINGS, type Setting } from './settings.ts';

export function helpText(language: Language): string {
  const rows = Object.values(SETTINGS).map((setting: Setting<unknown>) => ({ left: leftOf(setting), right: rightOf(setting, language) }));
  const width = Math.max(...rows.map((row) => row.left.length));
  return [
    say(language, 'boot.help.usage'),
    '',
    say(language, 'boot.help.intro'),
    '',
    ...rows.map((row) => `  ${row.left.padEnd(width)}  ${row.right}`),
    '',
    say(language, 'boot.help.more'),
  ].join('\n');
}

export function faultsText(language: Language, faults: ConfigFault[]): string {
  const lines = faults.map((fault) => `  - ${say(language, fault.key, fault.params)}`);
  return [say(language, 'boot.fault.title', { count: faults.length }), ...lines, say(language, 'boot.fault.seeHelp')].join('\n');
}

function leftOf(setting: Setting<unknown>): string {
  if (setting.secret) return setting.env;
  const flag = flagOf(setting);
  return `${setting.env}, ${setting.isSwitch ? (setting.fallback === 'true' ? flag.replace('--', '--no-') : flag) : `${flag}=…`}`;
}

function rightOf(setting: Setting<unknown>, language: Language): string {
  const about = say(language, setting.about);
  const fallback = setting.sameAs ? SETTINGS[setting.sameAs].env : setting.fallback;
  return fallback ? `${about} [${fallback}]` : about;
}
