import type { DeviceId } from '@skyhelm/contract/ids';
import { Button } from 'antd';
import { useWords } from '../../words/words.ts';
import { ClosedAhead, isOneClick, mayGive, pointlessOf, reasonOf, useControls, useOrder, useVehicle } from '../flight-control/index.tsx';
import styles from './flight-task.module.css';

const COMMANDS = ['pause', 'continue', 'directReturn', 'land'] as const;

/** What a flight can be told: the same commands as anywhere. Whatever ends it lies under the same thumb as the pause, and is asked about. */
export function AirborneStep({ deviceId, name }: { deviceId: DeviceId; name: string }) {
  const t = useWords();
  const vehicle = useVehicle(deviceId);
  const { control: held, commands } = useControls(deviceId);
  const isHere = held?.holder?.here === true;
  const pointless = pointlessOf(vehicle, commands[0]?.kind);
  const { order, question } = useOrder(deviceId, name);
  const reason = reasonOf(vehicle, isHere);
  return (
    <>
      <ClosedAhead deviceId={deviceId} />
      {reason !== 'flying' && <p className={styles['soft']}>{t(`flight.why.${reason}`)}</p>}
      <div className={styles['commands']} role="group" aria-label={t('flight.commands')}>
        {COMMANDS.map((kind) => (
          <Button
            key={kind}
            size="large"
            disabled={kind === pointless || !mayGive(kind, vehicle, isHere)}
            onClick={(event) => isOneClick(event) && order(kind)}
          >
            {t(`flight.command.${kind}`)}
          </Button>
        ))}
      </div>
      {question}
    </>
  );
}
