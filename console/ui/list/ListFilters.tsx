import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Button, Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../words/words.ts';
import { Input } from '../inputs.ts';
import type { ListAddress } from './use-list-address.ts';

export type ListFilter<F extends string> =
  | { name: F; kind: 'search'; label: string }
  | { name: F; kind: 'choice'; label: string; options: readonly { value: string; label: string }[] };

const TYPING_PAUSE_MS = 300;

export function ListFilters<F extends string>({ filters, address }: { filters: readonly ListFilter<F>[]; address: ListAddress<F> }) {
  const t = useWords();
  const used = filters.some((filter) => address.filters[filter.name]);
  return (
    <search className="list-filters">
      {filters.map((filter) =>
        filter.kind === 'search' ? (
          <SearchBox
            key={filter.name}
            label={filter.label}
            value={address.filters[filter.name] ?? ''}
            onSearch={(text) => address.setFilter(filter.name, text)}
          />
        ) : (
          <Select
            key={filter.name}
            className="list-choice"
            aria-label={filter.label}
            placeholder={filter.label}
            allowClear
            options={[...filter.options]}
            value={address.filters[filter.name] ?? null}
            onChange={(value: string | undefined) => address.setFilter(filter.name, value)}
          />
        ),
      )}
      <Button type="text" disabled={!used} onClick={address.reset}>
        {t('common.reset')}
      </Button>
    </search>
  );
}

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch(text: string): void;
}

/** Searches when the typing pauses, at once on Enter; Esc empties it. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const timer = useRef<number>(undefined);
  const search = (next: string, pause: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onSearch(next.trim()), pause);
  };
  useEffect(() => setText((typed) => (typed.trim() === value ? typed : value)), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Input
      className="list-search"
      data-search
      type="search"
      allowClear
      prefix={<SearchOutlined />}
      placeholder={label}
      aria-label={label}
      maxLength={50}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        search(event.target.value, TYPING_PAUSE_MS);
      }}
      onPressEnter={() => search(text, 0)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || text === '') return;
        setText('');
        search('', 0);
      }}
    />
  );
}
