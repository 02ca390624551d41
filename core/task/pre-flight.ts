import { metresBetween } from '../geo/distance.ts';
import type { Position } from '../geo/position.ts';
import { error, warning, type Issue } from '../issue.ts';
import { LOW_BATTERY_PERCENT } from '../vehicle/battery-level.ts';
import { positioningNumber } from '../vehicle/positioning.ts';
import { isReadyToStart } from '../vehicle/readiness.ts';
import type { VehicleState } from '../vehicle/state.ts';
import { untimely, type PlannedTime } from './start-window.ts';
import type { Approval } from './task.ts';

/** What is looked at before a task is flown, in the order in which it is read. */
export const PRE_FLIGHT_ITEMS = [
  'executor',
  'licence',
  'approval',
  'time',
  'air',
  'aircraft',
  'link',
  'ground',
  'battery',
  'position',
  'home',
  'ready',
  'mount',
] as const;
export type PreFlightItem = (typeof PRE_FLIGHT_ITEMS)[number];

/** `waiting`: nobody has said so yet. */
export type Verdict = 'fine' | 'attention' | 'wrong' | 'waiting';

export interface PreFlightLine {
  item: PreFlightItem;
  verdict: Verdict;
  /** Why it is not fine. */
  issues: readonly Issue[];
}

export interface PreFlight {
  approval: Approval;
  /** Milliseconds. */
  now: number;
  planned: PlannedTime;
  isExecutor: boolean;
  /** Where it is to take off. */
  site: Position;
  /** What the server has found of pilot, aircraft, mount and air; nothing before it has answered. */
  found: readonly Issue[] | undefined;
  online: boolean | undefined;
  /** Without what is too old to say anything about now. */
  state: VehicleState;
}

/** To take off elsewhere is to fly another plan. */
export const FAR_FROM_SITE_M = 200;

type Found = Issue | undefined;

/** What an issue of the server is about, by the field that it is told at; the rest is about the air. */
const ITEM_OF: Partial<Record<string | number, PreFlightItem>> = { executorId: 'licence', deviceId: 'aircraft', mount: 'mount' };
const itemOf = ({ at }: Issue): PreFlightItem => ITEM_OF[at?.[0] ?? ''] ?? 'air';

/** Whether the aircraft is on something else. What is in the air is not begun with: neither could it be sent a plan, nor would what it flies be the task's. */
export function groundIssue({ flying, armed }: Pick<VehicleState, 'flying' | 'armed'>): Found {
  if (flying) return error('task.preFlight.flying', undefined, ['deviceId']);
  return armed ? warning('task.preFlight.armed', undefined, ['deviceId']) : undefined;
}

const batteryIssue = ({ batteryPercent }: VehicleState): Found => {
  if (batteryPercent === undefined) return warning('task.preFlight.batteryUnknown');
  return batteryPercent < LOW_BATTERY_PERCENT ? error('task.preFlight.batteryLow', { percent: batteryPercent }) : undefined;
};

function positionIssue({ latitude, longitude, positioning }: VehicleState, site: Position): Found {
  const isPoor = positioning !== undefined && positioning <= positioningNumber('poorGps');
  if (latitude === undefined || longitude === undefined || isPoor) return error('task.preFlight.noPosition');
  const metres = Math.round(metresBetween({ latitude, longitude }, site));
  return metres > FAR_FROM_SITE_M ? warning('task.preFlight.farFromSite', { metres }) : undefined;
}

const homeIssue = ({ homeLatitude }: VehicleState): Found =>
  homeLatitude === undefined ? warning('task.preFlight.homeUnknown') : undefined;

function readyIssue(state: VehicleState): Found {
  if (state.readyToArm === undefined) return warning('task.preFlight.readyUnknown');
  return isReadyToStart(state) ? undefined : error('task.preFlight.notReady');
}

const approvalIssue = ({ approval }: PreFlight): Found => (approval === 'approved' ? undefined : error('task.preFlight.notApproved'));

function timeIssue({ planned, now }: PreFlight): Found {
  const fault = untimely(planned, now);
  return fault && error(`task.${fault}`);
}

/** What only the aircraft itself can say: nothing of it is known while nobody hears it. */
const TOLD_BY_AIRCRAFT: Partial<Record<PreFlightItem, (state: VehicleState, site: Position) => Found>> = {
  ground: groundIssue,
  battery: batteryIssue,
  position: positionIssue,
  home: homeIssue,
  ready: readyIssue,
};

function issuesOf(item: PreFlightItem, given: PreFlight): readonly Issue[] | undefined {
  const { found, online, state, site, isExecutor } = given;
  const told = TOLD_BY_AIRCRAFT[item];
  const only = (issue: Found): Issue[] => (issue ? [issue] : []);
  if (told) return online ? only(told(state, site)) : undefined;
  if (item === 'executor') return isExecutor ? [] : [error('task.preFlight.notExecutor')];
  if (item === 'approval') return only(approvalIssue(given));
  if (item === 'time') return only(timeIssue(given));
  if (item === 'link') return online === undefined ? undefined : online ? [] : [error('task.preFlight.offline')];
  return found?.filter((issue) => itemOf(issue) === item);
}

const verdictOf = (issues: readonly Issue[] | undefined): Verdict => {
  if (issues === undefined) return 'waiting';
  if (issues.some(({ severity }) => severity === 'error')) return 'wrong';
  return issues.length > 0 ? 'attention' : 'fine';
};

/** What is fine and what is not, with why. */
export const preFlight = (given: PreFlight): PreFlightLine[] =>
  PRE_FLIGHT_ITEMS.map((item) => {
    const issues = issuesOf(item, given);
    return { item, verdict: verdictOf(issues), issues: issues ?? [] };
  });

/** What keeps a task from being started; the rest may still be put right until the take-off. */
const BEFORE_START: readonly PreFlightItem[] = ['time', 'ground'];
export const mayStart = (lines: readonly PreFlightLine[]): boolean =>
  lines.every(({ item, verdict }) => verdict !== 'wrong' || !BEFORE_START.includes(item));

/** Nobody takes off with something wrong, or before it is known. What only wants attention is for whoever flies. */
export const mayTakeOff = (lines: readonly PreFlightLine[]): boolean =>
  lines.every(({ verdict }) => verdict === 'fine' || verdict === 'attention');
