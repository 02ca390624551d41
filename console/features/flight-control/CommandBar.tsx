import type { DeviceId } from '@skyhelm/contract/ids';
import type { CommandKind } from '@skyhelm/core/vehicle/command';
import { pausedInOf } from '@skyhelm/core/vehicle/paused-in';
import { Button } from 'antd';
import { useId } from 'react';
import type { LiveVehicle } from '../../live/uav-data.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { useWords } from '../../words/words.ts';
import styles from './flight.module.css';
import { CommandPreview } from './CommandPreview.tsx';
import { HoldButton } from './HoldButton.tsx';
import { isOneClick } from './one-click.ts';
import { mayGive, reasonOf } from './order-reasons.ts';
import type { AskedKind } from './order-form.ts';
import type { Plain } from './plain-order.ts';
import { OrderDrawer } from './OrderDrawer.tsx';

const PLAIN = ['pause', 'continue', 'land', 'directReturn', 'trackReturn', 'manual'] as const satisfies CommandKind[];
/** What these lead to is said beside the buttons: they are given by one click. */
const PREVIEWED = ['continue', 'land', 'directReturn', 'trackReturn'] as const;
const ASKED = ['goTo', 'orbit', 'changeSpeed', 'changeYaw'] as const satisfies AskedKind[];

interface CommandBarProps {
  deviceId: DeviceId;
  vehicle: LiveVehicle;
  isHere: boolean;
  onOrder(kind: Plain): void;
}

/** Everything it can be told. What makes no sense now is grey, and a line says why. */
export function CommandBar({ deviceId, vehicle, isHere, onOrder: order }: CommandBarProps) {
  const t = useWords();
  const reasonId = useId();
  const { work, start, finish } = useTask<AskedKind>();
  const reason = reasonOf(vehicle, isHere);
  const may = (kind: CommandKind) => mayGive(kind, vehicle, isHere);
  const described = (kind: CommandKind) => ({ disabled: !may(kind), ...(!may(kind) && { 'aria-describedby': reasonId }) });
  return (
    <div className={styles['commands']} role="group" aria-label={t('flight.commands')}>
      <div className={styles['bar']}>
        <Button type="primary" {...described('takeOff')} onClick={() => start('takeOff')}>
          {t('flight.command.takeOff')}
        </Button>
        {PLAIN.map((kind) => (
          <Button key={kind} {...described(kind)} onClick={(event) => isOneClick(event) && order(kind)}>
            {t(`flight.command.${kind}`)}
          </Button>
        ))}
        {ASKED.map((kind) => (
          <Button key={kind} {...described(kind)} onClick={() => start(kind)}>
            {t(`flight.command.${kind}`)}…
          </Button>
        ))}
      </div>
      <p id={reasonId} className={styles['soft']}>
        {t(`flight.why.${reason}`)}
      </p>
      {PREVIEWED.filter((kind) => vehicle.state.flying === true && may(kind) && (kind !== 'continue' || pausedInOf(vehicle.state))).map(
        (kind) => (
          <div key={kind} className={styles['soft']}>
            {t(`flight.command.${kind}`)}
            <CommandPreview deviceId={deviceId} kind={kind} />
          </div>
        ),
      )}
      <HoldButton
        text={t('flight.command.emergencyStop')}
        note={t('flight.stop.hold')}
        disabled={!may('emergencyStop')}
        onHeld={() => order('emergencyStop')}
      />
      {vehicle.state.flying === false && (
        <HoldButton
          text={t('flight.command.reboot')}
          note={t('flight.reboot.hold')}
          disabled={!may('reboot')}
          onHeld={() => order('reboot')}
        />
      )}
      {work && (
        <OrderDrawer key={work.number} deviceId={deviceId} kind={work.task} state={vehicle.state} open={work.open} onClose={finish} />
      )}
    </div>
  );
}
