import type { DeviceId } from '@skyhelm/contract/ids';
import { metresBetween } from '@skyhelm/core/geo/distance';
import type { Position } from '@skyhelm/core/geo/position';
import { lengthIn } from '@skyhelm/core/units/unit-system';
import { endsFlight, pausedInOf } from '@skyhelm/core/vehicle/paused-in';
import { Button } from 'antd';
import { useCallback, useId, useState } from 'react';
import { positionOf } from '../../live/position-of.ts';
import type { FleetVehicle } from '../../live/fleet-source.ts';
import { useDistance, useLength, useUnitSystem } from '../../session/use-length.ts';
import { useWords } from '../../words/words.ts';
import {
  CommandPreview,
  type RouteEnding,
  HOLD_MS,
  HoldAction,
  isPreviewed,
  LandingNote,
  metresHome,
  orderOf,
  pausedHomeward,
} from '../flight-control/index.tsx';
import styles from './dock.module.css';
import { FigureFault, FigureField } from './FigureField.tsx';
import { homewardOn, isKnown, verdictsOn, waysOn, type Airspace } from './flight-check.ts';
import { afterTelling, givenAt, leftOf, type Given } from './given.ts';
import { figureIn, placesFor, type FigureName, type Proposal } from './proposal.ts';
import { ClosedHomeward, Refused, Verdicts } from './Verdicts.tsx';
import { useGroundBelow, useGroundOnWays } from './use-ground-legs.ts';
import { WaysThere } from './WaysThere.tsx';
import { useFlightAir } from './use-airspace.ts';
import { useFleet, usePulse } from './use-fleet.ts';
import { useOrders, type Order, type Refusals } from './use-orders.ts';

interface ProposalCardProps {
  proposal: Proposal;
  /** Those that can be told so now. */
  targets: readonly FleetVehicle[];
  airspace: Airspace;
  /** Somewhere else than was pointed at. */
  onPlace(place: Position): void;
  onClose(): void;
}

const FIRST_HEIGHT_M = 15;
const LOOK_EVERY_MS = 500;
/** Further, and the map was clicked from too far away. */
const FAR_M = 20_000;

