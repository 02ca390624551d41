import { EMPTY_PLANS, type Plan } from '@skyhelm/core/vehicle/plan-item';
import { failed, type TransferEnd, type TransferFault } from '@skyhelm/core/vehicle/transfer';
import type { Logger } from 'pino';
import type { BlobStore } from '../platform/blobs/blob-store.ts';
import type { Bus } from '../platform/bus/bus.ts';
import { serveTransfer, transferSubject, type Begun, type TransferNews } from '../platform/bus/transfer-subjects.ts';
import { boardReader } from './board-reader.ts';
import type { ControlTokens } from './control-tokens.ts';
import type { Fleet } from './fleet.ts';
import type { LogSink } from './log-hands.ts';
import type { TransferListener } from './plan-hands.ts';
import type { Hands } from './protocol.ts';
import { noteFence, type Session } from './session.ts';

export type LogDrafts = Pick<BlobStore, 'draft'>;

interface TransferTools {
  bus: Bus;
  fleet: Fleet;
  tokens: ControlTokens;
  blobs: LogDrafts;
  log: Pick<Logger, 'warn'>;
  steady(): number;
}

export interface TransferService {
  /** Once a second. */
  tick(): void;
  end(): void;
}

/** One thing that goes on with a device, and how it is left off. */
interface Running {
  transferId: string;
  /** Whether whoever has the controls gave it: with the controls it goes. */
  isOrdered: boolean;
  leaveOff(): boolean;
  /** Why it was left off, where it was not the asker's wish. */
  because: TransferFault | undefined;
}

interface Wanted {
  deviceId: string;
  transferId: string;
  token?: number;
  /** Motors that run keep a vehicle from answering. */
  isForGround?: boolean;
  /** What the vehicle has on board once it is done, where it changes that. */
  leaves?: Plan;
}

type Begin = (hands: Hands, listener: TransferListener) => TransferFault | undefined;
type BeginFile = (hands: Hands, sink: LogSink, listener: TransferListener) => TransferFault | undefined;

