import type { DepartmentRecord } from '@skyhelm/contract/department';
import { StaleNotice } from '../../ui/form/StaleNotice.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { countryName } from './country-names.ts';

const COMPARED = ['name', 'country', 'city', 'personInCharge', 'contact', 'description'] as const;

export function StaleDepartment({ theirs, onChosen }: { theirs: DepartmentRecord; onChosen(): void }) {
  const t = useWords();
  const language = useLanguage();
  return (
    <StaleNotice<DepartmentRecord>
      title={t('department.stale.title')}
      same={t('department.stale.same')}
      theirs={theirs}
      compared={COMPARED.map((field) => ({
        key: field,
        label: t(`department.${field}`),
        shown: (record) => (field === 'country' ? countryName(record.country, language) : (record[field] ?? '')),
      }))}
      onChosen={onChosen}
    />
  );
}
