import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import { useWords } from '../../../words/words.ts';
import { NumberField } from '../NumberField.tsx';
import { useDesk } from '../use-desk.ts';
import { useFaults } from '../use-faults.ts';
import { MeasureField } from './MeasureField.tsx';
import { changePattern } from './pattern-edits.ts';
import { MEASURED_IN, NUMBERS, OPTIONAL, type NumberName } from './pattern-fields.ts';

/** Every number of a pattern. */
export function PatternNumbers({ pattern }: { pattern: Pattern }) {
  const t = useWords();
  const { desk } = useDesk();
  const { isFaultyInPattern } = useFaults();
  const units = { degrees: '°', percent: '%', centimetres: t('pattern.centimetres'), count: '' };
  const field = (name: NumberName) => {
    const [value, unit] = [(pattern as unknown as Record<NumberName, number | null>)[name], MEASURED_IN[name]];
    const shared = {
      label: t(name === 'tilt' && pattern.kind === 'oblique' ? 'pattern.obliqueTilt' : `pattern.${name}`),
      isFaulty: isFaultyInPattern(name),
      onChange: (given: number) => changePattern(desk, { [name]: unit === 'count' ? Math.round(given) : given }),
      ...(OPTIONAL.has(name) && { placeholder: t('pattern.automatic'), onEmpty: () => changePattern(desk, { [name]: null }) }),
    };
    if (unit === 'metres') return <MeasureField key={name} kind="length" value={value} {...shared} />;
    return <NumberField key={name} value={value ?? undefined} unit={units[unit]} isWhole={unit === 'count'} {...shared} />;
  };
  return NUMBERS[pattern.kind].map(field);
}
