import type { RallyPoint } from '@skyhelm/core/vehicle/plan-item';
import type { Bus } from '../platform/bus/bus.ts';
import { answerForGateway } from '../platform/bus/vehicle-subjects.ts';

/** A gateway that has read what aircraft have on board where they may come back to: nothing, as long as nobody says otherwise. */
export const rallyAboard = (bus: Bus, rallyOf: (deviceId: string) => readonly RallyPoint[] | undefined = () => []): (() => void) =>
  answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(deviceIds.map((id) => [id, { seq: 1, receivedAt: 1, online: false, state: {}, stale: [], rally: rallyOf(id) }])),
  );
