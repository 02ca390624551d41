import type { Params, WordKey } from '@skyhelm/i18n/translate';
import { t } from './words.ts';

/** The contract's rules fail with `code` or `code|name=value`: the sentence is in the words `issues`. */
export function issueText(code: string): string {
  const [name = '', ...pairs] = code.split('|');
  return foundText({ code: name, params: Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])) });
}

/** What a rule has found, here or on the server. */
export function foundText({ code, params }: { code: string; params?: Params | undefined }): string {
  const key = `issues.${code}` as WordKey;
  const text = t(key, params);
  return text === key ? t('issues.unknown') : text;
}
