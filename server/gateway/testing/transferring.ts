import { MavCmd, MavFrame } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { MissionItem, Plan } from '@skyhelm/core/vehicle/plan-item';
import type { TransferEnd, TransferProgress } from '@skyhelm/core/vehicle/transfer';
import { expect, onTestFinished } from 'vitest';
import { askForTransfer, hearTransfers, type Begun, type TransferNews } from '../../platform/bus/transfer-subjects.ts';
import { lossyRelay, type Badness, type LossyRelay } from './lossy-relay.ts';
import { rig, type Rig } from './rig.ts';
import { simulated, type Simulated } from './simulated.ts';

export const PATIENTLY = { timeout: 60_000, interval: 5 };

/** Zigzag some metres apart. */
export const waypoint = (index: number): MissionItem => ({
  command: MavCmd.NAV_WAYPOINT,
  frame: MavFrame.GLOBAL_RELATIVE_ALT_INT,
  params: [0, 0, 0, 0],
  latitude: 31.2304 + index * 3e-5,
  longitude: 121.4737 + (index % 7) * 1e-4,
  altitude: 30 + index / 7,
  autoContinue: true,
});

export const missionOf = (count: number): Plan => ({
  kind: 'mission',
  items: Array.from({ length: count }, (_, index) => waypoint(index)),
});

/** What was told of each transfer. */
export interface Told {
  progress: TransferProgress[];
  ends: TransferEnd[];
}

export function tellings(own: Rig): (transferId: string) => Told {
  const all = new Map<string, Told>();
  const of = (transferId: string): Told => {
    const told = all.get(transferId) ?? { progress: [], ends: [] };
    all.set(transferId, told);
    return told;
  };
  hearTransfers(own.bus, ({ transferId, news }: TransferNews) => {
    if ('end' in news) of(transferId).ends.push(news.end);
    else of(transferId).progress.push(news.progress);
  });
  return of;
}

export interface Transferring {
  own: Rig;
  relay: LossyRelay;
  aircraft: Simulated;
  deviceId: string;
  told(transferId: string): Told;
  send(plan: Plan, transferId: string, token?: number): Promise<Begun>;
  /** The end of it, however long it takes. */
  sent(plan: Plan, transferId: string): Promise<TransferEnd>;
  read(kind: Plan['kind'], transferId: string): Promise<TransferEnd>;
}

/** A gateway and a simulated aircraft with a way between them that is as bad as one likes once they know each other. */
export async function transferring(badness: Partial<Badness>, ...options: string[]): Promise<Transferring> {
  const own = await rig();
  const relay = await lossyRelay(own.udpPort);
  onTestFinished(() => relay.close());
  const aircraft = await simulated(relay.port, ...options);
  onTestFinished(() => aircraft.end());
  const { id: deviceId } = own.register(aircraft.hardwareId);
  await expect.poll(async () => (await own.state(deviceId))['flying'], PATIENTLY).toBe(false);
  relay.disturb(badness);
  const told = tellings(own);
  const ended = async (begun: Begun, transferId: string): Promise<TransferEnd> => {
    expect(begun).toEqual({ step: 'begun' });
    await expect.poll(() => told(transferId).ends.length, { timeout: 120_000, interval: 5 }).toBe(1);
    return told(transferId).ends[0]!;
  };
  const send = (plan: Plan, transferId: string, token = 1) =>
    askForTransfer(own.bus, 'gateway.sendPlan', { deviceId, transferId, token, plan });
  return {
    own,
    relay,
    aircraft,
    deviceId,
    told,
    send,
    sent: async (plan, transferId) => ended(await send(plan, transferId), transferId),
    read: async (kind, transferId) => ended(await askForTransfer(own.bus, 'gateway.readPlan', { deviceId, transferId, kind }), transferId),
  };
}
