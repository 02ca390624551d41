import type { Message } from '@skyhelm/core/mavlink/message';
import { MavFrame, MavMissionResult as Result } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { MissionItem } from '../guidance/mission-item.ts';
import { setCurrentItem } from '../guidance/current-item.ts';
import { say } from '../vehicle/aircraft.ts';
import type { Comms, Service, Source } from './comms.ts';
import { itemsId } from './item-id.ts';
import { fencePlan, missionPlan, rallyPlan, type Plan } from './plans.ts';
import { report } from './telemetry/index.ts';
import { missionCurrent } from './telemetry/status.ts';

/** A lost item is asked for again after this long, and an upload that nothing comes of is dropped. */
const ASK_AGAIN_MS = 1_000;
const DROP_MS = 8_000;

const RECEIVED = ['Flight plan received', 'Fence received', 'Rally points received'];

interface Upload {
  plan: Plan;
  from: Source;
  first: number;
  end: number;
  next: number;
  items: MissionItem[];
  askedAt: number;
  heardAt: number;
}

/** Items that were sent as floats: degrees become ten-millionths of them, unless the frame has no degrees. */
function fromFloats(item: Message<'MISSION_ITEM'>): Message<'MISSION_ITEM_INT'> {
  const scale = item.frame === MavFrame.MISSION ? 1 : 1e7;
  return { ...item, x: Math.round(item.x * scale), y: Math.round(item.y * scale) };
}

