import { unfitness } from '@skyhelm/core/vehicle/parameter';
import { bitsIn, doubtOf, withBit } from '@skyhelm/core/vehicle/parameter-facts';
import { AutoComplete, Button, Checkbox, Form } from 'antd';
import { numberIn } from '../../ui/form/number-in.ts';
import { Input } from '../../ui/inputs.ts';
import { useWords } from '../../words/words.ts';
import { withUnit } from '../parameter-write/index.ts';
import styles from './parameter.module.css';
import type { ParameterRow } from './task.ts';

/** The number that was typed; nothing where it cannot be of this type. */
export function fitIn(typed: string, { type }: ParameterRow): number | undefined {
  const value = numberIn(typed);
  return typeof value === 'number' && unfitness(type, value) === undefined ? value : undefined;
}

interface ValueFieldProps {
  row: ParameterRow;
  typed: string;
  isTouched: boolean;
  disabled: boolean;
  onTyped(text: string): void;
  onTouched(): void;
}

const ID = 'parameter-value';

/** A number, typed, chosen by its meaning or put together bit by bit. What the aircraft advises against is said, not refused. */
export function ValueField({ row, typed, isTouched, disabled, onTyped, onTouched }: ValueFieldProps) {
  const t = useWords();
  const { facts } = row;
  const value = fitIn(typed, row);
  const fault = isTouched && value === undefined ? t('parameter.edit.unfit') : undefined;
  const doubt = facts && value !== undefined ? doubtOf(facts, value) : undefined;
  const advice = doubt && t(`parameter.doubt.${doubt.code}`, { min: String(facts?.min), max: String(facts?.max) });
  const meaning = facts?.values?.find((one) => one.value === value)?.label;
  const shared = { id: ID, value: typed, disabled, 'aria-invalid': fault !== undefined, onBlur: onTouched } as const;
  const factory = row.default ?? undefined;
  return (
    <Form.Item
      label={t('parameter.edit.new')}
      htmlFor={ID}
      extra={meaning ?? t('parameter.edit.hint')}
      validateStatus={fault !== undefined ? 'error' : advice !== undefined ? 'warning' : ''}
      help={fault ?? advice}
    >
      <div className={styles['typed']}>
        {facts?.values ? (
          <AutoComplete
            {...shared}
            options={facts.values.map(({ value: one, label }) => ({ value: String(one), label: `${one}: ${label}` }))}
            onChange={(text: string) => onTyped(text)}
          />
        ) : (
          <Input
            {...shared}
            autoFocus
            autoComplete="off"
            inputMode="text"
            maxLength={40}
            suffix={facts?.unit}
            onChange={(event) => onTyped(event.target.value)}
          />
        )}
        {factory !== undefined && (
          <Button disabled={disabled || value === factory} onClick={() => onTyped(String(factory))}>
            {t('parameter.edit.default', { value: withUnit(String(factory), facts?.unit) })}
          </Button>
        )}
      </div>
      {facts?.bits && value !== undefined && (
        <div className={styles['bits']} role="group" aria-label={t('parameter.edit.bits')}>
          {facts.bits.map(({ bit, label }) => (
            <Checkbox
              key={bit}
              disabled={disabled}
              checked={bitsIn(value).has(bit)}
              onChange={() => onTyped(String(withBit(value, bit, row.type.startsWith('i'))))}
            >
              {label}
            </Checkbox>
          ))}
        </div>
      )}
    </Form.Item>
  );
}
