import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import { PATTERN_NUMBERS, type NumberBounds } from '@skyhelm/core/plan/pattern/pattern-numbers';
import { formatNumber } from '../../../words/format.ts';
import { useWords } from '../../../words/words.ts';
import { NumberField } from '../NumberField.tsx';
import { useDesk } from '../use-desk.ts';
import { useFaults } from '../use-faults.ts';
import { MeasureField } from './MeasureField.tsx';
import { changePattern } from './pattern-edits.ts';

type NumberName = { [K in Pattern['kind']]: keyof (typeof PATTERN_NUMBERS)[K] }[Pattern['kind']];

/** What is no length. */
const UNITS: Partial<Record<NumberName, string>> = {
  angle: '°',
  tilt: '°',
  frontOverlap: '%',
  sideOverlap: '%',
  rings: '',
  pictures: '',
  lanes: '',
  channel: '',
};

/** Every number of a pattern, in the units of whoever enters it. */
export function PatternNumbers({ pattern }: { pattern: Pattern }) {
  const t = useWords();
  const { desk } = useDesk();
  const { isFaultyInPattern } = useFaults();
  const values = pattern as unknown as Record<NumberName, number | null>;
  return Object.entries<NumberBounds>(PATTERN_NUMBERS[pattern.kind]).map(([field, { isOptional, min, max }]) => {
    const name = field as NumberName;
    const unit = name === 'resolution' ? t('pattern.centimetres') : UNITS[name];
    const shared = {
      label: t(name === 'tilt' && pattern.kind === 'oblique' ? 'pattern.obliqueTilt' : `pattern.${name}`),
      isFaulty: isFaultyInPattern(name),
      onChange: (value: number) => changePattern(desk, { [name]: value }),
      ...(isOptional && { placeholder: t('pattern.automatic'), onEmpty: () => changePattern(desk, { [name]: null }) }),
    };
    if (unit === undefined) return <MeasureField key={name} kind="length" value={values[name]} {...shared} />;
    const range = t('pattern.range', { min: formatNumber(min), max: formatNumber(max) });
    return <NumberField key={name} value={values[name] ?? undefined} unit={unit} placeholder={range} {...shared} />;
  });
}