/** Missions, fences and rally points: the vehicle asks for one item after the other, and only a whole list replaces the old one. */
export function transfers(comms: Comms): Service {
  const plans = [missionPlan(comms), fencePlan(comms), rallyPlan(comms)];
  const planOf = (type: number): Plan | undefined => plans.find((plan) => plan.type === type);
  const idOf = (items: MissionItem[]): number => (comms.craft.flavour.namesPlans ? itemsId(items) : 0);
  let upload: Upload | undefined;
  /** The last item of an upload that is done: when its acknowledgement was lost it comes once more. */
  let done: { type: number; sequence: number; id: number; at: number } | undefined;

  const acknowledge = (to: Source, type: number, result: number, id = 0) =>
    comms.send('MISSION_ACK', {
      target_system: to.system,
      target_component: to.component,
      type: result,
      mission_type: type,
      opaque_id: id,
    });

  const ask = (one: Upload) => {
    one.askedAt = comms.now;
    const asked = { target_system: one.from.system, target_component: one.from.component, seq: one.next, mission_type: one.plan.type };
    comms.send(comms.craft.flavour.asksForItemsBy, asked);
  };

  const begin = (from: Source, type: number, first: number, end: number) => {
    const plan = planOf(type);
    if (!plan) return acknowledge(from, type, Result.UNSUPPORTED);
    if (end > plan.most) return acknowledge(from, type, Result.NO_SPACE);
    if (upload && upload.from.system !== from.system) return acknowledge(from, type, Result.DENIED);
    upload = { plan, from, first, end, next: first, items: first > 0 ? plan.items().slice() : [], askedAt: 0, heardAt: comms.now };
    if (first < end) return ask(upload);
    return finish(upload);
  };

  const finish = (one: Upload) => {
    upload = undefined;
    one.plan.replace(one.items);
    const id = idOf(one.plan.items());
    done = { type: one.plan.type, sequence: one.end - 1, id, at: comms.now };
    acknowledge(one.from, one.plan.type, Result.ACCEPTED, id);
    if (comms.craft.flavour.autopilot === 'ardupilot') say(comms.craft, 'info', RECEIVED[one.plan.type]!);
  };

  const takeItem = (item: Message<'MISSION_ITEM_INT'>, from: Source) => {
    if (!upload || upload.plan.type !== item.mission_type || upload.from.system !== from.system) {
      if (!done || done.type !== item.mission_type || comms.now - done.at > DROP_MS) acknowledge(from, item.mission_type, Result.ERROR);
      else if (item.seq === done.sequence) acknowledge(from, done.type, Result.ACCEPTED, done.id);
      return;
    }
    if (item.seq !== upload.next) {
      // Late duplicates are normal; ArduPilot says that it wanted another one and goes on.
      if (comms.craft.flavour.autopilot === 'ardupilot') acknowledge(from, item.mission_type, Result.INVALID_SEQUENCE);
      return;
    }
    const { command, frame, param1, param2, param3, param4, x, y, z, autocontinue } = item;
    const taken: MissionItem = { command, frame, param1, param2, param3, param4, x, y, z, autocontinue };
    const result = upload.plan.check(taken, item.seq);
    if (result !== Result.ACCEPTED) {
      upload = undefined;
      acknowledge(from, item.mission_type, result);
      return;
    }
    upload.items[item.seq] = taken;
    upload.next++;
    upload.heardAt = comms.now;
    if (upload.next < upload.end) ask(upload);
    else finish(upload);
  };

  const giveItem = (sequence: number, type: number, from: Source, asFloats: boolean) => {
    const plan = planOf(type);
    const item = plan?.items()[sequence];
    if (!plan || !item) return acknowledge(from, type, plan ? Result.INVALID_SEQUENCE : Result.UNSUPPORTED);
    const shared = {
      ...item,
      target_system: from.system,
      target_component: from.component,
      seq: sequence,
      mission_type: type,
      current: type === 0 && comms.craft.mission.state === 'active' && sequence === comms.craft.mission.current ? 1 : 0,
    };
    if (!asFloats) return comms.send('MISSION_ITEM_INT', shared);
    const scale = item.frame === MavFrame.MISSION ? 1 : 1e7;
    return comms.send('MISSION_ITEM', { ...shared, x: item.x / scale, y: item.y / scale });
  };

  return {
    hears: {
      MISSION_COUNT: ({ count, mission_type }, from) => begin(from, mission_type, 0, count),
      MISSION_WRITE_PARTIAL_LIST: ({ start_index, end_index, mission_type }, from) => {
        const { length } = planOf(mission_type)?.items() ?? [];
        if (start_index < 0 || end_index < start_index || end_index >= length) acknowledge(from, mission_type, Result.ERROR);
        else begin(from, mission_type, start_index, end_index + 1);
      },
      MISSION_ITEM_INT: takeItem,
      MISSION_ITEM: (item, from) => takeItem(fromFloats(item), from),
      MISSION_REQUEST_LIST: ({ mission_type }, from) => {
        const items = planOf(mission_type)?.items();
        if (!items) return acknowledge(from, mission_type, Result.UNSUPPORTED);
        const answer = { target_system: from.system, target_component: from.component, mission_type };
        return comms.send('MISSION_COUNT', { ...answer, count: items.length, opaque_id: idOf(items) });
      },
      MISSION_REQUEST_INT: ({ seq, mission_type }, from) => giveItem(seq, mission_type, from, false),
      MISSION_REQUEST: ({ seq, mission_type }, from) => giveItem(seq, mission_type, from, true),
      MISSION_CLEAR_ALL: ({ mission_type }, from) => {
        const cleared = mission_type === 255 ? plans : plans.filter(({ type }) => type === mission_type);
        if (cleared.some((plan) => plan.isInUse?.())) return acknowledge(from, mission_type, Result.ERROR);
        for (const plan of cleared) plan.replace([]);
        return acknowledge(from, mission_type, cleared.length > 0 ? Result.ACCEPTED : Result.UNSUPPORTED);
      },
      MISSION_SET_CURRENT({ seq }) {
        // ArduPilot says the very number that it was told, even where it begins with another one.
        if (setCurrent(comms, seq) && comms.craft.flavour.autopilot === 'ardupilot')
          comms.send('MISSION_CURRENT', { ...missionCurrent(comms), seq });
      },
      MISSION_ACK: ({ type, mission_type }, from) => {
        if (upload && type === Result.OPERATION_CANCELLED && upload.plan.type === mission_type && upload.from.system === from.system)
          upload = undefined;
      },
    },
    advance() {
      if (!upload) return;
      if (comms.now - upload.heardAt >= DROP_MS) {
        const { from, plan } = upload;
        upload = undefined;
        acknowledge(from, plan.type, Result.OPERATION_CANCELLED);
      } else if (comms.now - upload.askedAt >= ASK_AGAIN_MS) ask(upload);
    },
  };
}

/** False where there is no such item. */
export function setCurrent(comms: Comms, sequence: number, isReset = false): boolean {
  if (!setCurrentItem(comms.craft, sequence, isReset)) return false;
  report(comms, 'MISSION_CURRENT');
  return true;
}
