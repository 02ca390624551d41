import { dms, type Position } from '@skyhelm/core/geo/position';
import type { FactChange, RouteFacts, WaypointFacts } from '@skyhelm/core/plan/compare/facts';
import { GIMBAL_MODES, type WaypointAction } from '@skyhelm/core/plan/waypoint-action';
import { lengthIn, speedIn } from '@skyhelm/core/units/unit-system';
import { useUnitSystem } from '../../../session/use-length.ts';
import { formatNumber, formatUnit } from '../../../words/format.ts';
import { useWords } from '../../../words/words.ts';

/** What is told of both sides. */
export interface FactRow {
  label: string;
  one: string;
  other: string;
}

type Texts<Facts> = { [Fact in keyof Facts]-?: readonly [label: string, text: (value: NonNullable<Facts[Fact]>) => string] };

/** Two that differ by less than a tenth must not be told by the same number. */
const hundredths = (value: number): string => formatNumber(Math.round(value * 100) / 100);

/** What differs in words, with the units of whoever reads it. */
export function useFactText() {
  const t = useWords();
  const system = useUnitSystem();
  const measure = (value: number, unit: string) => t('common.measure', { value: hundredths(value), unit });
  const length = (metres: number) => {
    const { value, unit } = lengthIn(system, metres);
    return measure(value, formatUnit(unit));
  };
  const speed = (metresPerSecond: number) => {
    const { value, unit } = speedIn(system, metresPerSecond);
    return measure(value, formatUnit(unit));
  };
  const seconds = (milliseconds: number) => measure(milliseconds / 1_000, t('route.seconds'));
  const degrees = (value: number) => `${hundredths(value)}°`;
  const place = ({ latitude, longitude }: Position) => `${dms('latitude', latitude)}\n${dms('longitude', longitude)}`;

  const action = ({ kind, value }: WaypointAction) => {
    const name = t(`route.action.${kind}`);
    const mode = kind === 'gimbalMode' && GIMBAL_MODES.find((one) => one === value);
    if (mode !== undefined && mode !== false) return t('route.compare.action', { name, value: t(`route.action.gimbalMode.${mode}`) });
    return value === null ? name : t('route.compare.action', { name, value: hundredths(value) });
  };

  const waypoint: Texts<WaypointFacts> = {
    altitude: [t('route.height'), length],
    speed: [t('route.speed'), speed],
    mode: [t('route.mode'), (mode) => t(`route.mode.${mode}`)],
    turnMode: [t('route.turnMode'), (mode) => t(`route.turnMode.${mode}`)],
    radius: [t('route.radius'), length],
    holdMs: [t('route.hold'), seconds],
    circlingRadius: [t('route.circlingRadius'), length],
    circlingTurns: [t('route.circlingTurns'), formatNumber],
    circlingWait: [t('route.circlingWait'), seconds],
    clockwise: [t('route.circlingDirection'), (is) => t(`route.circlingDirection.${is ? 'clockwise' : 'counterclockwise'}`)],
    yawMode: [t('route.yawMode'), (mode) => t(`route.yawMode.${mode}`)],
    yaw: [t('route.yaw'), degrees],
    target: [t('route.compare.target'), place],
    acceleration: [t('route.acceleration'), (value) => measure(value, t('route.metresPerSecondSquared'))],
    actions: [t('route.actions'), (actions) => actions.map(action).join('\n')],
  };
  const route: Texts<RouteFacts> = {
    heightMode: [t('route.heightMode'), (mode) => t(`route.heightMode.${mode}`)],
    cycles: [t('route.cycles.hint'), formatNumber],
    entryPoint: [t('route.entryPoint'), formatNumber],
    endAction: [t('route.endAction'), (action) => t(`route.endAction.${action}`)],
    'landing.kind': [t('route.landing.kind'), (kind) => t(`route.landing.kind.${kind}`)],
    'landing.place': [t('route.compare.landing'), place],
    'landing.placeHeight': [t('route.landing.placeHeight'), length],
    'landing.heading': [t('route.landing.heading'), degrees],
    'landing.waitingRadius': [t('route.landing.waitingRadius'), length],
    'landing.clockwise': [t('route.landing.turn'), (is) => t(`route.landing.turn.${is ? 'clockwise' : 'anticlockwise'}`)],
    'landing.relativeHeight': [t('route.landing.relativeHeight'), length],
    'landing.distance': [t('route.landing.distance'), length],
    'landing.guidanceSpeed': [t('route.landing.guidanceSpeed'), speed],
    'landing.goAroundHeight': [t('route.landing.goAroundHeight'), length],
    'landing.transitionHeight': [t('route.landing.transitionHeight'), length],
  };

  function rowOf<Facts, Fact extends keyof Facts>(
    texts: Texts<Facts>,
    fact: Fact,
    one: Facts[Fact] | undefined,
    other: Facts[Fact] | undefined,
  ): FactRow {
    const [label, text] = texts[fact];
    const shown = (value: Facts[Fact] | undefined) =>
      value === undefined || value === null || Number.isNaN(value) ? t('common.none') : text(value) || t('common.none');
    return { label, one: shown(one), other: shown(other) };
  }
  return {
    length,
    ofRoute: ({ fact, one, other }: FactChange<RouteFacts>): FactRow => rowOf(route, fact, one, other),
    ofWaypoint: ({ fact, one, other }: FactChange<WaypointFacts>): FactRow => rowOf(waypoint, fact, one, other),
  };
}