/** What features may have brought to vehicles and fetched from them. */
export function serveTransfers({ bus, fleet, tokens, blobs, log, steady }: TransferTools): TransferService {
  const running = new Map<string, Running>();
  const board = boardReader(fleet, (deviceId) => running.has(deviceId), steady);

  function unready({ deviceId, token, isForGround }: Omit<Wanted, 'transferId'>): TransferFault | Session {
    if (token !== undefined && !tokens.admit(deviceId, token)) return 'outdated';
    const { session, primary } = fleet.seat(deviceId) ?? {};
    if (!session?.isOnline || !primary) return 'offline';
    if (running.has(deviceId)) return 'busy';
    if (!isForGround) return session;
    if (session.state.armed || session.state.flying) return 'armed';
    return session.state.flying === undefined ? 'unknownState' : session;
  }

  function start(wanted: Wanted, leaveOff: (hands: Hands) => boolean, begin: Begin): TransferFault | undefined {
    const { deviceId, transferId, token, isForGround, leaves } = wanted;
    const session = unready(wanted);
    if (typeof session === 'string') return session;
    const { hands } = fleet.seat(deviceId)!.primary!;
    const own: Running = { transferId, isOrdered: token !== undefined, leaveOff: () => leaveOff(hands), because: undefined };
    const tell = (news: TransferNews['news']) =>
      bus.publish(transferSubject(deviceId), {
        enterpriseId: session.device.enterpriseId,
        deviceId,
        transferId,
        news,
      } satisfies TransferNews);
    board.giveWay(deviceId);
    running.set(deviceId, own);
    const fault = begin(hands, {
      progress(progress) {
        tell({ progress });
        if (isForGround && session.state.armed) stop(own, 'armed');
      },
      ended(end) {
        running.delete(deviceId);
        noteEnd(session, end, leaves);
        tell({ end: becauseOf(own, end) });
      },
    });
    if (fault) running.delete(deviceId);
    return fault;
  }

  function stop(one: Running, because?: TransferFault): boolean {
    one.because = because;
    return one.leaveOff();
  }

  tokens.onChange((deviceId) => {
    const one = running.get(deviceId);
    if (one?.isOrdered) stop(one, 'outdated');
  });

  /** The bytes are in a draft until they are all there. */
  async function startFile(wanted: Wanted, key: string, leaveOff: (hands: Hands) => boolean, begin: BeginFile): Promise<Begun> {
    const draft = await blobs.draft();
    const give = (end: TransferEnd, ended: TransferListener['ended']) =>
      (end.outcome === 'done' ? draft.keep(key) : draft.discard()).then(
        () => ended(end),
        (error: unknown) => {
          log.warn({ err: error, deviceId: wanted.deviceId }, 'a file of a vehicle could not be kept');
          ended(failed('storage'));
        },
      );
    const fault = start(wanted, leaveOff, (hands, { progress, ended }) =>
      begin(hands, draft, { progress, ended: (end) => void give(end, ended) }),
    );
    if (fault) await draft.discard();
    return answer(fault);
  }

  const cancelPlan = ({ plans }: Hands) => plans.cancel();
  const cancelFence = ({ fences }: Hands) => fences.cancel();
  const cancelLog = ({ logs }: Hands) => logs.cancel();
  const cancelPicture = ({ pictures }: Hands) => pictures.cancel();
  const answer = (fault: TransferFault | undefined): Begun => (fault ? { step: 'refused', fault } : { step: 'begun' });

  const ends = [
    serveTransfer(bus, 'gateway.sendPlan', ({ plan, ...wanted }) =>
      answer(start({ ...wanted, leaves: plan }, cancelPlan, ({ plans }, listener) => plans.send(plan, listener))),
    ),
    serveTransfer(bus, 'gateway.sendFence', ({ plan, ceiling, ...wanted }) =>
      answer(start({ ...wanted, leaves: plan }, cancelFence, ({ fences }, listener) => fences.send(plan, ceiling, listener))),
    ),
    serveTransfer(bus, 'gateway.clearFence', ({ isHeightToo, ...wanted }) =>
      answer(start({ ...wanted, leaves: EMPTY_PLANS.fence }, cancelFence, ({ fences }, listener) => fences.clear(isHeightToo, listener))),
    ),
    serveTransfer(bus, 'gateway.readPlan', ({ kind, ...wanted }) =>
      answer(start(wanted, cancelPlan, ({ plans }, listener) => plans.read(kind, listener))),
    ),
    serveTransfer(bus, 'gateway.missionAboard', ({ deviceId }) => board.readMission(deviceId)),
    serveTransfer(bus, 'gateway.clearPlan', ({ kind, ...wanted }) =>
      answer(start({ ...wanted, leaves: EMPTY_PLANS[kind] }, cancelPlan, ({ plans }, listener) => plans.clear(kind, listener))),
    ),
    serveTransfer(bus, 'gateway.readLog', ({ log: number, key, bytesMax, ...wanted }) =>
      startFile({ ...wanted, isForGround: true }, key, cancelLog, ({ logs }, sink, listener) =>
        logs.read(number, bytesMax, sink, listener),
      ),
    ),
    // Also in flight: whoever has a picture taken wants to see it.
    serveTransfer(bus, 'gateway.readPicture', ({ picture, key, bytesMax, ...wanted }) =>
      startFile(wanted, key, cancelPicture, ({ pictures }, sink, listener) => pictures.read(picture, bytesMax, sink, listener)),
    ),
    serveTransfer(bus, 'gateway.listPictures', ({ deviceId }) => {
      const { session, primary } = fleet.seat(deviceId) ?? {};
      return session?.isOnline && primary ? { pictures: primary.hands.pictures.list() } : { fault: 'offline' };
    }),
    serveTransfer(bus, 'gateway.listLogs', ({ deviceId }) => {
      const session = unready({ deviceId, isForGround: true });
      if (typeof session === 'string') return { fault: session };
      const { hands } = fleet.seat(deviceId)!.primary!;
      return new Promise((resolve) => {
        const fault = hands.logs.list(resolve);
        if (fault) resolve({ fault });
      });
    }),
    serveTransfer(bus, 'gateway.cancelTransfer', ({ deviceId, transferId }) => {
      const one = running.get(deviceId);
      return { isUnderWay: one?.transferId === transferId && stop(one) };
    }),
  ];
  return { tick: board.tick, end: () => ends.forEach((end) => end()) };
}

/** What it keeps now is what it is watched by; where that is unknown, only its own word counts. */
function noteEnd(session: Session, end: TransferEnd, leaves: Plan | undefined): void {
  if (end.outcome === 'done') {
    const plan = end.plan ?? leaves;
    // Of a plan that came without its rules they are as they were.
    if (plan?.kind === 'fence') noteFence(session, plan.areas, end.rules === undefined ? session.fenceRules : end.rules);
    if (plan?.kind === 'rally') session.rally = plan.points;
    // What it counted before it counts anew: whoever starts a route at once is not told that there is none.
    if (leaves?.kind === 'mission') delete session.state.missionCount;
  } else if (end.isPlanUnknown || (end.outcome === 'failed' && end.fault === 'limits')) {
    if (leaves?.kind === 'rally') session.rally = undefined;
    if (leaves?.kind === 'fence') noteFence(session, undefined);
  }
}

const becauseOf = ({ because }: Running, end: TransferEnd): TransferEnd =>
  because && end.outcome === 'cancelled' ? failed(because, { isPlanUnknown: end.isPlanUnknown }) : end;
