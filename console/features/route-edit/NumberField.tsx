import { useId, useState } from 'react';
import { numberIn, wholeIn } from '../../ui/form/number-in.ts';
import { Input } from '../../ui/inputs.ts';
import { useWords } from '../../words/words.ts';
import { rangeText, type Range } from './field-range.ts';
import styles from './fields.module.css';
import type { RouteField } from './route-fields.ts';
import { useTyping } from './use-typing.ts';

interface NumberFieldProps {
  label: string;
  /** By which what is wrong with it leads here. */
  field?: RouteField;
  /** Nothing where several have several. */
  value: number | undefined;
  /** What is no number is told as such: the rules then say what is wrong with it. */
  onChange(value: number): void;
  /** Where nothing is a choice too. */
  onEmpty?: (() => void) | undefined;
  /** It counts something: a nought ahead of it is a slip. */
  isWhole?: boolean;
  unit?: string;
  placeholder?: string;
  isFaulty?: boolean;
  /** Told where it is not kept. */
  range?: Range;
  /** In a table the head of the column says what it is. */
  isBare?: boolean;
  disabled?: boolean;
}

/** All that aircraft keep of a degree, and far more than anybody needs of a metre. */
const DIGITS = 7;
const written = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '' : String(Number(value.toFixed(DIGITS)));

/** Taken as it is left or confirmed: one step that can be taken back, not one for each digit. */
export function NumberField({
  label,
  field,
  value,
  onChange,
  onEmpty,
  isWhole = false,
  unit,
  placeholder,
  isFaulty = false,
  range,
  isBare = false,
  disabled,
}: NumberFieldProps) {
  const t = useWords();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const take = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const given = isWhole ? wholeIn(typed) : numberIn(typed);
    const next = typeof given === 'number' ? given : Number.NaN;
    if (given === undefined && value === undefined) return;
    if (given === undefined && onEmpty) return onEmpty();
    if (!Object.is(next, value)) onChange(next);
  };
  useTyping(typed !== undefined && typed !== written(value), take);
  const allowed = isFaulty && range ? rangeText(t, value, range) : undefined;
  const input = (
    <Input
      id={id}
      className="numeric"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={20}
      value={typed ?? written(value)}
      disabled={disabled}
      {...(isFaulty && { status: 'error' as const })}
      {...(isBare ? { 'aria-label': label, variant: isFaulty ? ('outlined' as const) : ('borderless' as const) } : {})}
      {...(unit !== undefined && !isBare && { suffix: unit })}
      {...(allowed !== undefined && (isBare ? { title: allowed } : { 'aria-describedby': `${id}-range` }))}
      {...(placeholder !== undefined && { placeholder })}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onPressEnter={(event) => {
        // Or the same key would answer the question that it raises. In a form it sends the form.
        if (!event.currentTarget.form) event.preventDefault();
        take();
      }}
    />
  );
  if (isBare) return input;
  return (
    <div className={styles['field']} data-field={field}>
      <label htmlFor={id}>{label}</label>
      {input}
      {allowed !== undefined && (
        <p id={`${id}-range`} className={styles['fault']}>
          {allowed}
        </p>
      )}
    </div>
  );
}
