import type { Position } from '@skyhelm/core/geo/position';
import { encode } from '@skyhelm/core/mavlink/encode';
import { messageNamed } from '@skyhelm/core/mavlink/message';
import { parser } from '@skyhelm/core/mavlink/parser';
import { MavCmd, MavDataStream } from '@skyhelm/core/mavlink/named-numbers.generated';
import { isPlaceless, type MissionItem as PlanItem } from '@skyhelm/core/vehicle/plan-item';
import { flavourNamed } from '../flavours/index.ts';
import { parameterSet } from '../flavours/parameters.ts';
import type { MissionItem } from '../guidance/mission-item.ts';
import { loadMission } from '../guidance/mission-run.ts';
import { startMission } from '../guidance/mission.ts';
import { keptItem } from '../links/kept-item.ts';
import { onboard, type Onboard } from '../links/onboard.ts';
import { aircraft, type Aircraft } from '../vehicle/aircraft.ts';
import { arm, armingFaults } from '../vehicle/arming.ts';
import { enterMode, modeDoing } from '../vehicle/mode-change.ts';
import type { WindSettings } from '../world/wind.ts';

export interface MissionToFly {
  flavour: string;
  start: Position;
  elevation: number;
  seed: number;
  wind: WindSettings;
  items: readonly PlanItem[];
  /** Since 1970: when it is switched on. */
  beganAt: number;
}

const STEP_MS = 50;
/** No battery lasts longer. */
const LONGEST_MS = 3_600_000;
const AFTERWARDS_MS = 10_000;
/** Twelve seconds and the receiver has found its satellites: whoever is not ready long after never will be. */
const READY_WITHIN_MS = 120_000;
const DEGREE_UNITS = 1e7;

/** A flight that nobody waits for, as fast as it can be reckoned: what its link would have said, recorded as ground stations do (`.tlog`). */
export function flyMission(mission: MissionToFly): Uint8Array {
  const pieces: Uint8Array[] = [];
  let now = 0;
  const link = onboardFor(mission, () => mission.beganAt + now, pieces);
  listenTo(link);
  let landedAt: number | undefined;
  let hasFlown = false;
  for (; now < LONGEST_MS && (landedAt === undefined || now - landedAt < AFTERWARDS_MS); now += STEP_MS) {
    link.advance(now);
    const { craft } = link;
    if (!hasFlown && !craft.armed) begin(craft, mission.items);
    if (!hasFlown && now > READY_WITHIN_MS && !craft.armed) throw new Error(`it does not take off: ${armingFaults(craft).join(', ')}`);
    hasFlown ||= craft.landed === 'inAir';
    if (hasFlown && !craft.armed) landedAt ??= now;
  }
  return Buffer.concat(pieces);
}

function onboardFor({ flavour: name, start, elevation, seed, wind }: MissionToFly, wallClock: () => number, pieces: Uint8Array[]) {
  const flavour = flavourNamed(name)!;
  const parameters = parameterSet(flavour.parameters);
  const settings = flavour.settingsFrom(parameters.get);
  return onboard({
    build: () => aircraft({ flavour, seed, start, elevation, wind, settings }),
    parameters,
    speed: 1,
    stepSeconds: STEP_MS / 1_000,
    keepsLogs: false,
    wallClock,
    send: (bytes) => pieces.push(recordTime(wallClock()), bytes),
  });
}

const STATION = { system: 255, component: 190 } as const;
const HERTZ = 4;
/** Beside the streams, what says whether it flies and where it would return to. */
const ALSO = ['EXTENDED_SYS_STATE', 'HOME_POSITION'] as const;

/** As a ground station asks: unasked, an aircraft says little. */
function listenTo(link: Onboard): void {
  const ask = parser((frame) => link.hear(frame));
  const target = { target_system: link.system, target_component: 1 };
  const all = { ...target, req_stream_id: MavDataStream.ALL, req_message_rate: HERTZ, start_stop: 1 };
  ask.take(encode('REQUEST_DATA_STREAM', all, { ...STATION, sequence: 0 }));
  ALSO.forEach((name, index) => {
    const one = { ...target, command: MavCmd.SET_MESSAGE_INTERVAL, param1: messageNamed(name).id, param2: 1e6 / HERTZ };
    ask.take(encode('COMMAND_LONG', one, { ...STATION, sequence: index + 1 }));
  });
}

/** As the format has it: microseconds since 1970 in front of each frame. */
function recordTime(at: number): Uint8Array {
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(Math.round(at * 1_000)));
  return time;
}

/** Once it is ready, and not before. */
function begin(craft: Aircraft, items: readonly PlanItem[]): void {
  if (armingFaults(craft).length > 0) return;
  loadMission(craft.mission, onBoard(craft, items));
  const auto = modeDoing(craft, 'auto');
  if (auto && enterMode(craft, auto) === undefined && arm(craft, false) && craft.mission.state !== 'active') startMission(craft);
}

/** Where home is an item, all others are one further on. */
function onBoard({ mission: { first }, plane, flavour }: Aircraft, items: readonly PlanItem[]): MissionItem[] {
  const home = onWire({
    command: MavCmd.NAV_WAYPOINT,
    frame: 0,
    params: [0, 0, 0, 0],
    ...plane.positionAt({ north: 0, east: 0 }),
    altitude: 0,
    autoContinue: true,
  });
  const told = items.map(onWire).map((item) => (item.command === MavCmd.DO_JUMP ? { ...item, param1: item.param1 + first } : item));
  const kept = told.map((item) => keptItem(item, flavour));
  return first === 1 ? [home, ...kept] : kept;
}

function onWire({ command, frame, params, latitude, longitude, altitude, autoContinue }: PlanItem): MissionItem {
  const units = isPlaceless(frame) ? 1 : DEGREE_UNITS;
  const [param1, param2, param3, param4] = params.map((param) => param ?? NaN) as [number, number, number, number];
  const place = { x: Math.round(latitude * units), y: Math.round(longitude * units), z: altitude };
  return { command, frame, param1, param2, param3, param4, ...place, autocontinue: autoContinue ? 1 : 0 };
}
