import type { ParameterName } from '@skyhelm/core/task/parameters';
import { formatMeasure, formatNumber, formatPercent, formatUnit } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';

type Unit = 'm' | 'm/s' | 's' | '%' | '°';

const UNITS: Record<ParameterName, Unit> = {
  takeOffHeight: 'm',
  height: 'm',
  maxHeight: 'm',
  speed: 'm/s',
  hoverSeconds: 's',
  spacing: 'm',
  frontOverlap: '%',
  sideOverlap: '%',
  obliqueTilt: '°',
  dropHeight: 'm',
};

/** "60 m", "80 %", "45°": as they are set, for every reader alike. */
export function amountText(t: Say, name: ParameterName, value: number): string {
  const unit = UNITS[name];
  if (unit === '%') return formatPercent(value);
  if (unit === '°') return `${formatNumber(value)}°`;
  return unit === 's' ? t('common.measure', { value: formatNumber(value), unit: t('taskconfig.unit.second') }) : formatMeasure(value, unit);
}

/** What stands behind the number in a field. */
export function unitText(t: Say, name: ParameterName): string {
  const unit = UNITS[name];
  if (unit === 's') return t('taskconfig.unit.second');
  return unit === '%' || unit === '°' ? unit : formatUnit(unit);
}
