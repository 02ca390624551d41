import { messageOf, type MessageName } from '@skyhelm/core/mavlink/message';
import { MavDataStream } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Comms, Service } from './comms.ts';
import { canWrite, report } from './telemetry/index.ts';

/** What ArduPilot means by each of its streams. */
const GROUPS: Record<number, readonly MessageName[]> = {
  [MavDataStream.RAW_SENSORS]: ['RAW_IMU', 'SCALED_PRESSURE'],
  [MavDataStream.EXTENDED_STATUS]: [
    'SYS_STATUS',
    'POWER_STATUS',
    'MEMINFO',
    'MISSION_CURRENT',
    'GPS_RAW_INT',
    'NAV_CONTROLLER_OUTPUT',
    'FENCE_STATUS',
  ],
  [MavDataStream.RC_CHANNELS]: ['RC_CHANNELS', 'SERVO_OUTPUT_RAW'],
  [MavDataStream.POSITION]: ['GLOBAL_POSITION_INT', 'LOCAL_POSITION_NED'],
  [MavDataStream.EXTRA1]: ['ATTITUDE'],
  [MavDataStream.EXTRA2]: ['VFR_HUD'],
  [MavDataStream.EXTRA3]: ['SYSTEM_TIME', 'WIND', 'VIBRATION', 'BATTERY_STATUS', 'EKF_STATUS_REPORT', 'GIMBAL_DEVICE_ATTITUDE_STATUS'],
};
const RATE_MOST = 50;

interface Stream {
  intervalMs: number;
  nextAt: number;
}

export interface Streams extends Service {
  /** Nought or less than nought stops it. False where there is no such message. */
  every(name: MessageName, intervalMs: number): boolean;
  intervalOf(name: MessageName): number | undefined;
}

export function streams(comms: Comms): Streams {
  const running = new Map<MessageName, Stream>();
  const { unasked } = comms.craft.flavour;
  // Thousands that were started at once must not speak at once.
  const phase = (comms.craft.seed % 997) / 997;
  const every = (name: MessageName, intervalMs: number): boolean => {
    if (!canWrite(name)) return false;
    if (intervalMs <= 0) running.delete(name);
    else running.set(name, { intervalMs: Math.max(1_000 / RATE_MOST, intervalMs), nextAt: comms.now + phase * intervalMs });
    return true;
  };
  for (const [name, rate] of Object.entries(unasked)) every(name as MessageName, 1_000 / rate);
  every('HEARTBEAT', 1_000);
  return {
    every,
    intervalOf: (name) => (canWrite(name) ? (running.get(name)?.intervalMs ?? 0) : undefined),
    hears: {
      REQUEST_DATA_STREAM: ({ req_stream_id, req_message_rate, start_stop }) => {
        const names = req_stream_id === MavDataStream.ALL ? Object.values(GROUPS).flat() : (GROUPS[req_stream_id] ?? []);
        for (const name of names) every(name, start_stop === 1 && req_message_rate > 0 ? 1_000 / req_message_rate : 0);
      },
    },
    advance() {
      for (const [name, stream] of running) {
        if (comms.now < stream.nextAt) continue;
        report(comms, name);
        // After a pause it goes on from now instead of making up for what nobody missed.
        stream.nextAt = Math.max(stream.nextAt + stream.intervalMs, comms.now - stream.intervalMs);
      }
    },
  };
}

export const nameOf = (id: number): MessageName | undefined => messageOf(id)?.name;
