import { Select, type SelectProps } from 'antd';
import { useMemo } from 'react';
import { useLanguage } from '../../words/words.ts';
import { countryOptions, type CountryOption } from './country-options.ts';

const filterOption = (typed: string, option?: CountryOption) => option?.searched.includes(typed.trim().toLowerCase()) ?? false;

export function CountrySelect(props: SelectProps<string, CountryOption>) {
  const language = useLanguage();
  const options = useMemo(() => countryOptions(language), [language]);
  return <Select<string, CountryOption> {...props} showSearch={{ filterOption }} options={options} />;
}
