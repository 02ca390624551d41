import type { DeviceId, RouteId } from '@skyhelm/contract/ids';
import { ORDER_MS } from '@skyhelm/core/airspace/engine/piece';
import { error, type Issue } from '@skyhelm/core/issue';
import { airspace } from '@skyhelm/core/plan/checks/airspace';
import { isComingHome, isInLanding } from '@skyhelm/core/plan/mission/landing-sequence';
import type { MissionVehicle } from '@skyhelm/core/plan/mission/manner';
import { missionWay } from '@skyhelm/core/plan/mission/mission-way';
import { beginningWith, goingOn, type Heading } from '@skyhelm/core/plan/mission/progress';
import { speedFrom } from '@skyhelm/core/plan/mission/speed-item';
import { behindTakeOff } from '@skyhelm/core/plan/mission/take-off-item';
import { behindLast } from '@skyhelm/core/plan/path/behind-last';
import { placeAloft, type Aloft } from '@skyhelm/core/plan/path/entered';
import { homeOf } from '@skyhelm/core/plan/path/home-of';
import type { Route } from '@skyhelm/core/plan/route';
import { modeNumbered } from '@skyhelm/core/vehicle/flight-mode';
import type { MissionItem } from '@skyhelm/core/vehicle/plan-item';
import type { Queryable } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import type { Known, StartIssues } from '../control/index.ts';
import { aboard, isForeign, missionOf, routeAsSent, type FlownRow } from '../flown-route/index.ts';
import { terrainBelow } from '../terrain/index.ts';
import { refuseReplaced, requireTaskFlown } from '../task/index.ts';
import { airAround, beginning } from './air-around.ts';
import { countedAlready } from './counted-already.ts';
import { missionIssues } from './held-mission.ts';
import { movedSince } from './moved-since.ts';
import { refuseOtherAboard } from './named-route.ts';
import { mannerOf } from './vehicle-of.ts';
import { takesOff } from './takes-off.ts';
import { isMissionChanging } from './vehicle-transfer.store.ts';

const NOTHING = { name: undefined, issues: [] };
const refused = (...issues: Issue[]) => ({ name: undefined, issues });

interface Against {
  name: string;
  issues: Issue[];
}

/** What is on board and what is left of it to fly. */
interface Left {
  name: string;
  route: Route;
  heading: Heading & Pick<Route, 'cycles'>;
  /** It is no route of ours. */
  isForeign: boolean;
  /** Where all of its waypoints are behind the aircraft. */
  aloft?: Aloft;
}

/**
 * The air may have been closed since the route was sent, and whoever is in the air comes to it from anywhere. Of what nobody here has sent or read the way is not known:
 * it is neither started nor gone on with.
 */
export const closedRouteIssues =
  (ports: Pick<Services, 'bus' | 'blobs'>): StartIssues =>
  async (context, deviceId, known, beginsAt) => {
    // Whoever goes on with a return, a landing or a way to a place has nothing to do with what is on board.
    if (!beginsAt && known.pausedIn !== 'route' && known.pausedIn !== 'takeOff') return NOTHING;
    const [row] = await aboard(context.db, deviceId);
    // As long as it climbs at the beginning of a mission it says that it takes off; so it does where it was told to take off and no more.
    if (!beginsAt && known.pausedIn === 'takeOff' && row?.course !== 'flying') return NOTHING;
    const [mission, manner] = [row && (await missionOf(context.db, row)), mannerOf(known)];
    if (beginsAt && known.state.flying === false && mission && manner && !takesOff(mission, beginsAt.item, manner))
      return refused(error('mission.noTakeOff'));
    const item = beginsAt && mission && manner ? itemToBeginWith(mission, beginsAt.item, known, manner) : beginsAt?.item;
    const found = await issuesOf(ports, context, deviceId, known, beginsAt && { ...beginsAt, item: item! }, row);
    const from = item ?? (known.state.missionItem ?? 0) - (row?.firstItem ?? 0);
    const ending = mission && row && endingOf(mission, known, row);
    return { ...found, item, ...ending, speed: mission && manner && speedFrom(mission, from, manner) };
  };

/** Only while it flies its mission, or waits with it: in other modes the item it is at says nothing. */
function endingOf(mission: readonly MissionItem[], { state, pausedIn }: Known, { firstItem }: FlownRow) {
  const isOnMission = pausedIn === 'route' || modeNumbered(state.mode ?? 0) === 'route';
  if (!isOnMission || state.missionItem === undefined) return undefined;
  const item = state.missionItem - firstItem;
  return { isLanding: isInLanding(mission, item), isComingHome: isComingHome(mission, item) };
}

/** What is in the air already does not take off from there once more. */
const itemToBeginWith = (mission: readonly MissionItem[], item: number, { state }: Known, manner: MissionVehicle): number =>
  state.flying === false ? item : behindTakeOff(mission, item, manner);

