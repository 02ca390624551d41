import { MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { MissionItem } from '../guidance/mission-item.ts';
import { loadMission } from '../guidance/mission-run.ts';
import { startMission } from '../guidance/mission.ts';
import type { Aircraft } from '../vehicle/aircraft.ts';
import { arm, armingFaults } from '../vehicle/arming.ts';
import { refillTo, remainingShare } from '../vehicle/battery.ts';
import { enterMode, modeDoing } from '../vehicle/mode-change.ts';

const CORNERS = 5;
const ROUNDS = 3;
/** On the ground, until the battery is changed and it goes again. */
const PAUSE_SECONDS = 20;
/** The same after somebody flew it: whoever has landed it to take off again must not see it leave by itself. */
const LEFT_ALONE_SECONDS = 600;

const item = (craft: Aircraft, command: number, more: Partial<MissionItem> & { north?: number; east?: number } = {}): MissionItem => {
  const { north = 0, east = 0, ...rest } = more;
  const { latitude, longitude } = craft.plane.positionAt({ north, east });
  const place = { x: Math.round(latitude * 1e7), y: Math.round(longitude * 1e7) };
  return { command, frame: 3, param1: 0, param2: 0, param3: 0, param4: 0, z: 0, autocontinue: 1, ...place, ...rest };
};

/** Around its place by corners that chance has chosen, some rounds, and home. */
function round(craft: Aircraft, metres: number): MissionItem[] {
  const { random, flavour, mission } = craft;
  const isVtol = flavour.airframe === 'vtol';
  const height = flavour.airframe === 'multirotor' ? 20 + Math.round(random.next() * 40) : 60 + Math.round(random.next() * 40);
  const corners = Array.from({ length: CORNERS }, (_, index) => {
    const [angle, reach] = [((index + random.next()) / CORNERS) * 2 * Math.PI, metres * (0.4 + 0.6 * random.next())];
    return item(craft, MavCmd.NAV_WAYPOINT, { north: reach * Math.cos(angle), east: reach * Math.sin(angle), z: height });
  });
  const items = [
    item(craft, isVtol ? MavCmd.NAV_VTOL_TAKEOFF : MavCmd.NAV_TAKEOFF, { z: height }),
    ...corners,
    item(craft, MavCmd.DO_JUMP, { param1: mission.first + 1, param2: ROUNDS - 1 }),
    item(craft, flavour.airframe === 'fixedWing' ? MavCmd.NAV_LAND : MavCmd.NAV_RETURN_TO_LAUNCH),
  ];
  return mission.first === 1 ? [item(craft, MavCmd.NAV_WAYPOINT), ...items] : items;
}

/** Flies without anybody: for a fleet to look at. Whoever tells it how to fly has it until they have left it on the ground for a while. */
export function patrol(craft: Aircraft, metres: number, leftAloneSeconds = LEFT_ALONE_SECONDS): void {
  if (craft.armed || craft.landed !== 'onGround' || craft.crashed || craft.parachute === 'open') return;
  if (craft.seconds - craft.landedSince < PAUSE_SECONDS && craft.landedSince > 0) return;
  if (remainingShare(craft.battery) < 0.9) refillTo(craft.battery, 1);
  if (craft.orderedAt !== undefined && craft.seconds - Math.max(craft.orderedAt, craft.landedSince) < leftAloneSeconds) return;
  // It gets a new mission: a landed plane must not wait for its old one to be set back.
  craft.mission.isLanding = false;
  if (armingFaults(craft).length > 0) return;
  craft.orderedAt = undefined;
  loadMission(craft.mission, round(craft, metres));
  const auto = modeDoing(craft, 'auto');
  if (auto && enterMode(craft, auto) === undefined && arm(craft, false) && craft.mission.state !== 'active') startMission(craft);
}
