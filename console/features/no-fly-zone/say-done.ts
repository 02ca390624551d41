import type { Say } from '../../words/words.ts';

/** What came of an import: what there is none of is not told. */
export function sayDone(t: Say, { added, replaced }: { added: number; replaced: number }): { title: string; description?: string } {
  const [title = '', description] = [
    ...(added > 0 ? [t('noflyzone.import.done', { count: added })] : []),
    ...(replaced > 0 ? [t('noflyzone.import.replaced', { count: replaced })] : []),
  ];
  return { title, ...(description !== undefined && { description }) };
}
