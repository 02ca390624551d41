import { PTZ_CODES } from '@skyhelm/contract/permissions';
import { formatList } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { PERMISSION_GROUPS } from './permission-groups.ts';

/** What a role gives, in words: a line for each thing, one for payload control. */
export function useGrantWords() {
  const t = useWords();
  return {
    permissions: (held: readonly string[]): string[] =>
      PERMISSION_GROUPS.flatMap(({ noun, permissions }) => {
        const verbs = permissions.filter((permission) => held.includes(permission)).map((permission) => t(`permission.${permission}`));
        return verbs.length === 0 ? [] : [t('common.pair', { name: t(`permission.${noun}`), value: formatList(verbs) })];
      }),
    ptzPermissions: (held: readonly string[]): string =>
      formatList(PTZ_CODES.filter((code) => held.includes(code)).map((code) => t(`permission.${code}`))),
  };
}
