import { randomInt } from 'node:crypto';
import type { Amend } from '@skyhelm/core/mavlink/encode';
import type { Frame } from '@skyhelm/core/mavlink/frame';
import { messageNamed, type Message, type MessageName } from '@skyhelm/core/mavlink/message';
import { MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
import { armingReasons } from '@skyhelm/core/vehicle/arming-reasons';
import { complaints } from '@skyhelm/core/vehicle/complaints';
import type { Patch } from '@skyhelm/core/vehicle/state';
import {
  flightNotes,
  forgetLandedState,
  hasRotors,
  noteLandedState,
  noteMotion,
  translateHeartbeat,
} from '@skyhelm/core/vehicle/mavlink/flight';
import { statusTexts } from '@skyhelm/core/vehicle/mavlink/status-text';
import { TRANSLATIONS, type Translation } from '@skyhelm/core/vehicle/mavlink/translate';
import type { LinkedVehicle, LinkTrouble } from '../../../platform/bus/vehicle-subjects.ts';
import type { Acquaintance, Hands, LinkHost } from '../../protocol.ts';
import { refusesToArm } from './arming.ts';
import { commander } from './commands/commander.ts';
import { modeStepOf } from './commands/plan.ts';
import { dialogues } from './dialogue.ts';
import { FENCE_DIALECTS } from '@skyhelm/core/vehicle/fence-dialect';
import { fences } from './fences/fences.ts';
import { fileReader } from './file-transfer/file-reader.ts';
import { frameLimit } from './frame-limit.ts';
import { ourHeartbeat } from './heartbeat.ts';
import { hello } from './hello.ts';
import { likeness } from './likeness.ts';
import { linkQuality, type LinkQuality } from './link-quality.ts';
import { logReader } from './logs/log-reader.ts';
import { descriptionReader } from './metadata/description-reader.ts';
import { manualControl } from './manual-control.ts';
import type { Order } from './order.ts';
import { vehicleParameters } from './parameters/parameters.ts';
import { parameterWire } from './parameters/wire.ts';
import { PAYLOAD_MESSAGES, payloads } from './payloads.ts';
import { album, CAPTURED } from './pictures/album.ts';
import { planner } from './plans/planner.ts';
import type { Sender } from './sender.ts';
import { signatures } from './signatures.ts';
import { streams, type Streams } from './streams.ts';

const HEARTBEAT = messageNamed('HEARTBEAT').id;
const AUTOPILOT_VERSION = messageNamed('AUTOPILOT_VERSION').id;
const STATUSTEXT = messageNamed('STATUSTEXT').id;
const COMMAND_ACK = messageNamed('COMMAND_ACK').id;
const EXTENDED_SYS_STATE = messageNamed('EXTENDED_SYS_STATE').id;
/** What other components of a vehicle settle with us: a camera tells of its pictures and hands them out. */
const OF_PARTS: ReadonlySet<number> = new Set([CAPTURED, messageNamed('FILE_TRANSFER_PROTOCOL').id]);

/** After such a silence it may have been switched off and on. */
const SILENT_MS = 10_000;
/** A tick that comes early is not to be let pass. */
const SECOND_MS = 900;
/** A clock that goes back further than late packets do belongs to a vehicle that has begun anew. */
const REBOOT_MS = 5_000;

/** One autopilot on one way: who it is, what it says, what it has to be asked. */
export interface MavlinkVehicle {
  readonly system: number;
  readonly quality: LinkQuality;
  heardAt(): number;
  /** Only another kind of vehicle is heard under its number. */
  isAnother(now: number): boolean;
  take(frame: Frame, now: number): void;
  /** From a camera, a gimbal or the like of the same vehicle. */
  takeFromPart(frame: Frame, now: number): void;
  /** What somebody between us says about the way, such as a radio. */
  hear(patch: Patch, stream: string): void;
  tick(now: number): void;
  /** A device of an enterprise. */
  isKnown(): boolean;
  facts(): Omit<LinkedVehicle, 'trouble'> & { trouble: LinkTrouble[] };
  leave(): void;
}

interface Way {
  host: LinkHost;
  sender: Sender;
  remote: string;
  /** It has to be looked at more often for a while. */
  attend(now: number): void;
  /** It has to be looked at once more with the next tick. */
  goOn(now: number): void;
  mayAsk(): boolean;
}

/** `first` is the heartbeat that made it known. */
export function mavlinkVehicle(first: Frame, now: number, { host, sender, remote, attend, goOn, mayAsk }: Way): MavlinkVehicle {
  const { system, component } = first;
  const like = likeness(first.payload);
  const made = { ...like.made };
  const quality = linkQuality(now);
  const notes = flightNotes();
  const arming = armingReasons();
  const complained = complaints();
  const limit = frameLimit(now);
  const signed = signatures(host.clock.wall);
  let acquaintance: Acquaintance | undefined;
  let kept: Streams | undefined;
  let [heardAt, begunAt, rebootedAt, landedStateAt, clock] = [now, -Infinity, -Infinity, now, 0];
  let isStreaming = false;
  let secondAt = now + SECOND_MS;

  const target = { target_system: system, target_component: component };
  /** Questions that change nothing, whoever it is by now. */
  const order: Order = (command, param1 = 0, param2 = 0) =>
    sender.send('COMMAND_LONG', { ...target, command, param1, param2 }, acquaintance?.signingKey());
  const greeting = hello(order);
  /** Without waiting for the answer. One that may have become another is told nothing: to us it is as if it was lost on the way. */
  const mention = <N extends MessageName>(name: N, message: Partial<Message<N>>, amend?: Amend) => {
    if (greeting.isSure()) sender.send(name, message, acquaintance?.signingKey(), amend);
  };
  const send = <N extends MessageName>(name: N, message: Partial<Message<N>>, amend?: Amend) => {
    mention(name, message, amend);
    attend(host.clock.steady());
  };
  const wire = parameterWire(made.autopilot, target, send);
  const commands = commander(
    made,
    {
      encoding: wire.encoding,
      firmware: greeting.firmware,
      say(step) {
        // It says all of them again: what is not said then is settled.
        if (step.wire === 'COMMAND_LONG' && step.said.command === MavCmd.RUN_PREARM_CHECKS) arming.forget();
        if (step.wire === 'PARAM_SET') wire.set({ name: step.said.name, type: 'f32' }, step.said.value);
        else if (step.wire === 'PARAM_REQUEST_READ') wire.askForName(step.said.name);
        else send(step.wire, { ...step.said, ...target });
      },
      sayCancel: (command) => send('COMMAND_CANCEL', { ...target, command }),
      armingReasons: () => arming.known(heardAt),
      complaints: complained.since,
    },
    host.clock.steady,
  );
  const questionTo = (part: number, message: number, param2 = 0) =>
    ({ ...target, target_component: part, command: MavCmd.REQUEST_MESSAGE, param1: message, param2 }) as const;
  const askPart = (part: number, message: number, index = 0) => send('COMMAND_LONG', questionTo(part, message, index));
  const sendFile = (part: number, payload: number[]) => send('FILE_TRANSFER_PROTOCOL', { ...target, target_component: part, payload });
  const files = fileReader({ autopilot: component, send: sendFile }, host.clock.steady, randomInt(0x1_0000));
  const description = descriptionReader({ ask: (message) => askPart(component, message), files, steady: host.clock.steady });
  const parameters = vehicleParameters(made.autopilot, {
    wire,
    files,
    description: made.autopilot === 'px4' ? description : undefined,
    steady: host.clock.steady,
    heard: (parameter) => acquaintance?.heardParameter(parameter),
  });
  const say = <N extends MessageName>(name: N, message: Partial<Message<N>>) => send(name, { ...message, ...target });
  const vehicle = { hasHome: made.autopilot === 'ardupilot', craft: made, capabilities: greeting.capabilities };
  const plans = planner(vehicle, say, host.clock.steady);
  const logs = logReader(say, host.clock.steady);
  const pictures = album({
    files,
    askFor: (part, index) => askPart(part, CAPTURED, index),
    taken: (picture) => acquaintance?.happened({ kind: 'picture', ...picture }),
    wall: host.clock.wall,
  });
  const hands: Hands = {
    ...commands,
    obey: (given, tell) => (greeting.isSure() ? commands.obey(given, tell) : 'unsure'),
    parameters: {
      ...parameters,
      write(parameter, value, done) {
        // A failsafe that is switched on must not see a missing ground station at once.
        if (acquaintance?.isWatched()) mention('HEARTBEAT', ourHeartbeat);
        parameters.write(parameter, value, done);
      },
    },
    plans,
    fences: fences(FENCE_DIALECTS[made.autopilot], plans, parameters),
    logs,
    pictures,
    steer: (axes) => mention('MANUAL_CONTROL', manualControl(system, axes)),
    // Zeros end an override. PX4 chooses between receiver and ground station by its parameters.
    returnSticks() {
      if (made.autopilot === 'ardupilot') mention('RC_CHANNELS_OVERRIDE', target);
    },
    hold(nativeMode) {
      const step = modeStepOf(made, nativeMode);
      if (!step) return;
      commands.noteHold(host.clock.steady());
      mention('COMMAND_LONG', { ...step.said, ...target });
    },
  };
  const matters = dialogues([commands, files, description, parameters, plans, logs, pictures]);
  const askInPassing = (part: number, message: number) => mention('COMMAND_LONG', questionTo(part, message));
  const carried = payloads(component, mayAsk, askInPassing, (gimbals, cameras) => {
    acquaintance?.happened({ kind: 'payloads', gimbals, cameras });
    acquaintance?.heard({ gimbalCount: gimbals.length, cameraCount: cameras.length }, 'payloads', undefined);
  });
  const texts = statusTexts((said) => {
    arming.hear(said.text, heardAt);
    complained.hear(said, heardAt);
    acquaintance?.happened({ kind: 'statusText', ...said });
  });

  /** What was ordered was ordered of whoever it was before, and what it did it did. */
  function part(): void {
    matters.leave();
    Object.assign(notes, flightNotes());
    made.kind = like.made.kind;
    clock = 0;
    acquaintance?.leave();
    acquaintance = undefined;
  }

  function meet(hardwareId: string, firmware: string): void {
    part();
    acquaintance = host.meet({ hardwareId, protocol: 'mavlink', ...made, firmware, remote }, hands);
    const orderGroup = (group: number, hertz: number) =>
      mention('REQUEST_DATA_STREAM', { ...target, req_stream_id: group, req_message_rate: hertz, start_stop: 1 });
    kept = streams(made.autopilot, mayAsk, order, orderGroup);
    isStreaming = false;
  }

  /** Not before the registry has said whose it is: its key has to sign the very first request, and a stranger is left alone. */
  function beginStreams(at: number): void {
    if (isStreaming || acquaintance?.deviceId() === undefined) return;
    isStreaming = true;
    kept?.begin(at);
    carried.begin(at);
  }

  function introduced(payload: DataView, at: number): void {
    const before = greeting.hardwareId();
    const answered = greeting.take(payload, at);
    if (!answered) part();
    else if (!acquaintance || answered.hardwareId !== before) meet(answered.hardwareId, answered.firmware);
  }

  /** Whatever it was asked before, it has forgotten. Two who share a number seem to begin anew with every message. */
  function begunAnew(at: number): void {
    if (at - begunAt < SILENT_MS) return;
    begunAt = at;
    greeting.askAgain(at);
    isStreaming = false;
    beginStreams(at);
  }

  function watchClock(sentAt: number, at: number): void {
    const hasRebooted = sentAt + REBOOT_MS < clock;
    if (hasRebooted || sentAt > clock) clock = sentAt;
    if (!hasRebooted || at - rebootedAt < SILENT_MS) return;
    rebootedAt = at;
    acquaintance?.happened({ kind: 'rebooted' });
    begunAnew(at);
  }

  /** Only what somebody has claimed is worth the work. */
  function translate(frame: Frame, translation: Translation, at: number): void {
    if (!acquaintance || acquaintance.deviceId() === undefined) return;
    const patch: Patch = {};
    translation.translate(frame.payload, patch);
    noteMotion(notes, patch);
    const said = translation.clockAt === undefined ? 0 : frame.payload.getUint32(translation.clockAt, true);
    // Nought is what senders without a clock write.
    const sentAt = said === 0 ? undefined : said;
    if (sentAt !== undefined) watchClock(sentAt, at);
    acquaintance.heard(patch, translation.stream, sentAt);
    commands.see(patch, at);
  }

  function beat(payload: DataView): void {
    if (!like.take(payload, heardAt)) {
      greeting.confuse(heardAt);
      return part();
    }
    beginStreams(heardAt);
    if (heardAt - landedStateAt > SILENT_MS) forgetLandedState(notes);
    const patch: Patch = {};
    translateHeartbeat(payload, patch, notes);
    acquaintance?.alive();
    acquaintance?.heard(patch, 'HEARTBEAT', undefined);
    commands.see(patch, heardAt);
  }

  function understand(frame: Frame, at: number): void {
    kept?.heard(frame.message.id, at);
    switch (frame.message.id) {
      case HEARTBEAT:
        return beat(frame.payload);
      case AUTOPILOT_VERSION:
        return introduced(frame.payload, at);
      case STATUSTEXT:
        return texts.take(frame.payload, frame.component, at);
      case EXTENDED_SYS_STATE: {
        // ArduPilot calls a plane with rotors a plane, unless it was set up to say what it is.
        if (made.kind === 'fixedWing' && hasRotors(frame.payload)) {
          made.kind = 'vtol';
          acquaintance?.isKind(made.kind);
        }
        landedStateAt = at;
        return noteLandedState(frame.payload, notes);
      }
      case COMMAND_ACK: {
        if (refusesToArm(frame.payload)) acquaintance?.happened({ kind: 'armingRefused', reasons: arming.known(at) });
        return matters.take(frame, at);
      }
      default: {
        const translation = TRANSLATIONS.get(frame.message.id);
        // What it measures is no answer to anything.
        if (translation) return translate(frame, translation, at);
        if (PAYLOAD_MESSAGES.has(frame.message.id)) carried.take(frame, at);
        return matters.take(frame, at);
      }
    }
  }

  greeting.tick(now);

  return {
    system,
    quality,
    heardAt: () => heardAt,
    isAnother: like.isAnother,
    take(frame, at) {
      if (!limit.admits(at)) return;
      quality.take(frame.sequence);
      if (at - heardAt > SILENT_MS) begunAnew(at);
      heardAt = at;
      if (signed.admits(frame, acquaintance?.signingKey())) understand(frame, at);
    },
    takeFromPart(frame, at) {
      const isMatter = OF_PARTS.has(frame.message.id);
      if (acquaintance?.deviceId() === undefined || !(isMatter || PAYLOAD_MESSAGES.has(frame.message.id))) return;
      if (!limit.admits(at) || !signed.admits(frame, acquaintance.signingKey())) return;
      if (isMatter) matters.take(frame, at);
      else carried.take(frame, at);
    },
    hear(patch, stream) {
      acquaintance?.heardOnTheWay(patch, stream);
    },
    tick(at) {
      texts.tick(at);
      matters.tick(at);
      const isSilent = at - heardAt > SILENT_MS;
      if (!isSilent) {
        if (kept?.tick(at)) goOn(at);
        carried.tick(at);
      }
      if (at < secondAt) return;
      secondAt = at + SECOND_MS;
      quality.tick(at);
      if (isSilent) return;
      greeting.tick(at);
      if (acquaintance && greeting.isInVain()) part();
      beginStreams(at);
      acquaintance?.measured(quality.lossPercent(), quality.perSecond());
      if (acquaintance?.isWatched()) mention('HEARTBEAT', ourHeartbeat);
    },
    isKnown: () => acquaintance?.deviceId() !== undefined,
    facts: () => ({
      system,
      hardwareId: greeting.hardwareId(),
      deviceId: acquaintance?.deviceId(),
      isPrimary: acquaintance?.isPrimary() ?? false,
      trouble: [greeting.trouble(), ...signed.trouble(), limit.isExceeded() ? ('flooding' as const) : undefined].filter(
        (one) => one !== undefined,
      ),
    }),
    leave: part,
  };
}
