import { useId, useState } from 'react';
import { Input, TextArea } from '../../ui/inputs.ts';
import styles from './fields.module.css';
import type { RouteField } from './route-fields.ts';
import { useTyping } from './use-typing.ts';

interface TextFieldProps {
  label: string;
  /** By which what is wrong with it leads here. */
  field?: RouteField;
  value: string;
  max: number;
  isLong?: boolean;
  isFaulty?: boolean;
  disabled?: boolean;
  onChange(value: string): void;
}

/** Taken as it is left, so that a name is one step. */
export function TextField({ label, field, value, max, isLong = false, isFaulty = false, disabled, onChange }: TextFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const take = () => {
    setTyped(undefined);
    if (typed !== undefined && typed.trim() !== value) onChange(typed.trim());
  };
  useTyping(typed !== undefined && typed.trim() !== value, take);
  const shared = {
    id,
    value: typed ?? value,
    maxLength: max,
    disabled,
    onBlur: take,
    ...(isFaulty && { status: 'error' as const }),
  };
  return (
    <div className={styles['field']} data-field={field}>
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <TextArea {...shared} autoSize={{ minRows: 1, maxRows: 3 }} onChange={({ target }) => setTyped(target.value)} />
      ) : (
        <Input {...shared} autoComplete="off" onPressEnter={take} onChange={({ target }) => setTyped(target.value)} />
      )}
    </div>
  );
}
