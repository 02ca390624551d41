import type { DeviceId } from '@skyhelm/contract/ids';
import { axesOf, AT_REST, HANDS, type Sticks } from '@skyhelm/core/vehicle/sticks';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { control as calls } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { steer, type LiveControls } from '../../live/controls.ts';
import { useSession } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import styles from './flight.module.css';
import { stickInputs, type StickInputs } from './stick-inputs.ts';
import { StickPad } from './StickPad.tsx';

interface StickPanelProps {
  deviceId: DeviceId;
  isConnected: boolean;
  fault: LiveControls['fault'];
}

/** As they stand on most keyboards. */
const LEFT_KEYS = 'W A S D';

/** Share of its own size by which the knob moves until its edge meets that of its field. */
const REACH = 78;
const placeOf = (x: number, y: number): string => `${x * REACH}% ${-y * REACH}%`;

/** Sticks under the thumbs, on the keyboard or on a gamepad, for whoever has the controls. */
export function StickPanel({ deviceId, isConnected, fault }: StickPanelProps) {
  const t = useWords();
  const titleId = useId();
  const [isOn, setOn] = useState(false);
  const give = useChange(calls.sendCommand);
  const begin = () => {
    setOn(true);
    give.mutate({ input: { deviceId, kind: 'manual' } });
  };
  return (
    <section className={styles['sticks']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h3 id={titleId}>{t('flight.sticks')}</h3>
        <Button aria-pressed={isOn} onClick={isOn ? () => setOn(false) : begin}>
          {t(isOn ? 'flight.sticks.off' : 'flight.sticks.on')}
        </Button>
      </div>
      {!isOn && <p className={styles['soft']}>{t('flight.sticks.note')}</p>}
      {isOn && <Pads deviceId={deviceId} isConnected={isConnected} />}
      {isOn && fault && (
        <p role="alert" className={styles['attention']}>
          {t(`flight.sticks.fault.${fault}`)}
        </p>
      )}
    </section>
  );
}

function Pads({ deviceId, isConnected }: Omit<StickPanelProps, 'fault'>) {
  const t = useWords();
  const handedness = useSession((state) => state.user?.settings.handedness ?? 'american');
  const [left, right] = [useRef<HTMLSpanElement>(null), useRef<HTMLSpanElement>(null)];
  const inputs = useRef<StickInputs>(undefined);
  const draw = ({ leftX, leftY, rightX, rightY }: Sticks) => {
    left.current?.style.setProperty('translate', placeOf(leftX, leftY));
    right.current?.style.setProperty('translate', placeOf(rightX, rightY));
  };
  const moved = useEffectEvent((sticks: Sticks) => {
    draw(sticks);
    steer(deviceId, axesOf(sticks, handedness));
  });
  const letGo = useEffectEvent(() => {
    draw(AT_REST);
    steer(deviceId, null);
  });
  useEffect(() => {
    // A socket that is back after a loss finds all sticks at rest.
    if (!isConnected) return;
    const own = stickInputs({ moved: (sticks) => moved(sticks), letGo: () => letGo() });
    inputs.current = own;
    return () => {
      own.stop();
      inputs.current = undefined;
    };
  }, [isConnected]);
  const label = (side: 'left' | 'right') => {
    const does = HANDS[handedness];
    const [x, y] = side === 'left' ? [does.leftX, does.leftY] : [does.rightX, does.rightY];
    return t(`flight.sticks.${side}`, { x: t(`flight.axis.${x}`), y: t(`flight.axis.${y}`) });
  };
  return (
    <>
      <div className={styles['pads']}>
        <figure>
          <StickPad label={label('left')} knob={left} onMove={(at) => inputs.current?.touch('left', at)} />
          <figcaption>{label('left')}</figcaption>
        </figure>
        <figure>
          <StickPad label={label('right')} knob={right} onMove={(at) => inputs.current?.touch('right', at)} />
          <figcaption>{label('right')}</figcaption>
        </figure>
      </div>
      <p className={styles['soft']}>
        {t('flight.sticks.keys', { keys: LEFT_KEYS })}. {t('flight.sticks.pad')}
      </p>
    </>
  );
}
