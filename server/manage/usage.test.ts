import { LANGUAGES } from '@skyhelm/i18n/translate';
import { expect, test } from 'vitest';
import { widthOf } from '../platform/config/terminal-table.ts';
import { COMMANDS } from './commands.ts';
import { usage } from './usage.ts';

test.each(LANGUAGES)('the commands are told in %s within a hundred columns', (language) => {
  const text = usage(language);
  for (const command of Object.values(COMMANDS)) expect(text).toContain(`  ${command.usage}`);
  expect(Math.max(...text.split('\n').map(widthOf))).toBeLessThanOrEqual(100);
});
