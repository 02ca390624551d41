import type { MessageName } from '@skyhelm/core/mavlink/message';
import type { AirframeKind } from '../vehicle/airframe.ts';
import type { Mode } from '../vehicle/mode.ts';
import type { Settings } from '../vehicle/settings.ts';
import type { ParameterFacts } from './parameter-facts.ts';
import type { ParameterTable } from './parameters.ts';

/** How one autopilot differs from another, as far as a ground station can tell. */
export interface Flavour {
  name: string;
  autopilot: 'ardupilot' | 'px4';
  airframe: AirframeKind;
  /** MAV_TYPE and MAV_AUTOPILOT of the heartbeat. */
  vehicleType: number;
  autopilotNumber: number;
  /** The first one is the mode after boot. */
  modes: readonly Mode[];
  parameters: ParameterTable;
  /** What it says of each of them, where it does. */
  facts?: ReadonlyMap<string, ParameterFacts>;
  settingsFrom(get: (name: string) => number): Settings;
  /** Where the ground station's number and the own one are kept. */
  systemIdParameter: string;
  /** Told once after boot. */
  banner: readonly string[];
  /** Bytes from major to type, as AUTOPILOT_VERSION has them. */
  version: readonly [number, number, number, number];
  capabilities: number;
  /** Item nought of a mission is home. */
  homeIsItem: boolean;
  asksForItemsBy: 'MISSION_REQUEST' | 'MISSION_REQUEST_INT';
  /** A number for each plan, by which a station sees that it is another one. */
  namesPlans: boolean;
  startsMissionOnceArmed: boolean;
  /** Until it says that it is ready. */
  bootSeconds: number;
  /** What stands before a check that fails, and before one that fails when it is told to arm. */
  arming: { prefix: string; refusedPrefix: string; started: string; stopped: string };
  /** What it sends without being asked, by message, in messages a second. */
  unasked: Partial<Record<MessageName, number>>;
  /** Integers in a float's bytes, or as a float's value. */
  parametersBytewise: boolean;
  cameraComponent: number;
}
