import type { DeviceId } from '@skyhelm/contract/ids';
import { Button } from 'antd';
import type { LiveControls } from '../../live/controls.ts';
import type { FleetVehicle } from '../../live/fleet-source.ts';
import { useWords } from '../../words/words.ts';
import { courseMood, HolderBar } from '../flight-control/index.tsx';
import { commandText } from './command-text.ts';
import styles from './dock.module.css';
import { lastOf } from './last-command.ts';
import { useFleet } from './use-fleet.ts';
import { sayRefusals, useOrders } from './use-orders.ts';

interface HolderLineProps {
  vehicles: readonly FleetVehicle[];
  desks: ReadonlyMap<string, LiveControls>;
}

/** Who has the controls, always in sight: of one by name, of several by count. */
export function HolderLine({ vehicles, desks }: HolderLineProps) {
  const t = useWords();
  const fleet = useFleet();
  const [first] = vehicles;
  const desk = first && vehicles.length === 1 ? desks.get(first.id) : undefined;
  const last = desk && lastOf(desk.commands, fleet.clock());
  const isLost = vehicles.some(({ id }) => desks.get(id)?.isConnected === false && desks.get(id)?.control);
  return (
    <div className={styles['holder']}>
      {vehicles.length > 1 && <Several vehicles={vehicles} desks={desks} />}
      {desk?.control && <HolderBar deviceId={first!.id as DeviceId} control={desk.control} />}
      {last && (
        <span className={styles['last']} data-mood={courseMood(last)} role="status">
          {commandText(t, last)}
        </span>
      )}
      {isLost && (
        <span role="alert" className={styles['lost']}>
          {t('flight.lost')}
        </span>
      )}
    </div>
  );
}

function Several({ vehicles, desks }: HolderLineProps) {
  const t = useWords();
  const { changeControls, isPending } = useOrders();
  const controlOf = (id: string) => desks.get(id)?.control;
  const free = vehicles.filter(({ id }) => controlOf(id)?.mayFly && !controlOf(id)?.holder);
  const mine = vehicles.filter(({ id }) => controlOf(id)?.holder?.here);
  const act = async (some: readonly FleetVehicle[], action: 'take' | 'release') => {
    const ids = some.map(({ id }) => id);
    sayRefusals(await changeControls(ids, action), (id) => vehicles.find((vehicle) => vehicle.id === id)?.name ?? '');
  };
  return (
    <>
      <span role="status">{t('station.several.held', { count: vehicles.length, mine: mine.length })}</span>
      {free.length > 0 && (
        <Button type="primary" loading={isPending} onClick={() => void act(free, 'take')}>
          {t('station.takeAll', { count: free.length })}
        </Button>
      )}
      {mine.length > 0 && <Button onClick={() => void act(mine, 'release')}>{t('station.releaseAll')}</Button>}
    </>
  );
}
