import { CONTROL_CHANNEL, type ControlMessage } from '@skyhelm/contract/channels/control';
import type { ControlAsk } from '@skyhelm/contract/channels/control-ask';
import { GLOBAL_CHANNEL, GLOBAL_CODE, type GlobalMessage } from '@skyhelm/contract/channels/global';
import { NEWS_CHANNELS, type NewsMessage, type NewsMissed } from '@skyhelm/contract/channels/news';
import { PARAMETER_CHANNEL, type ParameterMessage } from '@skyhelm/contract/channels/parameters';
import type { ParameterAsk } from '@skyhelm/contract/channels/parameters-ask';
import { UAV_DATA_CHANNEL, type UavDataMessage } from '@skyhelm/contract/channels/uav-data';
import type { UavDataAsk } from '@skyhelm/contract/channels/uav-data-ask';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { Permission } from '@skyhelm/contract/permissions';

const DEVICE = '0199c2f0-7a3e-7cc1-9a55-3f0c8a1d2b4e' as DeviceId;
/** Autopilots speak English. */
const FROM_AUTOPILOT = 'Low battery';
const AT = 1_893_456_000_000;

export interface LiveChannel {
  key: 'uavData' | 'info' | 'flightLog' | 'parameters' | 'control' | 'global';
  path: string;
  /** Without one, whoever is signed in or has an access key. */
  permission?: Permission;
  /** What a program may say there, and the like of what it then hears. */
  says: readonly object[];
  hears: readonly object[];
}

/** The live channels, by examples that the compiler holds to what is really said. */
export const CHANNELS: readonly LiveChannel[] = [
  {
    key: 'uavData',
    path: UAV_DATA_CHANNEL.path,
    permission: 'device:query',
    says: [
      { subscribe: [DEVICE] },
      { unsubscribe: [DEVICE] },
      { view: { west: 116, south: 39.5, east: 117, north: 40.5 } },
    ] satisfies UavDataAsk[],
    hears: [
      {
        snapshots: [
          { device: DEVICE, handle: 1, online: true, at: AT, state: { latitude: 39.9042, longitude: 116.4074, mode: 12 }, stale: [] },
        ],
      },
      { changes: [{ device: DEVICE, at: AT + 100, state: { height: 40.2, batteryPercent: 87 } }] },
      { links: [{ device: DEVICE, online: false, flying: true, at: AT + 9_000 }] },
      { refused: [DEVICE] },
      { gone: [DEVICE] },
      { slow: { joined: 12 } },
      { fault: 'tooMany' },
    ] satisfies UavDataMessage[],
  },
  {
    key: 'info',
    path: NEWS_CHANNELS.info,
    permission: 'device:query',
    says: [],
    hears: [
      { device: DEVICE, name: 'UAV-07', at: AT, event: { kind: 'alarm', fault: 'batteryLow', isOn: true }, text: '…' },
      { device: DEVICE, name: 'UAV-07', at: AT, event: { kind: 'statusText', severity: 'warning', text: FROM_AUTOPILOT } },
      {
        ...{ device: DEVICE, name: 'UAV-07', at: AT },
        event: { kind: 'openTexts', texts: [{ severity: 'critical', text: FROM_AUTOPILOT, since: AT - 9_000, at: AT, count: 2 }] },
      },
      { slow: { missed: 3 } },
    ] satisfies (NewsMessage | NewsMissed)[],
  },
  {
    key: 'flightLog',
    path: NEWS_CHANNELS.flightLog,
    permission: 'device:query',
    says: [],
    hears: [
      { device: DEVICE, name: 'UAV-07', at: AT, event: { kind: 'tookOff' } },
      { device: DEVICE, name: 'UAV-07', at: AT, event: { kind: 'modeChanged', mode: 'route', phase: 'flyingToWaypoint' } },
      { device: DEVICE, name: 'UAV-07', at: AT, event: { kind: 'landed', seconds: 754, metres: 4_120 } },
    ] satisfies NewsMessage[],
  },
  {
    key: 'parameters',
    path: PARAMETER_CHANNEL.path,
    permission: 'device:details',
    says: [{ subscribe: [DEVICE] }, { unsubscribe: [DEVICE] }] satisfies ParameterAsk[],
    hears: [
      {
        snapshots: [
          {
            device: DEVICE,
            status: { online: true, isCurrent: true, loadedAt: AT, missing: 0, loading: null, fault: null },
            parameters: [{ name: 'RTL_ALT', type: 'f32', value: 1500 }],
          },
        ],
      },
      { refused: [DEVICE] },
      { gone: [DEVICE] },
    ] satisfies ParameterMessage[],
  },
  {
    key: 'control',
    path: CONTROL_CHANNEL.path,
    permission: 'device:control',
    says: [
      { watch: [DEVICE] },
      { renew: DEVICE },
      { steer: DEVICE, at: 52_040, axes: { forward: 0.5, right: 0, up: 0, turn: 0 } },
    ] satisfies ControlAsk[],
    hears: [
      {
        device: DEVICE,
        control: { holder: { name: 'pilot1', isMe: true, here: true }, leftMs: 10_000, asking: null, mayFly: true, mayTakeBack: false },
      },
      { device: DEVICE, sticks: 'late' },
      { refused: [DEVICE] },
    ] satisfies ControlMessage[],
  },
  {
    key: 'global',
    path: GLOBAL_CHANNEL.path,
    says: [{ code: GLOBAL_CODE.keepalive }] satisfies GlobalMessage[],
    hears: [
      { code: GLOBAL_CODE.newMessage, unread: 2 },
      { code: GLOBAL_CODE.rightsChanged },
      { code: GLOBAL_CODE.forcedLogout },
    ] satisfies GlobalMessage[],
  },
];
