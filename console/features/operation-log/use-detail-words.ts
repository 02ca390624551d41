import type { WordKey } from '@skyhelm/i18n/translate';
import { formatDateTime, formatList, formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Fields by their name in the reader's language. The log outlives the fields it speaks of: one that nobody knows any more keeps its own. */
export function useDetailWords() {
  const t = useWords();
  const fieldName = (field: string): string => {
    const key = `oplog.field.${field}` as WordKey;
    const name = t(key);
    return name === key ? field : name;
  };
  const valueText = (value: unknown): string => {
    if (value === undefined || value === null || value === '') return t('common.none');
    if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
    if (typeof value === 'number') return formatNumber(value);
    if (Array.isArray(value)) return formatList(value.map(valueText));
    if (typeof value !== 'string') return JSON.stringify(value);
    return MOMENT.test(value) ? formatDateTime(value) : value;
  };
  return { fieldName, valueText };
}
