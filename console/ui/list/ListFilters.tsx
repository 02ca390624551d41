import FilterOutlined from '@ant-design/icons/FilterOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Button, Select } from 'antd';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../../words/words.ts';
import { DayInput } from '../DayInput.tsx';
import { Input } from '../inputs.ts';
import { useNarrow } from '../use-media.ts';
import type { ListAddress } from './use-list-address.ts';

interface Option {
  value: string;
  label: string;
}

/** What a filter of the screen's own has to show and to tell. */
export interface DrawnField {
  className: string;
  'aria-label': string;
  placeholder: string;
  value: string | undefined;
  onChange(value: string | undefined): void;
}

export type ListFilter<F extends string> =
  | { name: F; kind: 'search'; label: string }
  | { name: F; kind: 'choice'; label: string; options: readonly Option[] }
  /** Several of them, in groups; the address holds them with commas between. */
  | { name: F; kind: 'choices'; label: string; groups: readonly { label: string; options: Option[] }[] }
  /** One that the screen draws itself. */
  | { name: F; kind: 'drawn'; label: string; draw(field: DrawnField): ReactNode }
  /** A day of the reader's calendar as YYYY-MM-DD. */
  | { name: F; kind: 'day'; label: string; min?: string | undefined; max?: string | undefined };

const TYPING_PAUSE_MS = 300;
/** As many besides the search as a phone has room for above its cards. */
const UNFOLDED_MAX = 4;

export function ListFilters<F extends string>({ filters, address }: { filters: readonly ListFilter<F>[]; address: ListAddress<F> }) {
  const t = useWords();
  const isUsed = ({ name }: ListFilter<F>) => Boolean(address.filters[name]);
  const [searches, others] = [filters.filter(({ kind }) => kind === 'search'), filters.filter(({ kind }) => kind !== 'search')];
  const folds = useNarrow() && others.length > UNFOLDED_MAX;
  const [isOpen, setOpen] = useState(false);
  const foldedId = useId();
  const field = (filter: ListFilter<F>) => (
    <FilterField
      key={filter.name}
      filter={filter}
      value={address.filters[filter.name]}
      onChange={(value) => address.setFilter(filter.name, value)}
    />
  );
  const reset = (
    <Button type="text" disabled={!filters.some(isUsed)} onClick={address.reset}>
      {t('common.reset')}
    </Button>
  );
  if (!folds) {
    return (
      <search className="list-filters">
        {filters.map(field)}
        {reset}
      </search>
    );
  }
  const used = others.filter(isUsed).length;
  return (
    <search className="list-filters">
      {searches.map(field)}
      <Button icon={<FilterOutlined aria-hidden />} aria-expanded={isOpen} aria-controls={foldedId} onClick={() => setOpen(!isOpen)}>
        {used === 0 ? t('common.filters') : t('common.filters.used', { count: used })}
      </Button>
      {reset}
      <div id={foldedId} className="list-folded" hidden={!isOpen}>
        {others.map(field)}
      </div>
    </search>
  );
}

interface FilterFieldProps {
  filter: ListFilter<string>;
  value: string | undefined;
  onChange(value: string | undefined): void;
}

function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const { kind, label } = filter;
  const named = { 'aria-label': label, placeholder: label };
  if (kind === 'search') return <SearchBox label={label} value={value ?? ''} onSearch={onChange} />;
  if (kind === 'drawn') return filter.draw({ className: 'list-choice', ...named, value, onChange });
  if (kind === 'day') {
    const { min, max } = filter;
    return <DayInput className="list-day" prefix={label} aria-label={label} value={value} min={min} max={max} onChange={onChange} />;
  }
  if (kind === 'choices') {
    return (
      <Select
        className="list-choices"
        {...named}
        mode="multiple"
        maxTagCount="responsive"
        popupMatchSelectWidth={false}
        showSearch={{ optionFilterProp: 'label' }}
        options={[...filter.groups]}
        value={value?.split(',') ?? []}
        onChange={(values: string[]) => onChange(values.join(','))}
      />
    );
  }
  return <Select className="list-choice" {...named} allowClear options={[...filter.options]} value={value ?? null} onChange={onChange} />;
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
  // As it is when the pause ends: the one from before would undo whatever filter was set meanwhile.
  const latest = useRef(onSearch);
  useEffect(() => void (latest.current = onSearch));
  const search = (next: string, pause: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => latest.current(next.trim()), pause);
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