/** What will happen, to whom and how far from home, before it is held to happen. */
export function ProposalCard({ proposal: { kind, place }, targets, airspace, onPlace, onClose }: ProposalCardProps) {
  const t = useWords();
  const id = useId();
  const fleet = useFleet();
  const system = useUnitSystem();
  const [length, distance] = [useLength(), useDistance()];
  const { give, isPending } = useOrders();
  const [typed, setTyped] = useState<Partial<Record<FigureName, string>>>(() => ({
    hoverHeight: String(Math.round(lengthIn(system, FIRST_HEIGHT_M).value)),
  }));
  const [refusals, setRefusals] = useState<Refusals>(new Map());
  const [given, setGiven] = useState<Given>();
  const [endings, setEndings] = useState<ReadonlyMap<string, RouteEnding>>(new Map());
  const noteEnding = useCallback((target: string, ending: RouteEnding | undefined) => {
    setEndings((before) => {
      if (before.get(target) === ending) return before;
      const others = [...before].filter(([one]) => one !== target);
      return new Map(ending ? [...others, [target, ending]] : others);
    });
  }, []);
  usePulse(
    targets.map((target) => target.id),
    LOOK_EVERY_MS,
  );
  const isHomeward = kind === 'directReturn' || kind === 'trackReturn';
  const isPlaced = kind !== 'goTo' || place !== undefined;
  const asked: readonly FigureName[] =
    kind === 'takeOff' ? ['hoverHeight'] : kind === 'goTo' && place ? ['flightHeight', 'flightSpeed'] : [];
  const figures = new Map(asked.map((name) => [name, figureIn(name, typed[name] ?? '', system)]));
  const wrong = asked.filter((name) => figures.get(name)!.isWrong);
  const height = (figures.get('hoverHeight') ?? figures.get('flightHeight'))?.value;
  const speed = figures.get('flightSpeed')?.value;
  const positions = new Map(
    targets.flatMap((target) => {
      const position = positionOf(fleet.now(target.id).state);
      return position ? [[target.id, position] as const] : [];
    }),
  );
  const before = givenAt(given, place);
  const places = before?.places ?? (place ? placesFor(place, positions) : new Map<string, Position>());
  const left = leftOf(targets, before);

  const waitsWith = (target: string) => (kind === 'continue' ? pausedInOf(fleet.now(target).state) : undefined);
  /** Also at the last leg of its route, which it flies in the mode of the route. */
  const comesHome = (target: string) => kind === 'continue' && (waitsWith(target) === 'return' || endings.get(target) === 'return');
  const sentence = ({ id: target, name }: FleetVehicle): string => {
    const home = metresHome(fleet.now(target).state);
    if (kind === 'takeOff') return t('station.propose.takeOff', { name, height: height === undefined ? t('common.none') : length(height) });
    if (kind === 'goTo') {
      const [from, to] = [positions.get(target), places.get(target)];
      return t('station.propose.goTo', { name, distance: from && to ? distance(metresBetween(from, to)) : t('common.none') });
    }
    const waiting = comesHome(target) ? 'return' : waitsWith(target);
    if (endsFlight(waiting))
      return home === undefined
        ? t(`station.propose.continue.${waiting}`, { name })
        : t(`station.propose.continue.${waiting}.far`, { name, distance: distance(home) });
    if (home !== undefined && (kind === 'land' || kind === 'directReturn'))
      return t(`station.propose.${kind}.far`, { name, distance: distance(home) });
    return t(`station.propose.${kind}`, { name });
  };
  const pointed = left.flatMap(({ id: target }) => {
    const to = places.get(target);
    return to ? [{ id: target, state: fleet.now(target).state, to }] : [];
  });
  const grounds = useGroundBelow(pointed.map(({ to }) => to));
  const onWay = useGroundOnWays(pointed.map(({ state, to }) => ({ from: positionOf(state), to })));
  const planned = pointed.map((one, at) => ({ ...one, ground: grounds[at], along: onWay[at] }));
  const told = { height, speed };
  const goingHome = left.filter(({ id: target }) => isHomeward || comesHome(target));
  const flightAir = useFlightAir(
    airspace,
    (kind === 'goTo' ? targets : goingHome).map((target) => target.id),
  );
  const verdicts = verdictsOn(planned, told, flightAir, fleet.clock());
  const called = goingHome.map(({ id: target }) => ({ id: target, state: fleet.now(target).state }));
  const homeward = called.length > 0 ? homewardOn(called, isHomeward ? () => kind : pausedHomeward, flightAir, fleet.clock()) : undefined;
  const isForbidden = verdicts.some(({ issue }) => issue.severity === 'error');
  const ways = isForbidden && place ? waysOn({ planned, place, told }, flightAir, fleet.clock()) : [];
  const orderFor = (target: FleetVehicle): Order[] => {
    const deviceId = target.id as DeviceId;
    if (kind === 'takeOff') return [{ deviceId, kind, height: height! }];
    const waiting = waitsWith(target.id);
    // What it lands by stands in the card.
    if (kind !== 'goTo') return [orderOf(deviceId, kind, waiting, waiting === 'landing' || endings.has(target.id))];
    const to = places.get(target.id);
    return to ? [{ deviceId, kind, ...to, ...(height !== undefined && { height }), ...(speed !== undefined && { speed }) }] : [];
  };
  const go = async () => {
    const orders = left.flatMap(orderFor);
    const refused = await give(orders);
    const told = orders.map(({ deviceId }) => deviceId);
    setGiven(afterTelling(before ?? { place, places, obeying: new Set() }, told, refused));
    setRefusals(refused);
    if (refused.size === 0) onClose();
  };
  const isFar = planned.some(({ id: target, to }) => {
    const from = positions.get(target);
    return from !== undefined && metresBetween(from, to) > FAR_M;
  });
  return (
    <section className={styles['proposal']} role="group" aria-labelledby={id}>
      <h3 id={id}>
        {!isPlaced
          ? t('station.propose.point')
          : left.length < 2
            ? (left.map(sentence)[0] ?? t(`flight.command.${kind}`))
            : t('station.propose.several', { command: t(`flight.command.${kind}`), count: left.length })}
      </h3>
      {left.length > 1 && isPlaced && (
        <ul>
          {left.map((target) => (
            <li key={target.id}>{sentence(target)}</li>
          ))}
        </ul>
      )}
      {asked.length > 0 && (
        <div className={styles['figures']}>
          {asked.map((name) => (
            <FigureField
              key={name}
              name={name}
              text={typed[name] ?? ''}
              isWrong={wrong.includes(name)}
              onChange={(text) => setTyped((before) => ({ ...before, [name]: text }))}
            />
          ))}
        </div>
      )}
      <div id={`${id}-why`} className={styles['verdict']}>
        {wrong.map((name) => (
          <FigureFault key={name} name={name} />
        ))}
        {kind === 'goTo' && planned.length > 0 && (
          <Verdicts
            verdicts={verdicts}
            targets={left}
            isKnown={isKnown(
              flightAir,
              planned.map((one) => one.id),
            )}
          />
        )}
        {ways.length > 0 && (
          <WaysThere ways={ways} onPlace={onPlace} onHeight={(text) => setTyped((before) => ({ ...before, flightHeight: text }))} />
        )}
        {homeward && <ClosedHomeward found={homeward} targets={left} />}
        {isFar && <p data-mood="attention">{t('station.propose.veryFar')}</p>}
        {isPreviewed(kind) &&
          left.map((target) => (
            <div key={target.id}>
              {left.length > 1 && target.name}
              <CommandPreview deviceId={target.id as DeviceId} kind={kind} onEnding={noteEnding} />
            </div>
          ))}
        {(kind === 'takeOff' || kind === 'land') &&
          left.map(({ id: target }) => <LandingNote key={target} deviceId={target as DeviceId} kind={kind} />)}
        <Refused refusals={refusals} named={fleet.vehicles()} />
        {left.length === 0 && <p data-mood="danger">{t('station.propose.nobody')}</p>}
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
            disabled={isPending || left.length === 0 || wrong.length > 0 || isForbidden || (kind === 'goTo' && planned.length === 0)}
            describedBy={`${id}-why`}
            onHeld={() => void go()}
          />
        )}
      </div>
    </section>
  );
}