async function issuesOf(
  { bus, blobs }: Pick<Services, 'bus' | 'blobs'>,
  { db, actor, now }: Parameters<StartIssues>[0],
  deviceId: DeviceId,
  known: Known,
  beginsAt: Parameters<StartIssues>[3],
  row: FlownRow | undefined,
): Promise<{ name: string | undefined; issues: Issue[] }> {
  if (await isMissionChanging(db, actor, deviceId)) return refused(error('mission.underWay'));
  if (!row) return refused(error('mission.unread'));
  // It may have been restarted since: its motors are not started for nothing.
  if (known.state.missionCount === 0) return refused(error('mission.gone'));
  if (!beginsAt && (await isTakingOff(db, row, known))) return refused(error('mission.climbing'));
  const item = beginsAt?.item ?? itemAhead(row, known);
  const against =
    item === undefined ? [] : await requireTaskFlown({ db, bus, blobs, actor, now }, row.routeId as RouteId, deviceId, known.state);
  if (against.length > 0) return refused(...against);
  await refuseReplaced(db, actor, row);
  const counted = beginsAt && (await countedAlready(db, actor, row, known, beginsAt.item));
  if (counted) return refused(error(counted));
  if (beginsAt?.route) await refuseOtherAboard(db, actor, row, beginsAt.route);
  const found = item === undefined ? await goneOnWith(db, row, known) : await begunWith(db, row, known, item);
  if (!found) return item === undefined ? NOTHING : refused(error('mission.unread'));
  if ('issues' in found) return found;
  const { name, heading } = found;
  const route = { ...found.route, entryPoint: heading.waypoint, cycles: heading.cycles };
  const air = {
    ...(await airAround({ db, actor, now }, deviceId, known, route)),
    aloft: found.aloft ?? aloftOf(known, route, heading, item),
    departure: { earliest: now.getTime(), latest: now.getTime() + ORDER_MS },
  };
  const terrain = await terrainBelow(db, blobs, actor.enterpriseId, route, air);
  // What was sent from here has been held to all other rules then; what somebody else has put on board to none.
  if (found.isForeign) return { name, issues: await missionIssues({ db, actor }, deviceId, known, { route, airspace: air, terrain }) };
  return { name, issues: airspace({ name: '', remarks: '', route, limits: {}, airspace: air, terrain }) };
}

/**
 * What it is at, where it was stopped on another flight than along this one: somebody has sent or read it since, and going on is a start. So it is where it stands at its
 * beginning again: a start that was told while it waited may have come that far and no further. Nothing where it was stopped along this very one: whoever was let off with it is
 * not kept from going on because its way cannot be told.
 */
function itemAhead({ course, firstItem, reached, beginsAt }: FlownRow, { state: { missionItem } }: Known): number | undefined {
  const item = Math.max(0, (missionItem ?? 0) - firstItem);
  const isAtBeginning = missionItem !== undefined && reached !== null && item < (beginsAt[0] ?? 0);
  return course === 'flying' && !isAtBeginning ? undefined : item;
}

/** From where it was stopped: to the waypoint that was next, or on to where the route ends. */
async function goneOnWith(db: Queryable, row: FlownRow, { state }: Known): Promise<Left | undefined> {
  const next = goingOn(row, row);
  const sent = next || state.flying !== false ? await routeAsSent(db, row) : undefined;
  if (!sent) return undefined;
  if (next) return { ...sent, heading: { ...next, mayPass: false }, isForeign: false };
  const { route, aloft } = behindLast(sent.route, homeOf(state), placeAloft(state, sent.route.heightMode));
  return { ...sent, route, aloft, heading: { waypoint: route.entryPoint, cycles: 1, mayPass: false }, isForeign: false };
}

/** It was stopped on its way up, and would climb as far once more. */
async function isTakingOff(db: Queryable, row: FlownRow, known: Known): Promise<boolean> {
  const [mission, manner] = [await missionOf(db, row), mannerOf(known)];
  const item = (known.state.missionItem ?? 0) - row.firstItem;
  return mission !== undefined && manner !== undefined && itemToBeginWith(mission, item, known, manner) !== item;
}

/** From an item on. A mission that is no route of ours is read anew by where the aircraft stands now. */
async function begunWith(db: Queryable, row: FlownRow, known: Known, item: number): Promise<Left | Against | undefined> {
  const mission = await missionOf(db, row);
  const manner = mannerOf(known);
  if (isForeign(row) && mission && manner) {
    const { route, issues, ...way } = missionWay(mission, manner);
    const { entryPoint, cycles } = route;
    if (issues.length > 0) return { name: row.routeName, issues };
    const heading = { ...beginningWith({ ...way, entryPoint, cycles, manner: 'at' }, item), cycles };
    return { name: row.routeName, route, heading, isForeign: true };
  }
  const sent = await routeAsSent(db, row);
  if (!sent) return undefined;
  const moved = mission && movedSince(mission, { ...sent.route, entryPoint: row.entryPoint }, known, item, manner);
  if (moved) return { name: sent.name, issues: [moved] };
  return { ...sent, heading: headingOf(row, item), isForeign: false };
}

const headingOf = (row: FlownRow, item: number): Left['heading'] => ({ ...beginningWith(row, item), cycles: row.cycles });

function aloftOf({ state, craft }: Known, { heightMode }: Route, { mayPass }: Heading, item: number | undefined): Aloft | undefined {
  const place = placeAloft(state, heightMode);
  return place && { ...place, by: mayPass ? 'past' : item === 0 ? beginning(craft) : 'straight' };
}
