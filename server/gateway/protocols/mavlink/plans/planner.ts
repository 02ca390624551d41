import { decode } from '@skyhelm/core/mavlink/frame';
import { messageNamed, type Message, type MessageName } from '@skyhelm/core/mavlink/message';
import { MavMissionResult as Result, MavProtocolCapability as Can } from '@skyhelm/core/mavlink/named-numbers.generated';
import { isCountedJump } from '@skyhelm/core/vehicle/counted-jump';
import type { Craft } from '@skyhelm/core/vehicle/flight-traits';
import { differenceBetween } from '@skyhelm/core/vehicle/plan-difference';
import type { Plan, PlanKind } from '@skyhelm/core/vehicle/plan-item';
import { failed, type TransferEnd, type TransferFault } from '@skyhelm/core/vehicle/transfer';
import type { PlanHands, TransferListener } from '../../../plan-hands.ts';
import { isToUs } from '../addressee.ts';
import type { Dialogue } from '../dialogue.ts';
import { clearedFirst } from './cleared-first.ts';
import { clearing } from './clearing.ts';
import { CALM_MS, TYPES, type Exchange, type PlanTools } from './exchange.ts';
import { reading } from './reading.ts';
import { upload, type Cargo } from './upload.ts';
import { planOf, wireItems } from './wire-items.ts';

/** An autopilot that does not know of kinds of plans would take a fence for a mission. */
const NEEDED: Record<PlanKind, number> = { mission: 0, fence: Can.MISSION_FENCE, rally: Can.MISSION_RALLY };

const HEARD = ['MISSION_REQUEST', 'MISSION_REQUEST_INT', 'MISSION_ACK', 'MISSION_COUNT', 'MISSION_ITEM_INT'] as const;
type Heard = Message<(typeof HEARD)[number]>;

export interface PlannedVehicle {
  /** It counts its home as the first item of a mission. */
  hasHome: boolean;
  /** What it is by now. */
  craft: Readonly<Craft>;
  /** What it says it can, in bits. */
  capabilities(): number;
}

/** Sent once more it would go on counting. */
const countsOn = (plan: Plan, { autopilot }: Craft): boolean =>
  plan.kind === 'mission' && autopilot === 'px4' && plan.items.some(isCountedJump);

type Send = <N extends MessageName>(name: N, message: Partial<Message<N>>) => void;

interface Matter {
  kind: PlanKind;
  begin(now: number): Exchange;
  exchange: Exchange | undefined;
  notBefore: number;
  listener: TransferListener;
}

/** Plans between us and one vehicle on one way, one after the other. */
export interface Planner extends PlanHands, Dialogue {}

export function planner({ hasHome, craft, capabilities }: PlannedVehicle, send: Send, steady: () => number): Planner {
  let matter: Matter | undefined;
  let endedAt = -Infinity;

  const toolsFor = (kind: PlanKind): PlanTools => ({
    say: (name, message) => send(name, { ...message, mission_type: TYPES[kind] } as typeof message),
  });

  function begin(kind: PlanKind, listener: TransferListener, make: (tools: PlanTools, told: TransferListener, now: number) => Exchange) {
    if (matter) return 'busy' satisfies TransferFault;
    if ((capabilities() & NEEDED[kind]) !== NEEDED[kind]) return 'unsupported' satisfies TransferFault;
    const told: TransferListener = { progress: listener.progress, ended: (end) => finish(begun, end) };
    const begun: Matter = {
      kind,
      listener,
      exchange: undefined,
      notBefore: endedAt + CALM_MS,
      begin: (now) => make(toolsFor(kind), told, now),
    };
    matter = begun;
    goOn(steady());
    return undefined;
  }

  function finish(ended: Matter, end: TransferEnd): void {
    if (matter !== ended) return;
    matter = undefined;
    endedAt = steady();
    ended.listener.ended(end);
  }

  function goOn(now: number): void {
    if (!matter) return;
    if (matter.exchange) matter.exchange.tick(now);
    else if (now >= matter.notBefore) matter.exchange = matter.begin(now);
  }

  const cargoOf = (plan: Plan): Cargo => ({
    items: wireItems(plan, hasHome),
    elementOf(sequence) {
      if (plan.kind === 'fence') return undefined;
      const index = plan.kind === 'mission' && hasHome ? sequence - 1 : sequence;
      return index < 0 ? undefined : index;
    },
    missingFrom(kept) {
      const read = planOf(plan.kind, kept, hasHome);
      return read ? differenceBetween(plan, read, craft) : 0;
    },
  });

  const isPlanUnknown = (exchange: Exchange | undefined): boolean => exchange?.isBegun ?? false;

  return {
    hears: HEARD.map((name) => messageNamed(name).id),
    send: (plan, listener) =>
      begin(plan.kind, listener, (tools, told, now) => {
        const send = (to: TransferListener, at: number) => upload(cargoOf(plan), tools, at, to);
        return countsOn(plan, craft) ? clearedFirst(tools, now, told, send) : send(told, now);
      }),
    read: (kind, listener) =>
      begin(kind, listener, (tools, told, now) =>
        reading(tools, now, {
          progress: (done, total) => told.progress({ stage: 'reading', done, total }),
          ended(read) {
            if ('fault' in read) return told.ended(failed(read.fault, read));
            const plan = planOf(kind, read.items, hasHome);
            return told.ended(plan ? { outcome: 'done', plan } : failed('unreadable'));
          },
        }),
      ),
    clear: (kind, listener) =>
      begin(kind, listener, (tools, told, now) => clearing(tools, now, kind === 'mission' && hasHome ? 1 : 0, told.ended)),
    cancel() {
      if (!matter) return false;
      const { kind, exchange } = matter;
      if (exchange) toolsFor(kind).say('MISSION_ACK', { type: Result.OPERATION_CANCELLED });
      finish(matter, { outcome: 'cancelled', isPlanUnknown: isPlanUnknown(exchange) });
      return true;
    },
    take(frame, now) {
      const exchange = matter?.exchange;
      if (!matter || !exchange) return;
      const said: Heard = decode<(typeof HEARD)[number]>(frame);
      // Late packets of another transfer are normal.
      if (said.mission_type !== TYPES[matter.kind] || !isToUs(said.target_system, said.target_component)) return;
      if (frame.message.name === 'MISSION_COUNT') exchange.count((said as Message<'MISSION_COUNT'>).count, now);
      else if (frame.message.name === 'MISSION_ACK') exchange.ack((said as Message<'MISSION_ACK'>).type, now);
      else if (frame.message.name === 'MISSION_ITEM_INT') exchange.item(said, now);
      else exchange.request((said as Message<'MISSION_REQUEST'>).seq, now);
    },
    tick: goOn,
    leave() {
      if (matter) finish(matter, failed('linkLost', { isPlanUnknown: isPlanUnknown(matter.exchange) }));
    },
  };
}
