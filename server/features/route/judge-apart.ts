import type { Zone } from '@skyhelm/core/airspace/zone';
import type { Position } from '@skyhelm/core/geo/position';
import type { GroundLegs } from '@skyhelm/core/plan/terrain/ground';
import { workApart } from '../../platform/threads/work-apart.ts';
import { groundAlong, type Ground } from '../terrain/index.ts';
import type { Air, Judged, Verdict } from './route-verdict.ts';

const WORKER = new URL('./verdicts.worker.ts', import.meta.url);
const LIMITS = { memoryMb: 1_024, patienceMs: 120_000 };

/** Ten thousand waypoints take megabytes, and few routes have so many: no more of them are asked for at once. */
export const BATCH = 50;

type Judge = (documents: readonly Judged[]) => Promise<Verdict[]>;

/** What the thread is asked, and what it answers: it reads routes and knows no files of heights. */
export type Asked = { documents: readonly Judged[] } | { grounds: readonly (readonly GroundLegs[] | undefined)[] };
export type Told = { verdicts: Verdict[] } | { lines: (readonly (readonly Position[])[] | undefined)[] };

/** What all of them are held to. */
interface Shared extends Omit<Air, 'zones'> {
  zones: readonly Zone[];
}

/** Holds routes to the air in a thread of its own, batch by batch, and to the ground below them where zones count from it. */
export const judgeApart = <T>(air: Shared, ground: Ground | undefined, use: (judge: Judge) => Promise<T>): Promise<T> =>
  workApart({ program: WORKER, about: { ...air, isGroundKnown: ground !== undefined }, ...LIMITS }, (tell) => {
    const ask = async (asked: Asked) => (await tell(asked)) as Told;
    return use(async (documents) => {
      let told = await ask({ documents });
      while ('lines' in told) {
        const grounds: (GroundLegs[] | undefined)[] = [];
        for (const lines of told.lines) grounds.push(lines && ground && (await groundAlong(ground, lines)));
        told = await ask({ grounds });
      }
      return told.verdicts;
    });
  });
