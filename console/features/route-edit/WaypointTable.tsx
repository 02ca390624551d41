import type { Waypoint } from '@skyhelm/core/plan/route';
import { useEffect, useEffectEvent } from 'react';
import { useDistance } from '../../session/use-length.ts';
import { useWindowedRows } from '../../ui/use-windowed-rows.ts';
import { useWords } from '../../words/words.ts';
import { changeOne } from './desk-edits.ts';
import { FIELD_RANGES } from './field-range.ts';
import { legText } from './leg-text.ts';
import { NumberField } from './NumberField.tsx';
import { selection } from './selection.ts';
import styles from './table.module.css';
import { useDesk } from './use-desk.ts';
import { useFaults } from './use-faults.ts';

const ROW_HEIGHT = 40;
const COLUMNS = ['latitude', 'longitude', 'altitude', 'speed'] as const;

/** Every waypoint in numbers. Of ten thousand only those in sight are in the page. */
export function WaypointTable() {
  const t = useWords();
  const distance = useDistance();
  const { desk, now } = useDesk();
  const { areFaulty, isFaultyAt } = useFaults();
  const { draft, selected } = now;
  const { waypoints } = draft.route;
  const { box, onScroll, first: from, shown, height, top, reveal } = useWindowedRows(waypoints.length, ROW_HEIGHT);
  const revealed = useEffectEvent((index: number) => reveal(index));
  const first = selected.length === 1 ? selected[0] : undefined;
  useEffect(() => {
    if (first !== undefined) revealed(first);
  }, [first]);
  if (waypoints.length === 0) return <p className={styles['empty']}>{t('route.empty.draw')}</p>;
  const written = { distance, none: t('common.none') };
  const names: Record<(typeof COLUMNS)[number], string> = {
    latitude: t('route.latitude'),
    longitude: t('route.longitude'),
    altitude: t('route.height'),
    speed: t('route.speed'),
  };
  const row = (waypoint: Waypoint, index: number) => (
    <div
      key={index}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selected.includes(index)}
      className={styles['row']}
      style={{ top: top(index) }}
      data-faulty={areFaulty(index) || undefined}
    >
      <span role="rowheader">
        <button
          type="button"
          aria-label={t('route.waypointNumber', { number: index + 1 })}
          aria-pressed={selected.includes(index)}
          onClick={({ shiftKey, ctrlKey, metaKey }) =>
            desk.select(selection(selected, index, { isRange: shiftKey, isAdding: ctrlKey || metaKey }))
          }
        >
          {index + 1}
        </button>
      </span>
      {COLUMNS.map((field) => (
        <span key={field} role="gridcell">
          <NumberField
            isBare
            label={t('route.cell', { name: names[field], number: index + 1 })}
            value={waypoint[field]}
            isFaulty={isFaultyAt([index], field)}
            range={FIELD_RANGES[field]}
            onChange={(value) => changeOne(desk, index, { [field]: value })}
          />
        </span>
      ))}
      <span role="gridcell" className={`numeric ${styles['leg']}`}>
        {legText(waypoints, index, written)}
      </span>
    </div>
  );
  return (
    <div
      className={styles['table']}
      role="grid"
      aria-label={t('route.waypoints')}
      aria-rowcount={waypoints.length + 1}
      aria-multiselectable
    >
      <div role="row" aria-rowindex={1} className={styles['head']}>
        <span role="columnheader">{t('route.number')}</span>
        {COLUMNS.map((field) => (
          <span key={field} role="columnheader" title={names[field]}>
            {names[field]}
          </span>
        ))}
        <span role="columnheader" title={t('route.leg')}>
          {t('route.leg')}
        </span>
      </div>
      <div className={styles['rows']} ref={box} onScroll={onScroll} role="rowgroup">
        <div style={{ height }} role="presentation">
          {waypoints.slice(from, from + shown).map((waypoint, at) => row(waypoint, from + at))}
        </div>
      </div>
    </div>
  );
}
