import type { ErrorCode } from '@skyhelm/contract/codes';
import { bothFences, type Fence } from '@skyhelm/core/airspace/fence';
import { pointingIssues, type Pointing } from '@skyhelm/core/airspace/pointing';
import { takeOffIssues } from '@skyhelm/core/airspace/take-off';
import { zoneIndex, type ZoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Zone } from '@skyhelm/core/airspace/zone';
import { error, type Issue } from '@skyhelm/core/issue';
import { climbAhead } from '@skyhelm/core/plan/path/climb-ahead';
import type { Performance } from '@skyhelm/core/plan/path/performance';
import { pointedAt } from '@skyhelm/core/plan/path/pointed';
import type { Command } from '@skyhelm/core/vehicle/command';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { refuse } from '../../platform/app-error.ts';
import type { Ground } from '../terrain/index.ts';
import type { Known } from './state-of.ts';

/** What the rules of `core/airspace` refuse with; what they only warn of is for the pilot to weigh. */
const REFUSALS: Record<string, ErrorCode> = {
  'command.noFlyZone': 'command.noFlyZone',
  'command.restrictedZone': 'command.restrictedZone',
  'command.fence': 'command.fence',
  'command.crossing': 'command.crossing',
  'command.crossingFence': 'command.crossingFence',
  'command.homeZone': 'command.homeZone',
  'command.homeFence': 'command.homeFence',
  'command.takeOffHeight': 'command.takeOffHeight',
  'command.climbZone': 'command.climbZone',
  'command.climbFence': 'command.climbFence',
  'command.unknownAim': 'command.unknownAim',
  'command.height': 'command.height',
};

/** A place to fly to, or to take off from, is held to the zones of the enterprise, to the vehicle's own fence and to those that hold for it. */
export async function refuseForbiddenAir(command: Command, known: Known, held: () => Promise<HeldTo>, now: Date): Promise<void> {
  const find = command.kind === 'continue' ? issuesOfGoingOn(known) : issuesOf(command, known.state);
  if (!find) return;
  const { zones, fence: around, ...air } = await held();
  const issues = await find({ ...air, zones: zoneIndex(zones), fence: bothFences(known.fence, around), now: now.getTime() });
  const refused = issues.find(({ severity }) => severity === 'error');
  if (refused) refuse(REFUSALS[refused.code]!, refused.params);
}

interface HeldTo {
  zones: Zone[];
  fence: Fence;
  ground: Ground | undefined;
  /** What flies: on wings it circles where another would hover, and climbs out where another would rise. */
  performance: Performance;
}

interface Air extends Omit<HeldTo, 'zones'> {
  zones: ZoneIndex;
  now: number;
}

type Find = (air: Air) => Issue[] | Promise<Issue[]>;

/** By the ground there, and on the way, too. */
const pointedTo =
  (pointingFor: (performance: Performance) => Pointing): Find =>
  async ({ zones, fence, now, ground, performance }) => {
    const pointing = pointingFor(performance);
    const { from, to } = pointing;
    const [along] = (from && (await ground?.along([from, to]))) ?? [];
    return pointingIssues({ ...pointing, ground: (await ground?.at(to)) ?? undefined, along }, zones, fence, now);
  };

/** Whoever flies to a place again is held as if told for the first time: the air may have been closed since. A route is gone on with by whoever knows it. */
function issuesOfGoingOn({ state, pausedIn, pausedAim }: Known): Find | undefined {
  if (pausedAim) return issuesOf(pausedAim, state);
  return pausedIn === 'pointing' || pausedIn === 'surround' ? () => [error('command.unknownAim')] : undefined;
}

/** Nothing for what leads nowhere. A route is held to the air with all its heights, and with the way to it, by whoever knows it: here the place of take-off counts. */
function issuesOf({ kind, params }: Command, state: VehicleState): Find | undefined {
  switch (kind) {
    case 'goTo':
    case 'orbit':
      return pointedTo((performance) => pointedAt(state, params, params, performance));
    case 'takeOff':
      return ({ zones, fence, now, performance }) =>
        takeOffIssues(state, params.height, zones, fence, now, climbAhead(state, params.height, performance));
    case 'startRoute':
      return state.flying === false ? ({ zones, fence, now }) => takeOffIssues(state, 0, zones, fence, now) : undefined;
    case 'pause':
    case 'continue':
    case 'land':
    case 'directReturn':
    case 'trackReturn':
    case 'manual':
    case 'emergencyStop':
    case 'changeSpeed':
    case 'changeYaw':
    case 'resetMission':
    case 'checkReadiness':
    case 'reboot':
      return undefined;
  }
}
