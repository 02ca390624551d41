import { messageNamed } from '@skyhelm/core/mavlink/message';
import type { Frame } from '@skyhelm/core/mavlink/frame';
import { parser } from '@skyhelm/core/mavlink/parser';
import { isVehicle } from '@skyhelm/core/vehicle/mavlink/airframe';
import { RADIO_MESSAGES, translateRadio } from '@skyhelm/core/vehicle/mavlink/translate-radio';
import { offsetsOf } from '@skyhelm/core/mavlink/offsets';
import type { LinkStatistics } from '../../../platform/bus/vehicle-subjects.ts';
import type { LinkHost } from '../../protocol.ts';
import type { Remote, RemoteEnd } from '../../transports/transport.ts';
import { byteBudget } from './byte-budget.ts';
import { answerOnce } from './answer-once.ts';
import type { Crowd, Stranger } from './crowd.ts';
import type { Looked, Rounds } from './rounds.ts';
import { sender } from './sender.ts';
import { mavlinkVehicle, type MavlinkVehicle } from './vehicle.ts';

const HEARTBEAT = messageNamed('HEARTBEAT').id;
const heart = offsetsOf('HEARTBEAT');
/** The component that a vehicle's autopilot is, by custom. */
const AUTOPILOT = 1;
/** Of one another's numbers: there are 255 systems, and hardly one of them has two autopilots. */
const VEHICLES_MAX = 1_024;
const FORGET_MS = 60_000;

export interface MavlinkEnd extends RemoteEnd {
  statistics(): LinkStatistics;
}

/** What all remotes have in common. */
interface Shared {
  rounds: Rounds;
  crowd: Crowd;
  nextStamp(): number;
}

/** All that comes from one remote: frames out of its bytes, and the vehicles that speak in them. */
export function mavlinkEnd(remote: Remote, host: LinkHost, { rounds, crowd, nextStamp }: Shared): MavlinkEnd {
  const vehicles = new Map<number, MavlinkVehicle>();
  const looked = new Map<number, Looked & Stranger>();
  const budget = byteBudget(host.clock.steady());
  const isKnown = () => [...vehicles.values()].some((vehicle) => vehicle.isKnown());
  const answering = remote.isDatagram ? answerOnce(remote, isKnown) : undefined;
  const way = { host, sender: sender(answering ?? remote, nextStamp), remote: remote.name };
  let now = host.clock.steady();

  const parsing = parser((frame) => {
    const key = frame.system * 256 + frame.component;
    const vehicle = vehicles.get(key) ?? newVehicle(frame, key);
    if (vehicle) vehicle.take(frame, now);
    else if (RADIO_MESSAGES.includes(frame.message.id)) hearRadio(frame.payload);
    else vehicles.get(frame.system * 256 + AUTOPILOT)?.takeFromPart(frame, now);
  });

  function newVehicle(frame: Frame, key: number): MavlinkVehicle | undefined {
    if (frame.message.id !== HEARTBEAT || vehicles.size >= VEHICLES_MAX) return undefined;
    if (!isVehicle(frame.payload.getUint8(heart.type), frame.payload.getUint8(heart.autopilot))) return undefined;
    const own: Looked & Stranger = {
      isNeeded: () => vehicle.facts().isPrimary,
      forget: () => forget(key, vehicle),
      tick(at) {
        vehicle.tick(at);
        if (vehicle.isAnother(at) || at - vehicle.heardAt() >= FORGET_MS) forget(key, vehicle);
      },
    };
    if (!crowd.admits()) return undefined;
    const vehicle = mavlinkVehicle(frame, now, {
      ...way,
      attend: (at) => rounds.attend(own, at),
      goOn: (at) => rounds.goOn(own, at),
      mayAsk: rounds.mayAsk,
    });
    vehicles.set(key, vehicle);
    looked.set(key, own);
    rounds.join(own);
    crowd.join(own);
    return vehicle;
  }

  function forget(key: number, vehicle: MavlinkVehicle): void {
    vehicle.leave();
    vehicles.delete(key);
    const own = looked.get(key)!;
    looked.delete(key);
    rounds.leave(own);
    crowd.leave(own);
  }

  function hearRadio(payload: DataView): void {
    const patch = translateRadio(payload);
    if (patch) for (const vehicle of vehicles.values()) vehicle.hear({ ...patch }, 'RADIO_STATUS');
  }

  return {
    receive(bytes) {
      now = host.clock.steady();
      if (!budget.admits(bytes.length, vehicles.size, now)) return;
      answering?.heard();
      parsing.take(bytes);
      if (remote.isDatagram) parsing.cut();
    },
    isNeeded: () => [...vehicles.values()].some((vehicle) => vehicle.facts().isPrimary),
    end() {
      for (const [key, vehicle] of vehicles) forget(key, vehicle);
    },
    statistics() {
      const { frames, strayBytes, broken, unknown } = parsing.statistics;
      const all = [...vehicles.values()];
      const sum = (of: (vehicle: MavlinkVehicle) => number) => all.reduce((total, vehicle) => total + of(vehicle), 0);
      return {
        remote: remote.name,
        frames,
        lostFrames: sum(({ quality }) => quality.lost()),
        framesPerSecond: sum(({ quality }) => quality.perSecond()),
        strayBytes,
        brokenFrames: broken,
        unknownFrames: unknown,
        floodedBytes: budget.refused(),
        vehicles: all.map((vehicle) => vehicle.facts()),
      };
    },
  };
}
