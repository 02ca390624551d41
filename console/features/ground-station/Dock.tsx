import type { DeviceId } from '@skyhelm/contract/ids';
import type { CommandKind } from '@skyhelm/core/vehicle/command';
import { Dropdown } from 'antd';
import { useId } from 'react';
import type { LiveControls } from '../../live/controls.ts';
import type { FleetVehicle } from '../../live/fleet-source.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { useWords } from '../../words/words.ts';
import { HoldAction, mayGive, OrderDrawer, reasonOf, type Reason } from '../flight-control/index.tsx';
import { CommandIcon } from './CommandIcon.tsx';
import styles from './dock.module.css';
import { HolderLine } from './HolderLine.tsx';
import type { ProposedKind } from './proposal.ts';
import { useFleet, usePulse } from './use-fleet.ts';
import { sayRefusals, useOrders } from './use-orders.ts';

interface DockProps {
  vehicles: readonly FleetVehicle[];
  desks: ReadonlyMap<string, LiveControls>;
  proposed: ProposedKind | undefined;
  onPropose(kind: ProposedKind): void;
}

const BAR = ['takeOff', 'pause', 'continue', 'directReturn', 'land', 'goTo'] as const satisfies CommandKind[];
const MORE = ['trackReturn', 'manual', 'changeSpeed', 'changeYaw', 'reboot'] as const satisfies CommandKind[];
/** What one sees anyway: a phone has no room to say it. */
const PLAIN: readonly Reason[] = ['notHeld', 'ground', 'flying'];
const STOP_HOLD_MS = 2_000;
const LOOK_EVERY_MS = 250;

/** Everything the selected aircraft can be told. What makes no sense now is grey, and a line says why. */
export function Dock({ vehicles, desks, proposed, onPropose }: DockProps) {
  const t = useWords();
  const fleet = useFleet();
  const reasonId = useId();
  const { give } = useOrders();
  const { work, start, finish } = useTask<'changeSpeed' | 'changeYaw'>();
  usePulse(
    vehicles.map(({ id }) => id),
    LOOK_EVERY_MS,
  );
  const isHere = (id: string) => desks.get(id)?.control?.holder?.here ?? false;
  const able = (kind: CommandKind) => vehicles.filter(({ id }) => mayGive(kind, fleet.now(id), isHere(id)));
  const nameOf = (id: string) => vehicles.find((vehicle) => vehicle.id === id)?.name ?? '';
  const first = vehicles[0];
  if (!first) return <p className={styles['hint']}>{t('station.dock.empty')}</p>;
  const mayFlyAny = vehicles.some(({ id, mayFly }) => desks.get(id)?.control?.mayFly ?? mayFly);
  const isSingle = vehicles.length === 1;
  const giveNow = async (kind: 'pause' | 'emergencyStop') =>
    sayRefusals(await give(able(kind).map(({ id }) => ({ deviceId: id as DeviceId, kind }))), nameOf);
  const press = (kind: (typeof BAR)[number] | (typeof MORE)[number]) => {
    // Stopping where it is cannot wait for a second thought.
    if (kind === 'pause') void giveNow(kind);
    else if (kind === 'changeSpeed' || kind === 'changeYaw') start(kind);
    else onPropose(kind);
  };
  const held = vehicles.find(({ id }) => isHere(id)) ?? first;
  const reason = reasonOf(fleet.now(held.id), isHere(held.id));
  const isOff = (kind: CommandKind) => able(kind).length === 0;
  return (
    <section className={styles['dock']} aria-label={t('flight.commands')}>
      <HolderLine vehicles={vehicles} desks={desks} />
      {!mayFlyAny && <p className={styles['hint']}>{t('flight.watchOnly')}</p>}
      {mayFlyAny && (
        <div className={styles['bar']}>
          {BAR.map((kind) => (
            <button
              key={kind}
              type="button"
              className={styles['command']}
              aria-pressed={kind === proposed}
              disabled={isOff(kind)}
              aria-describedby={isOff(kind) ? reasonId : undefined}
              onClick={() => press(kind)}
            >
              <CommandIcon kind={kind} />
              {t(`flight.command.${kind}`)}
            </button>
          ))}
          <Dropdown
            trigger={['click']}
            menu={{
              items: MORE.map((kind) => ({
                key: kind,
                label: t(`flight.command.${kind}`),
                disabled: isOff(kind) || (!isSingle && (kind === 'changeSpeed' || kind === 'changeYaw')),
              })),
              onClick: ({ key }) => press(key as (typeof MORE)[number]),
            }}
          >
            <button type="button" className={styles['command']}>
              <CommandIcon kind="more" />
              {t('common.more')}
            </button>
          </Dropdown>
          <HoldAction
            mood="danger"
            holdMs={STOP_HOLD_MS}
            text={t('flight.command.emergencyStop')}
            note={t('station.stop.note')}
            disabled={isOff('emergencyStop')}
            describedBy={reasonId}
            onHeld={() => void giveNow('emergencyStop')}
          />
        </div>
      )}
      {mayFlyAny && (
        <p id={reasonId} className={styles['reason']} data-plain={PLAIN.includes(reason)}>
          {t(`flight.why.${reason}`)}
        </p>
      )}
      {work && (
        <OrderDrawer
          key={work.number}
          deviceId={held.id as DeviceId}
          kind={work.task}
          state={fleet.now(held.id).state}
          open={work.open}
          onClose={finish}
        />
      )}
    </section>
  );
}
