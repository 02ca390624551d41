import type { SiteId } from '@skyhelm/contract/ids';
import type { Site } from '@skyhelm/contract/site';
import { Select, type SelectProps } from 'antd';
import { useState } from 'react';
import { site } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';

const SHOWN = 50;

/** As much of a site as it takes to name it and to take off there. */
export type SitePlace = Pick<Site, 'id' | 'name' | 'latitude' | 'longitude'>;

interface SiteSelectProps extends Pick<SelectProps, 'id' | 'className' | 'allowClear' | 'aria-label' | 'placeholder'> {
  value?: SiteId | undefined;
  /** What is chosen from outside: named also where it is not among those found. */
  present?: SitePlace | undefined;
  onChange?(chosen: SiteId | undefined): void;
  onSite?(chosen: SitePlace | undefined): void;
}

/** One of the sites, found by its name or address. */
export function SiteSelect({ value, present, onChange, onSite, ...field }: SiteSelectProps) {
  const [keyword, setKeyword] = useState('');
  const found = useRead(site.getSites, { keyword, pageSize: SHOWN }, { keepPrevious: true }).data?.rows ?? [];
  const isElsewhere = present !== undefined && present.id === value && found.every(({ id }) => id !== value);
  const offered: readonly SitePlace[] = isElsewhere ? [present, ...found] : found;
  return (
    <Select
      {...field}
      value={value ?? null}
      showSearch={{ filterOption: false, onSearch: (text: string) => setKeyword(text.trim().slice(0, 50)) }}
      options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(chosen: SiteId | null | undefined) => {
        onSite?.(offered.find(({ id }) => id === chosen));
        onChange?.(chosen ?? undefined);
      }}
    />
  );
}
