import type { Certification } from '@skyhelm/contract/certification';
import type { Say } from '../../words/words.ts';

/** What it is about in one line: the document with its masked number, or what the licence allows. */
export function subjectOf(t: Say, { document, licence }: Pick<Certification, 'document' | 'licence'>): string {
  if (document) return `${t(`dictionary.documentType.${document.authenticationType}`)} ${document.number}`.trim();
  if (!licence) return t('common.none');
  return `${t(`dictionary.aircraftCategory.${licence.model}`)} · ${t(`dictionary.licenceGrade.${licence.grade}`)}`;
}
