import { lengthIn, metresFrom, metresPerSecondFrom, speedIn } from '@skyhelm/core/units/unit-system';
import { useUnitSystem } from '../../../session/use-length.ts';
import { formatUnit } from '../../../words/format.ts';
import { NumberField } from '../NumberField.tsx';

interface MeasureFieldProps {
  label: string;
  kind: 'length' | 'speed';
  /** Metres, or metres a second; nothing where it is left to the product. */
  value: number | null;
  isFaulty: boolean;
  placeholder?: string;
  onChange(value: number): void;
  onEmpty?(): void;
}

/** Feet and miles an hour: nobody enters them any finer. */
const DIGITS = 2;

/** A number in the units of whoever enters it; what is kept is metric. */
export function MeasureField({ kind, value, onChange, ...shown }: MeasureFieldProps) {
  const system = useUnitSystem();
  const [read, write] = kind === 'length' ? [lengthIn, metresFrom] : [speedIn, metresPerSecondFrom];
  const { value: amount, unit } = read(system, value ?? 0);
  return (
    <NumberField
      {...shown}
      value={value === null ? undefined : Number(amount.toFixed(DIGITS))}
      unit={formatUnit(unit)}
      onChange={(typed) => onChange(write(system, typed))}
    />
  );
}
