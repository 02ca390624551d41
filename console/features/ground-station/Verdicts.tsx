import { useEffect } from 'react';
import { noFlyZone } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import type { FleetVehicle } from '../../live/fleet-source.ts';
import { useLength } from '../../session/use-length.ts';
import { formatList } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import type { Homewards, Verdict } from './flight-check.ts';
import type { Refusals } from './use-orders.ts';

interface VerdictsProps {
  verdicts: readonly Verdict[];
  targets: readonly FleetVehicle[];
  /** All that they are held to has been read. */
  isKnown: boolean;
}

const nameIn = (targets: readonly FleetVehicle[], id: string): string | undefined => targets.find((one) => one.id === id)?.name;

/** Whether one may fly there; of several, who may not is named. */
export function Verdicts({ verdicts, targets, isKnown }: VerdictsProps) {
  const t = useWords();
  const length = useLength();
  const textOf = ({ issue: { code, params = {} }, ids }: Verdict): string => {
    const text = t(
      `station.air.${code.replace('command.', '') as 'noFlyZone' | 'restrictedZone' | 'fence' | 'crossing' | 'crossingFence'}`,
      { ...params, ...(params['limit'] !== undefined && { limit: length(Number(params['limit'])) }) },
    );
    const names = ids.flatMap((id) => nameIn(targets, id) ?? []);
    return targets.length > 1 ? t('common.pair', { name: formatList(names), value: text }) : text;
  };
  return (
    <>
      {verdicts.map((verdict) => (
        <p key={textOf(verdict)} data-mood={verdict.issue.severity === 'error' ? 'danger' : 'attention'} role="alert">
          {textOf(verdict)}
        </p>
      ))}
      {!isKnown && <p data-mood="attention">{t('station.air.unknown')}</p>}
      {isKnown && verdicts.length === 0 && <p data-mood="good">{t('station.air.clear')}</p>}
    </>
  );
}

/** What the way home leads into; of several, whose. */
export function ClosedHomeward({ found, targets }: { found: Homewards; targets: readonly FleetVehicle[] }) {
  const t = useWords();
  // A zone that was closed a moment ago counts for whoever calls an aircraft back.
  useEffect(() => void outdate(noFlyZone.getAirspace), []);
  return [...found].map(([zone, ids]) => {
    const text = t('flight.wayHome.closed', { zone });
    const names = formatList(ids.flatMap((id) => nameIn(targets, id) ?? []));
    return (
      <p key={zone} data-mood="danger" role="alert">
        {targets.length > 1 ? t('common.pair', { name: names, value: text }) : text}
      </p>
    );
  });
}

/** What each of them said no to; by now it may be none that could be told so. */
export function Refused({ refusals, named }: { refusals: Refusals; named: readonly FleetVehicle[] }) {
  const t = useWords();
  return [...refusals].map(([target, reason]) => (
    <p key={target} data-mood="danger" role="alert">
      {t('common.pair', { name: nameIn(named, target) ?? t('common.none'), value: reason })}
    </p>
  ));
}
