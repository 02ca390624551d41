import type { FoundPlace } from '@skyhelm/contract/place';
import { AutoComplete, Form } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { place } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Field } from '../../ui/form/Field.tsx';
import { useWords } from '../../words/words.ts';
import { chosen, typedPlace } from './simulator-form.ts';
import styles from './simulator.module.css';

const ADDRESS_MAX = 200;

/** Typed, or found among the places that the server knows; what is chosen fills position and altitude too, and so do coordinates that are left or entered. */
export function AddressField() {
  const t = useWords();
  const form = Form.useFormInstance();
  const [keyword, setKeyword] = useState('');
  const { data, isPrevious } = useRead(place.findPlaces, { keyword }, { keepPrevious: true, when: keyword !== '' });
  const found = keyword === '' ? [] : (data?.rows ?? []);
  const fill = (values: Record<string, string | undefined>) =>
    form.setFields(Object.entries(values).map(([name, value]) => ({ name, value, touched: true, errors: [] })));
  const [entered, setEntered] = useState<string>();
  const take = (one: FoundPlace) => {
    fill(chosen(one));
    setKeyword('');
  };
  /** Where it is holds at once, whoever starts now; what lies there comes with the answer. */
  const enter = () => {
    const typed = typedPlace(keyword);
    if (!typed) return;
    fill(typed);
    setEntered(keyword);
  };
  const settle = useEffectEvent(() => {
    const [first] = found;
    if (entered !== keyword || isPrevious || !first) return;
    setEntered(undefined);
    // Whoever has typed another position meanwhile keeps it.
    const { latitude, longitude } = chosen(first);
    if (form.getFieldValue('latitude') === latitude && form.getFieldValue('longitude') === longitude) take(first);
    else setKeyword('');
  });
  useEffect(() => settle(), [entered, keyword, data, isPrevious]);
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
        onBlur={enter}
        onInputKeyDown={({ key }) => key === 'Enter' && enter()}
        onSelect={(_: string, { one }: { one: FoundPlace }) => take(one)}
      />
    </Field>
  );
}
