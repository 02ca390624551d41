import type { WordKey } from '@skyhelm/i18n/translate';
import { t } from './words.ts';

/** The contract's rules fail with `code` or `code|name=value`: the sentence is in the words `issues`. */
export function issueText(code: string): string {
  const [name, ...pairs] = code.split('|');
  const key = `issues.${name}` as WordKey;
  const text = t(key, Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])));
  return text === key ? t('issues.unknown') : text;
}
