import { Select } from 'antd';
import { useId } from 'react';
import styles from './fields.module.css';
import type { RouteField } from './route-fields.ts';

interface ChoiceFieldProps<T extends string> {
  label: string;
  /** By which what is wrong with it leads here. */
  field?: RouteField;
  /** Nothing where several have several, or nobody has said. */
  value: T | undefined;
  options: readonly { value: T; label: string }[];
  onChange(value: T): void;
  placeholder?: string;
  isFaulty?: boolean;
  disabled?: boolean;
}

export function ChoiceField<T extends string>({
  label,
  field,
  value,
  options,
  onChange,
  placeholder,
  isFaulty = false,
  disabled,
}: ChoiceFieldProps<T>) {
  const id = useId();
  return (
    <div className={styles['field']} data-field={field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        aria-label={label}
        value={value ?? null}
        options={[...options]}
        onChange={(next: T | null) => next !== null && onChange(next)}
        popupMatchSelectWidth={false}
        disabled={disabled}
        {...(isFaulty && { status: 'error' as const })}
        {...(placeholder !== undefined && { placeholder })}
      />
    </div>
  );
}
