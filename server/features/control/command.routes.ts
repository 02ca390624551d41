import { cancelCommand, getCommand, getCommands, sendCommand, type NamedRoute } from '@skyhelm/contract/control';
import type { ErrorCode } from '@skyhelm/contract/codes';
import type { DeviceId, VehicleCommandId } from '@skyhelm/contract/ids';
import type { Issue } from '@skyhelm/core/issue';
import type { Performance } from '@skyhelm/core/plan/path/performance';
import type { Command } from '@skyhelm/core/vehicle/command';
import { isOver } from '@skyhelm/core/vehicle/command-course';
import { whyNot } from '@skyhelm/core/vehicle/command-sense';
import { modeNumbered } from '@skyhelm/core/vehicle/flight-mode';
import { isSafeSilence } from '@skyhelm/core/vehicle/silence';
import { isOtherPause, kindOfPause } from '@skyhelm/core/vehicle/paused-in';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { pager } from '../../platform/db/page.ts';
import { publish } from '../../platform/bus/subjects.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { fenceFor } from '../fence/index.ts';
import { airspaceOf } from '../no-fly-zone/index.ts';
import { refuseIssues } from '../route/index.ts';
import { groundOf } from '../terrain/index.ts';
import type { Controls } from './controls.ts';
import { refuseForbiddenAir } from './forbidden-air.ts';
import type { Ledger } from './ledger.ts';
import { knownOf, type Known } from './state-of.ts';
import { isCheckedForSilence, refuseUnsafeSilence, safetyForOrder, settingsOf } from './steering-safety.ts';
import * as store from './vehicle-command.store.ts';

/** What the rules of `core/vehicle/command-sense.ts` refuse with. */
const REFUSALS: Record<string, ErrorCode> = {
  'command.flying': 'command.flying',
  'command.notFlying': 'command.notFlying',
  'command.unknownState': 'command.unknownState',
  'command.armed': 'command.armed',
};

/** What is said beside the figures of a command. */
const NOTHING_BESIDE = { route: undefined, pausedIn: undefined, evenUnsafe: false, evenLanding: false };

const NO_ISSUES: Awaited<ReturnType<StartIssues>> = { name: undefined, issues: [] };

/**
 * Port: what keeps the route that an aircraft has on board from being started, or without a beginning from being gone on with, and what it is called. It may have
 * been closed since it was sent, or lie behind something from where the aircraft is; and it may be another one than whoever starts it has named.
 */
export type StartIssues = (
  context: Pick<RequestContext, 'db' | 'now'> & { actor: Actor },
  deviceId: DeviceId,
  known: Known,
  beginning: { item: number; route?: NamedRoute | undefined } | undefined,
) => Promise<{
  name: string | undefined;
  issues: Issue[];
  /** Metres a second that it is flown with from there, where its items have told. */
  speed?: number | undefined;
  /** The mission on board is in its landing. */
  isLanding?: boolean | undefined;
  /** The mission on board has only its return left. */
  isComingHome?: boolean | undefined;
  /** The item that it begins with, where that is another one than was said. */
  item?: number | undefined;
}>;

/** To continue a landing brings the aircraft down; to start its route in the middle of one makes it climb away again. */
function isLandingLeftOrFlown(
  kind: 'startRoute' | 'continue',
  { state, pausedIn }: Known,
  { isLanding = false }: { isLanding?: boolean | undefined },
) {
  if (kind === 'continue') return kindOfPause(pausedIn) === 'landing' || isLanding;
  const mode = modeNumbered(state.mode ?? 0);
  return state.flying !== false && (mode === 'land' || (mode === 'route' && isLanding));
}

/** Port: metres a second of the route that an aircraft flies at this moment; nothing where that is unknown, or where it stops when it is paused. */
export type FlownSpeed = (db: Queryable, deviceId: DeviceId, known: Known) => Promise<number | undefined>;

/** Port: how the very aircraft flies, as far as it has said so. */
export type PerformanceFor = (db: Queryable, deviceId: DeviceId, known: Pick<Known, 'craft' | 'rally'>) => Promise<Performance>;

