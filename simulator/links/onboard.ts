import { encode } from '@skyhelm/core/mavlink/encode';
import { decode, type Frame } from '@skyhelm/core/mavlink/frame';
import type { MessageName } from '@skyhelm/core/mavlink/message';
import { MavAutopilot, MavType } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { ParameterSet } from '../flavours/parameters.ts';
import { loadMission } from '../guidance/mission-run.ts';
import type { Aircraft } from '../vehicle/aircraft.ts';
import { bodyAtRest } from '../vehicle/body.ts';
import { noteCorrections } from '../vehicle/gps.ts';
import { stepAircraft } from '../vehicle/step.ts';
import { clockAnswers } from './clock-answers.ts';
import { commands } from './commands/index.ts';
import { AUTOPILOT, type Comms, type Service, type Source } from './comms.ts';
import { fileTransfer } from './file-transfer.ts';
import { handControl, isOurStation } from './hand-control.ts';
import { flightRecorder, type FlightLogs } from './logs/flight-logs.ts';
import { logDownload } from './logs/log-download.ts';
import { notices } from './notices.ts';
import { parameterExchange } from './parameter-exchange.ts';
import { targetOf } from './routing.ts';
import { signing, type Signing } from './signing.ts';
import { streams } from './streams.ts';
import { transfers } from './transfers.ts';

export interface OnboardOptions {
  /** Called at each boot. */
  build(): Aircraft;
  parameters: ParameterSet;
  /** 32 bytes: frames are signed, and unsigned ones not heard. */
  key?: Uint8Array;
  /** Seconds of flight in a second. */
  speed: number;
  stepSeconds: number;
  /** Thousands of aircraft would fill the memory with their logs. */
  keepsLogs: boolean;
  /** Since 1970. */
  wallClock(): number;
  send(bytes: Uint8Array<ArrayBuffer>): void;
}

/** The aircraft as its link knows it. */
export interface Onboard {
  readonly craft: Aircraft;
  readonly system: number;
  hear(frame: Frame): void;
  /** On to a moment of the link's clock, in milliseconds. */
  advance(now: number): void;
}

/** More than this is not made up for: the machine was asleep or too slow. */
const LAG_MS = 1_000;
const REBOOT_MS = 2_000;

