import { differenceBetween } from '@skyhelm/core/vehicle/plan-difference';
import type { Bus } from '../../platform/bus/bus.ts';
import { askForTransfer } from '../../platform/bus/transfer-subjects.ts';
import { askGateway } from '../../platform/bus/vehicle-subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { FlownRow } from './flown-route.store.ts';
import { missionOf } from './mission.store.ts';

const AGAIN_MS = { first: 2_000, longest: 60_000 } as const;

/** What was found when an aircraft was asked what it has on board: what it was sent, or another mission. */
export type Found = 'same' | 'other';

/** One question at a time, and ever more rarely where none is answered. */
export interface BoardLook {
  /** Nothing as long as nobody knows, or nobody could tell. */
  ask(): Promise<Found | undefined>;
}

/** Another ground station may have given it another mission, of as many items, and nothing else that every autopilot says would tell. */
export function boardLook(bus: Bus, db: Queryable, row: FlownRow, now: () => number): BoardLook {
  let isAsked = false;
  let askAt = -Infinity;
  let pauseMs: number = AGAIN_MS.first;

  async function compared(): Promise<Found | undefined> {
    const sent = await missionOf(db, row);
    if (!sent) return undefined;
    const read = await askForTransfer(bus, 'gateway.missionAboard', { deviceId: row.deviceId });
    if ('fault' in read) return undefined;
    const { [row.deviceId]: craft } = await askGateway(bus, 'gateway.crafts', { deviceIds: [row.deviceId] });
    if (!craft) return undefined;
    const [asked, found] = [sent, read.items].map((items) => ({ kind: 'mission' as const, items }));
    return differenceBetween(asked!, found!, craft) === undefined ? 'same' : 'other';
  }

  return {
    async ask() {
      if (isAsked || now() < askAt) return undefined;
      isAsked = true;
      const found = await compared().catch(() => undefined);
      isAsked = false;
      if (found) pauseMs = AGAIN_MS.first;
      else {
        askAt = now() + pauseMs;
        pauseMs = Math.min(pauseMs * 2, AGAIN_MS.longest);
      }
      return found;
    },
  };
}
