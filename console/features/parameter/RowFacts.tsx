import type { ReactNode } from 'react';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { useWords, type Say } from '../../words/words.ts';
import { shownValue, TYPE_NAMES, withUnit } from '../parameter-write/index.ts';
import type { ParameterRow } from './task.ts';

/** Between which values the aircraft wants it; nothing where it does not say. */
function rangeIn(t: Say, { facts }: ParameterRow): string | undefined {
  const { unit } = facts ?? {};
  const [min, max] = [facts?.min, facts?.max].map((limit) => (limit === undefined ? undefined : String(limit)));
  if (min !== undefined && max !== undefined) return withUnit(t('parameter.range.between', { min, max }), unit);
  if (min !== undefined) return withUnit(t('parameter.range.from', { min }), unit);
  return max === undefined ? undefined : withUnit(t('parameter.range.to', { max }), unit);
}

/** All that is known of one parameter. */
export function RowFacts({ row }: { row: ParameterRow }) {
  const t = useWords();
  const { facts } = row;
  const value = (number: number | null) => withUnit(shownValue(number, t('parameter.notNumber')), facts?.unit);
  const lines: [string, ReactNode][] = [
    [t('parameter.value'), value(row.value)],
    [t('parameter.default'), row.default === undefined ? t('common.none') : value(row.default)],
    [t('parameter.range'), rangeIn(t, row)],
    [t('parameter.increment'), facts?.increment === undefined ? undefined : withUnit(String(facts.increment), facts.unit)],
    [t('parameter.group'), facts?.group],
    [t('parameter.access'), facts?.isReadOnly ? t('parameter.readOnly') : facts?.isVolatile ? t('parameter.volatile') : undefined],
    [t('parameter.type'), TYPE_NAMES[row.type]],
  ];
  return (
    <Facts>
      {lines.map(
        ([label, shown]) =>
          shown !== undefined && (
            <Fact key={label} label={label}>
              {shown}
            </Fact>
          ),
      )}
    </Facts>
  );
}
