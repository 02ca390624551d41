import BackwardOutlined from '@ant-design/icons/BackwardOutlined';
import CaretRightOutlined from '@ant-design/icons/CaretRightOutlined';
import ForwardOutlined from '@ant-design/icons/ForwardOutlined';
import LineChartOutlined from '@ant-design/icons/LineChartOutlined';
import PauseOutlined from '@ant-design/icons/PauseOutlined';
import StepBackwardOutlined from '@ant-design/icons/StepBackwardOutlined';
import StepForwardOutlined from '@ant-design/icons/StepForwardOutlined';
import { Button, Dropdown, Select, Switch } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SPEEDS, type PlayClock } from '../../live/play-clock.ts';
import type { RecordedFleet } from '../../live/recorded-fleet.ts';
import { FOLLOW_MS } from '../../live/sample-pieces.ts';
import { formatNumber, formatTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { sinceTakeOff } from '../flight-record/index.ts';
import styles from './transport.module.css';
import { CHARTS, type ChartName, type ChosenCharts } from './use-chosen-charts.ts';
import { useEachFrame, usePlayState } from './use-clock.ts';
import { STEP_MS } from './use-play-keys.ts';

interface TransportProps {
  clock: PlayClock;
  fleet: RecordedFleet;
  /** By the clock. */
  takeOffAt: number;
  /** Milliseconds from the clock to the time of the flight that is looked at. */
  shift: number;
  charts: ChosenCharts;
  align: { isOn: boolean; set(isOn: boolean): void } | undefined;
}

/** Play, pause and pace. */
export function Transport({ clock, fleet, takeOffAt, shift, charts, align }: TransportProps) {
  const t = useWords();
  const { isPlaying, speed, direction, from, isOpen } = usePlayState(clock);
  const seekBy = (ms: number) => clock.seek(clock.now() + ms);
  return (
    <div className={styles['transport']} role="group" aria-label={t('flightplay.controls')}>
      <div className={styles['buttons']}>
        <Press text={t('flightplay.toStart')} keys="Home" icon={<StepBackwardOutlined />} onClick={() => clock.seek(from)} />
        <Press text={t('flightplay.back')} keys="⇧ ←" icon={<BackwardOutlined />} onClick={() => seekBy(-STEP_MS.shift)} />
        <Button
          type="primary"
          className={styles['main'] ?? ''}
          aria-label={t(isPlaying ? 'flightplay.pause' : 'flightplay.play')}
          title={t(isPlaying ? 'flightplay.pause.keys' : 'flightplay.play.keys')}
          icon={isPlaying ? <PauseOutlined /> : <CaretRightOutlined />}
          onClick={clock.toggle}
        />
        <Press text={t('flightplay.forward')} keys="⇧ →" icon={<ForwardOutlined />} onClick={() => seekBy(STEP_MS.shift)} />
        <Press
          text={t(isOpen ? 'flightplay.toNow' : 'flightplay.toEnd')}
          keys="End"
          icon={<StepForwardOutlined />}
          onClick={clock.seekEnd}
        />
      </div>
      <Select
        className={styles['speed'] ?? ''}
        aria-label={t('flightplay.speed')}
        value={speed}
        options={SPEEDS.map((value) => ({ value, label: t('flightplay.times', { speed: formatNumber(value) }) }))}
        popupMatchSelectWidth={false}
        onChange={clock.setSpeed}
      />
      <Time clock={clock} takeOffAt={takeOffAt} shift={shift} />
      {isPlaying && direction === -1 && <span className={styles['note']}>{t('flightplay.backwards')}</span>}
      <Waiting clock={clock} fleet={fleet} />
      {isOpen && <Lasting clock={clock} />}
      <div className={styles['more']}>
        {align && (
          <label className={styles['align']}>
            <Switch size="small" checked={align.isOn} onChange={align.set} />
            {t('flightplay.align')}
          </label>
        )}
        <Dropdown
          trigger={['click']}
          menu={{
            items: CHARTS.map((name) => ({ key: name, label: t(`flightplay.chart.${name}`) })),
            selectable: true,
            multiple: true,
            selectedKeys: [...charts.names],
            onSelect: ({ key }) => charts.toggle(key as ChartName),
            onDeselect: ({ key }) => charts.toggle(key as ChartName),
          }}
        >
          <Button icon={<LineChartOutlined />} aria-label={t('flightplay.charts')} title={t('flightplay.charts')} />
        </Dropdown>
      </div>
    </div>
  );
}

interface PressProps {
  text: string;
  keys: string;
  icon: ReactNode;
  onClick(): void;
}

const Press = ({ text, keys, icon, onClick }: PressProps) => (
  <Button type="text" aria-label={text} title={`${text} (${keys})`} icon={icon} onClick={onClick} />
);

/** Since take-off, and by the wall as it hung when this flight was flown: moved without React. */
function Time({ clock, takeOffAt, shift }: Pick<TransportProps, 'clock' | 'takeOffAt' | 'shift'>) {
  const t = useWords();
  const { to } = usePlayState(clock);
  const [flown, wall] = [useRef<HTMLElement>(null), useRef<HTMLTimeElement>(null)];
  useEachFrame(
    clock,
    (at) => {
      if (flown.current) flown.current.textContent = sinceTakeOff(at - takeOffAt);
      if (wall.current) wall.current.textContent = formatTime(at + shift);
    },
    100,
  );
  return (
    <p className={`numeric ${styles['time']}`} aria-label={t('flightplay.time')} role="timer">
      <b ref={flown} /> <span>/ {sinceTakeOff(to - takeOffAt)}</span> <time ref={wall} />
    </p>
  );
}

/** As near as samples come in while it flies. */
const NEAR_MS = 3 * FOLLOW_MS;

/** A flight in the air is watched as it flies, or from an earlier moment on. */
function Lasting({ clock }: { clock: PlayClock }) {
  const t = useWords();
  const [isNear, setNear] = useState(false);
  const { isPlaying, direction, to } = usePlayState(clock);
  useEachFrame(clock, (at) => setNear(to - at < NEAR_MS), 500);
  const isFollowing = isNear && isPlaying && direction === 1;
  return (
    <span className={styles['note']} data-mood={isFollowing ? 'following' : undefined}>
      {t(isFollowing ? 'flightplay.following' : 'flightplay.lasting')}
    </span>
  );
}

/** Shown only where it lasts: a seek that is answered at once must not flicker. */
const SHOWN_AFTER_MS = 400;

function Waiting({ clock, fleet }: { clock: PlayClock; fleet: RecordedFleet }) {
  const t = useWords();
  const { isWaiting } = usePlayState(clock);
  const [text, setText] = useState<'loading' | 'failing' | 'offline'>();
  useEffect(() => {
    const whatIsSo = () => (fleet.isFailing() ? (isWaiting ? 'failing' : 'offline') : isWaiting ? 'loading' : undefined);
    const timer = setInterval(() => setText(whatIsSo()), SHOWN_AFTER_MS);
    return () => {
      clearInterval(timer);
      setText(undefined);
    };
  }, [fleet, isWaiting]);
  return (
    <span role="status" className={styles['note']} data-mood={text}>
      {text && t(`flightplay.${text}`)}
    </span>
  );
}
