import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import ExclamationCircleFilled from '@ant-design/icons/ExclamationCircleFilled';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { PreFlightLine, Verdict } from '@skyhelm/core/task/pre-flight';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'wouter';
import { useHas } from '../../session/session.ts';
import { formatList } from '../../words/format.ts';
import { foundText } from '../../words/found-text.ts';
import { useWords, type Say } from '../../words/words.ts';
import { useArmingReasons } from '../flight-control/index.tsx';
import { stationAddress } from '../ground-station/index.ts';
import styles from './flight-task.module.css';

const ICONS: Record<Verdict, ComponentType> = {
  fine: CheckCircleFilled,
  attention: ExclamationCircleFilled,
  wrong: CloseCircleFilled,
  waiting: ClockCircleOutlined,
};

function summary(t: Say, lines: readonly PreFlightLine[]): string {
  const count = (verdict: Verdict) => lines.filter((line) => line.verdict === verdict).length;
  if (count('wrong') > 0) return t('flighttask.preFlight.wrong', { count: count('wrong') });
  if (count('waiting') > 0) return t('flighttask.preFlight.waiting');
  return count('attention') > 0 ? t('flighttask.preFlight.attention', { count: count('attention') }) : t('flighttask.preFlight.ready');
}

const isOnSomethingElse = ({ issues }: PreFlightLine): boolean => issues.some(({ code }) => code === 'task.preFlight.flying');

interface PreFlightListProps {
  lines: readonly PreFlightLine[];
  deviceId: DeviceId;
  /** How long until it may be started, or for how long still. */
  time: ReactNode;
}

/** What is fine and what is not, with why. What the aircraft has against taking off it says in its own words. */
export function PreFlightList({ lines, deviceId, time }: PreFlightListProps) {
  const t = useWords();
  const reasons = useArmingReasons(deviceId);
  const seesStation = useHas('device:query');
  const why = ({ item, verdict, issues }: PreFlightLine): string[] =>
    item === 'ready' && verdict === 'wrong' && reasons.length > 0
      ? [formatList(reasons)]
      : [...new Set(issues.map((issue) => foundText(t, issue)))];
  return (
    <section className={styles['part']} aria-label={t('flighttask.preFlight')}>
      <h2>{t('flighttask.preFlight')}</h2>
      <p role="status" className={styles['soft']}>
        {summary(t, lines)}
      </p>
      <ul className={styles['lines']}>
        {lines.map((line) => {
          const Icon = ICONS[line.verdict];
          return (
            <li key={line.item} data-item={line.item} data-verdict={line.verdict}>
              <span className={styles['icon']} role="img" aria-label={t(`flighttask.verdict.${line.verdict}`)}>
                <Icon />
              </span>
              <span>
                {t(`flighttask.item.${line.item}`)}
                {line.item === 'time' && time}
                {why(line).map((text) => (
                  <small key={text}>{text}</small>
                ))}
                {seesStation && isOnSomethingElse(line) && (
                  <small>
                    <Link href={stationAddress(deviceId)}>{t('flighttask.toStation')}</Link>
                  </small>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
