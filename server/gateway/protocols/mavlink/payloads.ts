import { decode, type Frame } from '@skyhelm/core/mavlink/frame';
import { messageNamed, type Message } from '@skyhelm/core/mavlink/message';
import { CameraCapFlags as CameraCan, GimbalManagerCapFlags as GimbalCan, MavType } from '@skyhelm/core/mavlink/named-numbers.generated';
import { decodeUtf8 } from '@skyhelm/core/mavlink/utf8';
import type { Camera, Gimbal } from '@skyhelm/core/vehicle/payload';
import { offsetsOf } from '@skyhelm/core/mavlink/offsets';
import { OURSELVES } from './sender.ts';

const HEARTBEAT = messageNamed('HEARTBEAT').id;
const CAMERA = messageNamed('CAMERA_INFORMATION').id;
const GIMBAL = messageNamed('GIMBAL_MANAGER_INFORMATION').id;
const CONTROL = messageNamed('GIMBAL_MANAGER_STATUS').id;
const heart = offsetsOf('HEARTBEAT');

/** Seconds from the beginning of the streams to the first question, and from one to the next. What a pilot looks at comes first. */
const PATIENCE_S = [4, 2, 4, 4, 4, 4, 8, 8, 15, 15, 30, 30];
/** More than any aircraft carries; components can be made up. */
const COMPONENTS_MAX = 12;
const DEGREES = 180 / Math.PI;

/** Asks one component for one message. */
type Ask = (component: number, message: number) => void;

interface Question {
  component: number;
  message: number;
  tries: number;
  askAt: number;
}

/** Cameras and gimbals of one vehicle: behind its autopilot, or components of their own. */
export interface Payloads {
  /** The vehicle is there, or there anew. */
  begin(now: number): void;
  /** From the autopilot or from another component of the same vehicle. */
  take(frame: Frame, now: number): void;
  tick(now: number): void;
}

export function payloads(
  autopilot: number,
  mayAsk: () => boolean,
  ask: Ask,
  found: (gimbals: Gimbal[], cameras: Camera[]) => void,
): Payloads {
  const gimbals = new Map<string, Gimbal>();
  const cameras = new Map<string, Camera>();
  let questions: Question[] = [];
  let askAt = Infinity;
  let told = '';

  function wonder(component: number, message: number, now: number): void {
    if (questions.some((one) => one.component === component && one.message === message)) return;
    if (questions.length < COMPONENTS_MAX) questions.push({ component, message, tries: 0, askAt: now + PATIENCE_S[0]! * 1_000 });
    askAt = Math.min(...questions.map((one) => one.askAt));
  }

  function answered(component: number, message: number): void {
    for (const one of questions) if (one.component === component && one.message === message) one.askAt = Infinity;
  }

  function tell(): void {
    const all: [Gimbal[], Camera[]] = [[...gimbals.values()], [...cameras.values()]];
    const text = JSON.stringify(all);
    if (text === told) return;
    told = text;
    found(...all);
  }

  function keep<T>(into: Map<string, T>, key: string, one: T): void {
    if (into.has(key) || into.size < COMPONENTS_MAX) into.set(key, one);
    tell();
  }

  /** Numbers below seven are of what stands behind the component, others are the component itself. */
  const keyOf = (component: number, device: number): string => `${component}/${device}`;

  function heardOf({ payload, component }: Frame, now: number): void {
    const type = payload.getUint8(heart.type);
    if (type === MavType.CAMERA) wonder(component, CAMERA, now);
    if (type === MavType.GIMBAL) wonder(component, GIMBAL, now);
  }

  return {
    begin(now) {
      questions = [];
      wonder(autopilot, GIMBAL, now);
      wonder(autopilot, CONTROL, now);
      wonder(autopilot, CAMERA, now);
    },
    take(frame, now) {
      const { component, message } = frame;
      if (message.id === HEARTBEAT) {
        if (component !== autopilot) heardOf(frame, now);
        return;
      }
      answered(component, message.id);
      if (message.id === CAMERA) {
        const said = decode<'CAMERA_INFORMATION'>(frame);
        const key = keyOf(component, said.camera_device_id);
        keep(cameras, key, cameraIn(said, cameras.get(key)?.number ?? cameras.size + 1));
      } else if (message.id === GIMBAL) {
        const said = decode<'GIMBAL_MANAGER_INFORMATION'>(frame);
        const key = keyOf(component, said.gimbal_device_id);
        const { number = gimbals.size + 1, control = 'nobody' as const } = gimbals.get(key) ?? {};
        keep(gimbals, key, { ...gimbalIn(said), number, control });
      } else if (message.id === CONTROL) {
        const said = decode<'GIMBAL_MANAGER_STATUS'>(frame);
        const known = gimbals.get(keyOf(component, said.gimbal_device_id));
        if (known) keep(gimbals, keyOf(component, said.gimbal_device_id), { ...known, control: controlBy(said) });
      }
    },
    tick(now) {
      if (now < askAt) return;
      for (const one of questions) {
        if (one.askAt > now || !mayAsk()) continue;
        one.tries++;
        one.askAt = one.tries < PATIENCE_S.length ? now + PATIENCE_S[one.tries]! * 1_000 : Infinity;
        ask(one.component, one.message);
      }
      askAt = Math.min(...questions.map((one) => one.askAt));
    },
  };
}

export const PAYLOAD_MESSAGES: ReadonlySet<number> = new Set([HEARTBEAT, CAMERA, GIMBAL, CONTROL]);

function controlBy({ primary_control_sysid, primary_control_compid }: Message<'GIMBAL_MANAGER_STATUS'>): Gimbal['control'] {
  if (primary_control_sysid === 0) return 'nobody';
  const isUs = primary_control_sysid === OURSELVES.system && primary_control_compid === OURSELVES.component;
  return isUs ? 'us' : 'somebodyElse';
}

const degrees = (radians: number): number => (Number.isFinite(radians) ? Math.round(radians * DEGREES * 10) / 10 : 0);

const gimbalIn = (said: Message<'GIMBAL_MANAGER_INFORMATION'>): Omit<Gimbal, 'number' | 'control'> => ({
  pitchMin: degrees(said.pitch_min),
  pitchMax: degrees(said.pitch_max),
  yawMin: degrees(said.yaw_min),
  yawMax: degrees(said.yaw_max),
  canPointAtPlace: (said.cap_flags & GimbalCan.CAN_POINT_LOCATION_GLOBAL) !== 0,
});

/** A name ends with the first nought; whatever cannot be read is left out. */
function named(bytes: readonly number[]): string {
  const end = bytes.indexOf(0);
  const text = decodeUtf8(Uint8Array.from(end === -1 ? bytes : bytes.slice(0, end)));
  return text.replaceAll(/[\p{C}\ufffd]/gu, '').trim();
}

function cameraIn(said: Message<'CAMERA_INFORMATION'>, number: number): Camera {
  const can = (flag: number) => (said.flags & flag) !== 0;
  return {
    number,
    vendor: named(said.vendor_name),
    model: named(said.model_name),
    takesPictures: can(CameraCan.CAPTURE_IMAGE),
    takesVideo: can(CameraCan.CAPTURE_VIDEO),
    canZoom: can(CameraCan.HAS_BASIC_ZOOM),
    hasStream: can(CameraCan.HAS_VIDEO_STREAM),
    width: said.resolution_h,
    height: said.resolution_v,
  };
}
