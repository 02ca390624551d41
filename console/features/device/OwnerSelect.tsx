import type { DeviceUser } from '@skyhelm/contract/device';
import { Select } from 'antd';
import { useState } from 'react';
import { deviceShare } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useWords } from '../../words/words.ts';
import { useHeld } from '../role/index.ts';

/** The kit has no option for "nobody", which is a choice like any other. */
const NOBODY = 'nobody';

interface OwnerSelectProps {
  id?: string;
  value?: string | null;
  onChange?(owner: string | null): void;
  /** Whose it is now: shown also where they are not among those found. */
  present?: DeviceUser | null | undefined;
}

export function OwnerSelect({ value, onChange, present, ...field }: OwnerSelectProps) {
  const t = useWords();
  const { reachesAll } = useHeld();
  const [keyword, setKeyword] = useState('');
  const found = useRead(deviceShare.getShareCandidates, { keyword }, { keepPrevious: true }).data?.rows ?? [];
  const people = present && !found.some(({ id }) => id === present.id) && keyword === '' ? [present, ...found] : found;
  return (
    <Select
      {...field}
      placeholder={t('device.owner.me')}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      options={[
        ...(reachesAll && keyword === '' ? [{ value: NOBODY, label: t('device.owner.nobody') }] : []),
        ...people.map(({ id, name, userName }) => ({ value: id as string, label: `${name} (${userName})` })),
      ]}
      value={value === null ? NOBODY : value}
      onChange={(chosen: string) => onChange?.(chosen === NOBODY ? null : chosen)}
    />
  );
}
