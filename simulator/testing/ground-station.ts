import { encode } from '@skyhelm/core/mavlink/encode';
import { decode, type Frame } from '@skyhelm/core/mavlink/frame';
import { messageNamed, type Message, type MessageName } from '@skyhelm/core/mavlink/message';
import { MavCmd, MavMissionResult, MavModeFlag, MavSysStatusSensor, MavType } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Signing } from '../links/signing.ts';
import type { MissionItem } from '../guidance/mission-item.ts';

/** What lies between the station and one aircraft: real sockets in real time, or none in a time that is made up. */
export interface Wire {
  send(bytes: Uint8Array<ArrayBuffer>): void;
  onFrame(listener: (frame: Frame) => void): void;
  /** Lets time pass until something holds; false where it did not in so many milliseconds. */
  wait(until: () => boolean, ms: number): Promise<boolean>;
  now(): number;
}

export interface Heard<N extends MessageName = MessageName> {
  name: N;
  message: Message<N>;
  component: number;
}

const SYSTEM = 255;
const COMPONENT = 190;

/** A ground station as a tester wants it, written against the protocol and nothing of the simulator. */
export function groundStation(wire: Wire, target = 1, signed?: Signing) {
  const heard: Heard[] = [];
  const latest = new Map<MessageName, Message<MessageName>>();
  const listeners = new Set<(one: Heard) => void>();
  let sequence = 0;

  wire.onFrame((frame) => {
    if (frame.system !== target) return;
    const one: Heard = { name: frame.message.name, message: decode(frame), component: frame.component };
    heard.push(one);
    latest.set(one.name, one.message);
    for (const listener of listeners) listener(one);
  });

  const send = <N extends MessageName>(name: N, message: Partial<Message<N>>) => {
    const sender = { system: SYSTEM, component: COMPONENT, sequence: sequence++ & 0xff };
    wire.send(
      encode(name, { target_system: target, target_component: 1, ...message } as Partial<Message<N>>, sender, signed?.signer(Date.now())),
    );
  };
  const last = <N extends MessageName>(name: N): Message<N> | undefined => latest.get(name);
  const all = <N extends MessageName>(name: N): Message<N>[] =>
    heard.filter((one) => one.name === name).map((one) => one.message as Message<N>);

  /** The first message of that name which fits, from now on; nothing if none comes. */
  async function next<N extends MessageName>(name: N, fits: (message: Message<N>) => boolean, ms: number): Promise<Message<N> | undefined> {
    let found: Message<N> | undefined;
    const listener = (one: Heard) => {
      if (one.name !== name) return;
      const message: Message<N> = one.message;
      if (fits(message)) found ??= message;
    };
    listeners.add(listener);
    await wire.wait(() => found !== undefined, ms);
    listeners.delete(listener);
    return found;
  }

  async function command(number: number, params: Partial<Message<'COMMAND_LONG'>> = {}, ms = 3_000): Promise<number | undefined> {
    const answer = next('COMMAND_ACK', ({ command: one }) => one === number, ms);
    send('COMMAND_LONG', { command: number, ...params });
    return (await answer)?.result;
  }

  async function ask<N extends MessageName>(name: N): Promise<Message<N> | undefined> {
    const answer = next(name, () => true, 3_000);
    send('COMMAND_LONG', { command: MavCmd.REQUEST_MESSAGE, param1: messageNamed(name).id });
    return answer;
  }

  return {
    wire,
    heard,
    send,
    last,
    all,
    next,
    command,
    texts: (): string[] => all('STATUSTEXT').map(({ text }) => text),
    heartbeat: () => send('HEARTBEAT', { type: MavType.GCS, autopilot: 8, mavlink_version: 3 }),
    ask,
    /** Satellites found and nothing speaks against starting the motors. */
    async ready(): Promise<boolean> {
      for (let tries = 0; tries < 50; tries++) {
        const [gps, status] = [await ask('GPS_RAW_INT'), await ask('SYS_STATUS')];
        const isGood = ((status?.onboard_control_sensors_health ?? 0) & MavSysStatusSensor.PREARM_CHECK) !== 0;
        if (isGood && gps && gps.fix_type >= 3) return true;
        await wire.wait(() => false, 200);
      }
      return false;
    },
    isArmed: (): boolean => ((last('HEARTBEAT')?.base_mode ?? 0) & MavModeFlag.SAFETY_ARMED) !== 0,
    until: (holds: () => boolean, ms: number) => wire.wait(holds, ms),
    upload: (items: MissionItem[], type = 0) => upload(items, type),
    download: (type = 0) => download(type),
  };

  /** As stations should: the count again and again, then the vehicle leads; ten seconds of silence are the end. */
  async function upload(items: MissionItem[], mission_type: number): Promise<{ result: number | undefined; ms: number }> {
    const began = wire.now();
    let [heardAt, asked, result] = [wire.now(), -1, undefined as number | undefined];
    const give = (seq: number) => send('MISSION_ITEM_INT', { ...items[seq], seq, mission_type });
    const listener = ({ name, message }: Heard) => {
      if (name === 'MISSION_REQUEST' || name === 'MISSION_REQUEST_INT') {
        const { seq, mission_type: type } = message as Message<'MISSION_REQUEST'>;
        if (type !== mission_type || !items[seq]) return;
        [heardAt, asked] = [wire.now(), seq];
        give(seq);
      } else if (name === 'MISSION_ACK') {
        const { type, mission_type: which } = message as Message<'MISSION_ACK'>;
        if (which === mission_type && type !== MavMissionResult.INVALID_SEQUENCE) result = type;
      }
    };
    listeners.add(listener);
    for (let tries = 0; tries < 8 && asked < 0 && result === undefined; tries++) {
      send('MISSION_COUNT', { count: items.length, mission_type });
      await wire.wait(() => asked >= 0 || result !== undefined, 1_500);
    }
    while (result === undefined && wire.now() - heardAt < 10_000) {
      await wire.wait(() => result !== undefined, 1_500);
      // The last acknowledgement may have been lost: the last item once more brings it back.
      if (result === undefined && asked === items.length - 1) give(asked);
    }
    listeners.delete(listener);
    return { result, ms: wire.now() - began };
  }

  async function download(mission_type: number): Promise<Message<'MISSION_ITEM_INT'>[] | undefined> {
    const patiently = async <N extends MessageName>(ask: () => void, name: N, fits: (message: Message<N>) => boolean) => {
      for (let tries = 0; tries < 10; tries++) {
        const answer = next(name, fits, 400);
        ask();
        const got = await answer;
        if (got) return got;
      }
      return undefined;
    };
    const count = await patiently(
      () => send('MISSION_REQUEST_LIST', { mission_type }),
      'MISSION_COUNT',
      (message) => message.mission_type === mission_type,
    );
    if (!count) return undefined;
    const items: Message<'MISSION_ITEM_INT'>[] = [];
    for (let seq = 0; seq < count.count; seq++) {
      const item = await patiently(
        () => send('MISSION_REQUEST_INT', { seq, mission_type }),
        'MISSION_ITEM_INT',
        (message) => message.seq === seq,
      );
      if (!item) return undefined;
      items.push(item);
    }
    return items;
  }
}

export type GroundStation = ReturnType<typeof groundStation>;
