import { Button } from 'antd';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { FleetVehicle } from '../../live/fleet-source.ts';
import { Input } from '../../ui/inputs.ts';
import { useWindowedRows } from '../../ui/use-windowed-rows.ts';
import { formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { countStatuses, hasStatus, matches, STATUSES, type FleetFacts, type Status } from './fleet-filter.ts';
import { inOrder } from './fleet-order.ts';
import { FleetRow } from './FleetRow.tsx';
import styles from './fleet.module.css';
import { useFleet, usePulse } from './use-fleet.ts';
import type { Selection } from './use-selection.ts';
import { useShownStatus } from './use-shown-status.ts';
import type { Wrong } from './vehicle-look.ts';

const ROW_HEIGHT = 60;

interface FleetPanelProps {
  selection: Selection;
  faults: ReadonlyMap<string, Wrong>;
  isHeldHere: FleetFacts['isHeldHere'];
  /** How many there are in all; more than the rows where not all fit. */
  total: number;
  onOpen(id: string): void;
}

const COUNT_EVERY_MS = 1_000;

interface Held {
  of: readonly FleetVehicle[];
  order: readonly FleetVehicle[];
}

/** Every aircraft one may see, found by name and by how it is. */
export function FleetPanel({ selection, faults, isHeldHere, total, onOpen }: FleetPanelProps) {
  const t = useWords();
  const fleet = useFleet();
  usePulse('all', COUNT_EVERY_MS);
  const [text, setText] = useState('');
  const [status, setStatus] = useShownStatus();
  const [takesSeveral, setTakesSeveral] = useState(false);
  const facts = { fleet, faults, isHeldHere };
  const all = fleet.vehicles();
  const [held, setHeld] = useState<Held>();
  const ordered = held?.of === all ? held.order : inOrder(all, fleet);
  const counts = countStatuses(all, facts);
  /** What flies is not known while nothing is heard. */
  const isUnknown = (one: Status) => (one === 'online' || one === 'flying') && all.length > 0 && !fleet.isConnected();
  const found = ordered.filter((vehicle) => matches(vehicle, text) && hasStatus(vehicle.id, status, facts));
  const choose = (id: string, isMore: boolean) => {
    if (isMore || takesSeveral) selection.toggle(id);
    else selection.only(id);
    onOpen(id);
  };
  return (
    <section
      className={styles['panel']}
      aria-label={t('station.list')}
      // Nothing moves away from under a finger.
      onPointerEnter={() => setHeld({ of: all, order: ordered })}
      onPointerLeave={() => setHeld(undefined)}
    >
      <div className={styles['find']}>
        <Input
          data-search
          type="search"
          allowClear
          size="large"
          value={text}
          maxLength={50}
          aria-label={t('station.list.search')}
          placeholder={t('station.list.find')}
          onChange={({ target }) => setText(target.value)}
          onPressEnter={() => found[0] && choose(found[0].id, false)}
        />
        <Button
          size="large"
          aria-pressed={takesSeveral}
          type={takesSeveral ? 'primary' : 'default'}
          onClick={() => setTakesSeveral(!takesSeveral)}
        >
          {t('station.list.several')}
        </Button>
      </div>
      <div className={styles['statuses']} role="group" aria-label={t('station.list.status')}>
        {STATUSES.map((one) => (
          <button key={one} type="button" className={styles['status']} aria-pressed={one === status} onClick={() => setStatus(one)}>
            {t(`station.status.${one}`)} <span className="numeric">{isUnknown(one) ? t('common.none') : formatNumber(counts[one])}</span>
          </button>
        ))}
      </div>
      <Rows found={found} selection={selection} faults={faults} isHeldHere={isHeldHere} onChoose={choose} />
      {total > all.length && <p className={styles['note']}>{t('station.list.leftOut', { count: total - all.length })}</p>}
    </section>
  );
}

interface RowsProps extends Pick<FleetPanelProps, 'selection' | 'faults' | 'isHeldHere'> {
  found: readonly FleetVehicle[];
  onChoose(id: string, isMore: boolean): void;
}

/** Only the rows in sight are drawn. One of them has the keyboard: arrows move it, Enter selects, Space adds. */
function Rows({ found, selection, faults, isHeldHere, onChoose }: RowsProps) {
  const t = useWords();
  const { box, onScroll, first, shown, height, top, reveal } = useWindowedRows(found.length, ROW_HEIGHT);
  const [activeId, setActiveId] = useState<string>();
  const active = found.findIndex(({ id }) => id === (activeId ?? selection.ids[0]));
  const move = (to: number) => {
    const next = found[Math.max(0, Math.min(found.length - 1, to))];
    if (!next) return;
    setActiveId(next.id);
    reveal(found.indexOf(next));
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: found.length - 1 };
    const to = steps[event.key];
    const current = found[active];
    if (to !== undefined) move(to);
    else if (event.key === 'Enter' && current) onChoose(current.id, false);
    else if (event.key === ' ' && current) onChoose(current.id, true);
    else return;
    // The arrows are sticks for whoever flies by hand; here they are meant for the list.
    event.preventDefault();
    event.stopPropagation();
  };
  const click = (event: MouseEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-uav]');
    if (row) onChoose(row.dataset['uav']!, event.ctrlKey || event.metaKey || event.shiftKey);
  };
  if (found.length === 0) return <p className={styles['note']}>{t('station.list.none')}</p>;
  return (
    <div ref={box} className={styles['rows']} onScroll={onScroll}>
      <div
        role="listbox"
        aria-multiselectable="true"
        aria-label={t('station.list')}
        tabIndex={0}
        style={{ height }}
        aria-activedescendant={active >= first && active < first + shown ? `uav-${found[active]!.id}` : undefined}
        onKeyDown={press}
        onClick={click}
      >
        {found.slice(first, first + shown).map((vehicle, at) => (
          <FleetRow
            key={vehicle.id}
            vehicle={vehicle}
            top={top(first + at)}
            place={[first + at + 1, found.length]}
            isActive={first + at === active}
            isSelected={selection.ids.includes(vehicle.id)}
            isHeldHere={isHeldHere(vehicle.id)}
            fault={faults.get(vehicle.id)}
          />
        ))}
      </div>
    </div>
  );
}
