import type { DeviceId } from '@skyhelm/contract/ids';
import { isFlownBySticks } from '@skyhelm/core/vehicle/stick-modes';
import { axesOf, AT_REST, HANDS, type Sticks } from '@skyhelm/core/vehicle/sticks';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { send } from '../../api/client.ts';
import { control as calls } from '../../api/endpoints.generated.ts';
import { steer, type LiveControls } from '../../live/controls.ts';
import { useSession } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import styles from './flight.module.css';
import { stickInputs, type StickInputs } from './stick-inputs.ts';
import { StickPad } from './StickPad.tsx';
import { useVehicle } from './use-live.ts';
import { useSteeringQuestion } from './use-steering-question.tsx';

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
  const [state, setState] = useState<'off' | 'on' | 'ended'>('off');
  const isOn = state === 'on';
  const [hasObeyed, setObeyed] = useState(false);
  const obeys = isFlownBySticks(useVehicle(deviceId).state);
  const { ask, question } = useSteeringQuestion(deviceId);
  // The aircraft is told to hold its position then: to go on, it has to be told so again.
  if (isOn && !isConnected) setState('ended');
  if (isOn && obeys && !hasObeyed) setObeyed(true);
  // The server has told it to hold, or another mode was chosen: these sticks have no effect now.
  if (isOn && obeys === false && hasObeyed) setState('ended');
  const begin = () =>
    ask(async (evenUnsafe) => {
      await send(calls.sendCommand, { deviceId, kind: 'manual', evenUnsafe }, { quiet: true });
      setObeyed(false);
      setState('on');
    });
  return (
    <section className={styles['sticks']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h3 id={titleId}>{t('flight.sticks')}</h3>
        <Button aria-pressed={isOn} disabled={!isConnected} onClick={isOn ? () => setState('off') : () => void begin()}>
          {t(isOn ? 'flight.sticks.off' : 'flight.sticks.on')}
        </Button>
      </div>
      {state === 'off' && <p className={styles['soft']}>{t('flight.sticks.note')}</p>}
      {state === 'ended' && (
        <p role="status" className={styles['attention']}>
          {t('flight.sticks.ended')}
        </p>
      )}
      {isOn && <Pads deviceId={deviceId} onEnd={() => setState('ended')} />}
      {question}
      {isOn && fault && (
        <p role="alert" className={styles['attention']}>
          {t(`flight.sticks.fault.${fault}`)}
        </p>
      )}
    </section>
  );
}

function Pads({ deviceId, onEnd }: { deviceId: DeviceId; onEnd(): void }) {
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
  const end = useEffectEvent(() => onEnd());
  useEffect(() => {
    const own = stickInputs({ moved: (sticks) => moved(sticks), letGo: () => end() });
    inputs.current = own;
    return () => {
      own.stop();
      letGo();
      inputs.current = undefined;
    };
  }, []);
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
