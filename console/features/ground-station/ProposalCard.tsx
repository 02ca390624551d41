import type { DeviceId } from '@skyhelm/contract/ids';
import { metresBetween } from '@skyhelm/core/geo/distance';
import type { Position } from '@skyhelm/core/geo/position';
import type { Issue } from '@skyhelm/core/issue';
import { Button } from 'antd';
import { useId, useState } from 'react';
import type { FleetVehicle } from '../../live/fleet-source.ts';
import { useDistance, useLength } from '../../session/use-length.ts';
import { Input } from '../../ui/inputs.ts';
import { issueText } from '../../words/issue-text.ts';
import { useWords } from '../../words/words.ts';
import styles from './dock.module.css';
import { HoldAction } from './HoldAction.tsx';
import { metresHome } from './Instruments.tsx';
import { heightIn, placesFor, positionOf, type Proposal } from './proposal.ts';
import { verdictOn, type Airspace } from './use-airspace.ts';
import { useFleet, usePulse } from './use-fleet.ts';
import { useOrders, type Order, type Refusals } from './use-orders.ts';

interface ProposalCardProps {
  proposal: Proposal;
  /** Those that can be told so now. */
  targets: readonly FleetVehicle[];
  airspace: Pick<Airspace, 'zones' | 'fence'>;
  onClose(): void;
}

const HOLD_MS = 800;
const FIRST_HEIGHT = '15';
const LOOK_EVERY_MS = 500;
/** Further, and the map was clicked from too far away. */
const FAR_M = 20_000;

/** What will happen, to whom and how far from home, before it is held to happen. */
export function ProposalCard({ proposal: { kind, place }, targets, airspace, onClose }: ProposalCardProps) {
  const t = useWords();
  const id = useId();
  const fleet = useFleet();
  const [length, distance] = [useLength(), useDistance()];
  const { give, isPending } = useOrders();
  const [typed, setTyped] = useState(kind === 'takeOff' ? FIRST_HEIGHT : '');
  const [refusals, setRefusals] = useState<Refusals>(new Map());
  usePulse(
    targets.map((target) => target.id),
    LOOK_EVERY_MS,
  );
  const height = heightIn(kind, typed);
  const positions = new Map(
    targets.flatMap((target) => {
      const position = positionOf(fleet.now(target.id).state);
      return position ? [[target.id, position] as const] : [];
    }),
  );
  const places = place ? placesFor(place, positions) : new Map<string, Position>();
  const isReady = kind !== 'goTo' || places.size > 0;

  const sentence = ({ id: target, name }: FleetVehicle): string => {
    const { state } = fleet.now(target);
    const home = metresHome(state);
    if (kind === 'takeOff')
      return t('station.propose.takeOff', { name, height: height.metres === undefined ? t('common.none') : length(height.metres) });
    if (kind === 'goTo') {
      const [from, to] = [positions.get(target), places.get(target)];
      return t('station.propose.goTo', { name, distance: from && to ? distance(metresBetween(from, to)) : t('common.none') });
    }
    if (home !== undefined && (kind === 'land' || kind === 'directReturn'))
      return t(`station.propose.${kind}.far`, { name, distance: distance(home) });
    return t(`station.propose.${kind}`, { name });
  };
  const issues = [
    ...new Map(
      [...places].flatMap(([target, to]) =>
        verdictOn(fleet.now(target).state, to, height.metres, { ...airspace, now: fleet.clock() }).map(
          (issue) => [textOf(issue), issue] as const,
        ),
      ),
    ),
  ];
  function textOf({ code, params = {} }: Issue): string {
    return t(`station.air.${code.replace('command.', '') as 'noFlyZone' | 'restrictedZone' | 'fence' | 'crossing'}`, params);
  }
  const isForbidden = issues.some(([, { severity }]) => severity === 'error');
  const orderFor = (target: FleetVehicle): Order[] => {
    const deviceId = target.id as DeviceId;
    if (kind === 'takeOff') return [{ deviceId, kind, height: height.metres! }];
    if (kind !== 'goTo') return [{ deviceId, kind }];
    const to = places.get(target.id);
    return to ? [{ deviceId, kind, ...to, ...(height.metres !== undefined && { height: height.metres }) }] : [];
  };
  const go = async () => {
    const refused = await give(targets.flatMap(orderFor));
    setRefusals(refused);
    if (refused.size === 0) onClose();
  };
  const isFar = [...places].some(([target, to]) => metresBetween(positions.get(target)!, to) > FAR_M);
  const isPlaced = kind !== 'goTo' || place !== undefined;
  return (
    <section className={styles['proposal']} role="group" aria-labelledby={id}>
      <h3 id={id}>
        {targets.length === 1
          ? sentence(targets[0]!)
          : t('station.propose.several', { command: t(`flight.command.${kind}`), count: targets.length })}
      </h3>
      {!isPlaced && <p role="status">{t('station.propose.point')}</p>}
      {targets.length > 1 && isPlaced && (
        <ul>
          {targets.map((target) => (
            <li key={target.id}>{sentence(target)}</li>
          ))}
        </ul>
      )}
      {(kind === 'takeOff' || kind === 'goTo') && (
        <label className={styles['height']}>
          {t(kind === 'takeOff' ? 'flight.form.height' : 'flight.form.goToHeight')}
          <Input
            size="large"
            inputMode="decimal"
            value={typed}
            maxLength={8}
            aria-invalid={height.fault !== undefined}
            placeholder={kind === 'goTo' ? t('station.propose.asNow') : ''}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
      )}
      <div id={`${id}-why`} className={styles['verdict']}>
        {height.fault && <p data-mood="danger">{issueText(height.fault)}</p>}
        {issues.map(([text, { severity }]) => (
          <p key={text} data-mood={severity === 'error' ? 'danger' : 'attention'} role="alert">
            {text}
          </p>
        ))}
        {kind === 'goTo' && place && !airspace.zones && <p data-mood="attention">{t('station.air.unknown')}</p>}
        {kind === 'goTo' && place && airspace.zones && issues.length === 0 && <p data-mood="good">{t('station.air.clear')}</p>}
        {isFar && <p data-mood="attention">{t('station.propose.veryFar')}</p>}
        {[...refusals].map(([target, reason]) => (
          <p key={target} data-mood="danger" role="alert">
            {t('common.pair', { name: targets.find((one) => one.id === target)?.name ?? t('common.none'), value: reason })}
          </p>
        ))}
        {targets.length === 0 && <p data-mood="danger">{t('station.propose.nobody')}</p>}
      </div>
      <div className={styles['answer']}>
        <Button size="large" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        {isPlaced && (
          <HoldAction
            mood="go"
            holdMs={HOLD_MS}
            text={t('station.hold', { command: t(`flight.command.${kind}`) })}
            disabled={isPending || targets.length === 0 || height.fault !== undefined || isForbidden || !isReady}
            describedBy={`${id}-why`}
            onHeld={() => void go()}
          />
        )}
      </div>
    </section>
  );
}