export function onboard(options: OnboardOptions): Onboard {
  const sequences = new Uint8Array(256);
  const logs: FlightLogs = { list: [] };
  const stored: Comms['stored'] = { fence: [], rally: [] };
  let signed: Signing | undefined = options.key && signing(options.key);
  let stationHeardAt: number | undefined;
  let rebootAt: number | undefined;
  let clock: number | undefined;
  let owed = 0;
  /** ArduPilot counts sticks as a sign of life. */
  const heardSticks = (_: unknown, from: Source): void => {
    if (current.comms.craft.flavour.autopilot === 'ardupilot' && isOurStation(current.comms, from)) stationHeardAt = clock ?? 0;
  };
  const station: Service = {
    hears: {
      HEARTBEAT: ({ type }, from) => {
        if (current.comms.craft.flavour.autopilot === 'px4' ? type === MavType.GCS : isOurStation(current.comms, from))
          stationHeardAt = clock ?? 0;
      },
      MANUAL_CONTROL: heardSticks,
      RC_CHANNELS_OVERRIDE: heardSticks,
      GPS_RTCM_DATA: () => noteCorrections(current.comms.craft.gps, current.comms.craft.seconds),
      SETUP_SIGNING: ({ secret_key }) => {
        // All noughts takes the key away again.
        signed = secret_key.some((byte) => byte !== 0) ? signing(Uint8Array.from(secret_key)) : undefined;
      },
    },
  };

  function boot(craft: Aircraft): {
    comms: Comms;
    services: Service[];
    hears: Map<MessageName, ((message: never, from: Source) => void)[]>;
  } {
    const comms: Comms = {
      craft,
      parameters: options.parameters,
      stored,
      now: clock ?? 0,
      get unixMs() {
        return options.wallClock();
      },
      system: options.parameters.get(craft.flavour.systemIdParameter) & 0xff,
      send(name, message, component = AUTOPILOT, amend) {
        const sender = { system: comms.system, component, sequence: sequences[component]! };
        sequences[component] = sender.sequence + 1;
        options.send(encode(name, message, sender, signed?.signer(options.wallClock()), amend));
      },
      reboot: () => (rebootAt = comms.now),
    };
    const streaming = streams(comms);
    const services: Service[] = [
      streaming,
      station,
      commands(comms, streaming),
      transfers(comms),
      parameterExchange(comms),
      fileTransfer(comms),
      ...(craft.flavour.autopilot === 'ardupilot' ? [logDownload(comms, logs)] : []),
      ...(options.keepsLogs && craft.flavour.autopilot === 'ardupilot' ? [flightRecorder(comms, logs)] : []),
      handControl(comms),
      clockAnswers(comms),
      ...(craft.flavour.cameraComponent === AUTOPILOT ? [] : [cameraHeartbeat(comms)]),
      notices(comms),
    ];
    const hears = new Map<MessageName, ((message: never, from: Source) => void)[]>();
    for (const service of services) {
      for (const [name, handler] of Object.entries(service.hears ?? {})) {
        hears.set(name as MessageName, [...(hears.get(name as MessageName) ?? []), handler]);
      }
    }
    return { comms, services, hears };
  }

  let current = boot(options.build());

  function again(): void {
    const before = current.comms.craft;
    const { items, jumps } = before.mission;
    rebootAt = undefined;
    stationHeardAt = undefined;
    owed = 0;
    current = boot(options.build());
    standWhere(current.comms.craft, before);
    const { mission, flavour } = current.comms.craft;
    loadMission(mission, items);
    // PX4 keeps them with the items.
    if (flavour.autopilot === 'px4') for (const [number, times] of jumps) mission.jumps.set(number, times);
  }

  return {
    get craft() {
      return current.comms.craft;
    },
    get system() {
      return current.comms.system;
    },
    hear(frame) {
      if (rebootAt !== undefined) return;
      const target = targetOf(frame);
      const { comms, hears } = current;
      const own = target.component === 0 || target.component === AUTOPILOT || target.component === comms.craft.flavour.cameraComponent;
      if ((target.system !== 0 && target.system !== comms.system) || !own) return;
      if (frame.system === comms.system || (signed && !signed.isRight(frame))) return;
      const handlers = hears.get(frame.message.name);
      if (!handlers) return;
      const message = decode(frame) as never;
      const from = { system: frame.system, component: frame.component, target: target.component, payload: frame.payload };
      for (const handler of handlers) handler(message, from);
    },
    advance(now) {
      const passed = Math.min(LAG_MS, now - (clock ?? now));
      clock = now;
      const { comms, services } = current;
      comms.now = now;
      comms.craft.unixMs = comms.unixMs;
      if (rebootAt !== undefined) {
        if (now - rebootAt >= REBOOT_MS) again();
        return;
      }
      owed += (passed / 1_000) * options.speed;
      const link = { seconds: now / 1_000, stationSilence: stationHeardAt === undefined ? undefined : (now - stationHeardAt) / 1_000 };
      for (; owed >= options.stepSeconds; owed -= options.stepSeconds) stepAircraft(comms.craft, link, options.stepSeconds);
      for (const service of services) service.advance?.();
    },
  };
}

/** A reboot moves no aircraft and charges no battery. */
function standWhere(craft: Aircraft, { body, battery, receiver, faults }: Aircraft): void {
  craft.body = { ...bodyAtRest(body.yaw), north: body.north, east: body.east, up: body.up, onGround: body.onGround };
  craft.battery = battery;
  craft.receiver = receiver;
  craft.faults = faults;
}

/** A camera that is a component of its own says that it is there. */
function cameraHeartbeat(comms: Comms): Service {
  let saidAt = -Infinity;
  return {
    advance() {
      if (comms.now - saidAt < 1_000) return;
      saidAt = comms.now;
      const said = { type: MavType.CAMERA, autopilot: MavAutopilot.INVALID, system_status: 4, mavlink_version: 3 };
      comms.send('HEARTBEAT', said, comms.craft.flavour.cameraComponent);
    },
  };
}
