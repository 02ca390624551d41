import type { FoundPlace } from '@skyhelm/contract/place';
import { AutoComplete, Form } from 'antd';
import { useState } from 'react';
import { place } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Field } from '../../ui/form/Field.tsx';
import { useWords } from '../../words/words.ts';
import { chosen } from './simulator-form.ts';
import styles from './simulator.module.css';

const ADDRESS_MAX = 200;

/** Typed, or found among the places that the server knows; what is chosen fills position and altitude too. */
export function AddressField() {
  const t = useWords();
  const form = Form.useFormInstance();
  const [keyword, setKeyword] = useState('');
  const { data, isPrevious } = useRead(place.findPlaces, { keyword }, { keepPrevious: true, when: keyword !== '' });
  const found = keyword === '' ? [] : (data?.rows ?? []);
  const take = (one: FoundPlace) => {
    const fields = Object.entries(chosen(one));
    form.setFields(fields.map(([name, value]) => ({ name, value, touched: true, errors: [] })));
  };
  const isNowhere = keyword !== '' && data !== undefined && !isPrevious && found.length === 0;
  return (
    <Field
      name="address"
      label={t('simulator.address')}
      required
      hint={
        <span role="status" className={isNowhere ? styles['attention'] : undefined}>
          {t(isNowhere ? 'simulator.address.notFound' : 'simulator.address.hint')}
        </span>
      }
    >
      <AutoComplete
        maxLength={ADDRESS_MAX}
        showSearch={{ filterOption: false, onSearch: (text: string) => setKeyword(text.trim().slice(0, ADDRESS_MAX)) }}
        options={found.map((one) => ({ value: chosen(one).address, one }))}
        onSelect={(_: string, { one }: { one: FoundPlace }) => take(one)}
      />
    </Field>
  );
}