export function commandRoutes(
  { bus, blobs, database }: Services,
  { atControls, requireSeen }: Controls,
  ledger: Ledger,
  performanceFor: PerformanceFor,
  startIssues?: StartIssues,
  flownSpeed?: FlownSpeed,
): Implementation[] {
  const page = pager(database.db);

  async function commandOf(db: Queryable, actor: Actor, id: VehicleCommandId) {
    return (await store.findCommand(db, actor, id)) ?? refuse('record.notFound');
  }

  return [
    implementPrepared(
      sendCommand,
      async ({ db, actor }, { deviceId, kind, ...said }) => {
        const known = await knownOf(bus, deviceId);
        if (!isCheckedForSilence(kind, known)) return { known, safety: undefined };
        // To ask for settings is to have the aircraft asked: that is for those who see it.
        await requireSeen(db, actor, deviceId);
        return { known, safety: await safetyForOrder(bus, deviceId, known, 'evenUnsafe' in said && said.evenUnsafe) };
      },
      async (context, { deviceId, ...said }, { known, safety }) => {
        const { kind, route: named, pausedIn: seen, evenUnsafe, evenLanding, ...params } = { ...NOTHING_BESIDE, ...said };
        const { db, actor, now, record, afterCommit } = context;
        const { token, name } = await atControls(db, actor, deviceId);
        const issue = whyNot(kind, known.state);
        if (issue) refuse(REFUSALS[issue.code]!);
        const isRisked = safety !== undefined && !isSafeSilence(safety);
        if (safety && !evenUnsafe) refuseUnsafeSilence(safety);
        if (kind === 'continue' && isOtherPause(seen, kindOfPause(known.pausedIn))) refuse('command.otherPause');
        let command = { kind, params } as Command;
        const held = async () => ({
          zones: await airspaceOf(db, actor.enterpriseId, now),
          fence: await fenceFor(db, actor.enterpriseId, deviceId),
          ground: await groundOf(db, blobs, actor.enterpriseId),
          performance: await performanceFor(db, deviceId, known),
        });
        await refuseForbiddenAir(command, known, held, now);
        let [route, routeSpeed]: [string?, number?] = [];
        if (command.kind === 'startRoute' || command.kind === 'continue') {
          const beginning = command.kind === 'startRoute' ? { ...command.params, route: named } : undefined;
          const found = (await startIssues?.(context, deviceId, known, beginning)) ?? NO_ISSUES;
          refuseIssues(found.issues, context.language, found.name);
          if (!evenLanding && isLandingLeftOrFlown(command.kind, known, found)) refuse('command.landing');
          if (!evenLanding && command.kind === 'continue' && found.isComingHome) refuse('command.returning');
          [route, routeSpeed] = [found.name, found.speed];
          if (command.kind === 'startRoute' && found.item !== undefined) command = { kind: command.kind, params: { item: found.item } };
        }
        if (command.kind === 'pause') routeSpeed = await flownSpeed?.(db, deviceId, known);
        const id = newId<VehicleCommandId>(now.getTime());
        await store.insertCommand(db, actor, { id, deviceId, token, command, now });
        record({
          operation: 'command.given',
          target: { id: deviceId, name },
          details: { kind, ...command.params, ...(route !== undefined && { route }), ...(isRisked && { unsafe: settingsOf(safety) }) },
        });
        if (kind === 'manual' || kind === 'orbit') afterCommit(() => publish(bus, 'device.handFlying', { deviceId, token }));
        afterCommit(() => ledger.dispatch({ deviceId, commandId: id, token, command, ...(routeSpeed !== undefined && { routeSpeed }) }));
        return { id };
      },
    ),

    implement(cancelCommand, async ({ db, actor, record, afterCommit }, { id }) => {
      const { deviceId, course, kind } = await commandOf(db, actor, id);
      const { name } = await atControls(db, actor, deviceId as DeviceId);
      if (isOver(course)) refuse('command.over');
      record({ operation: 'command.cancelled', target: { id: deviceId, name }, details: { kind } });
      afterCommit(() => ledger.cancel(deviceId, id));
      return null;
    }),

    implement(getCommand, async ({ db, actor }, { id }) => {
      const row = await commandOf(db, actor, id);
      await requireSeen(db, actor, row.deviceId as DeviceId);
      return store.recordOf(row);
    }),

    implement(getCommands, async ({ db, actor }, query) => {
      await requireSeen(db, actor, query.deviceId);
      return store.listCommands(db, page, actor, query);
    }),
  ];
}
