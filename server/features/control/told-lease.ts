import { isSame, type Lease } from '@skyhelm/core/vehicle/lease';
import type { Events, ToldLease } from '../../platform/bus/subjects.ts';
import type { Pilot } from './pilot.ts';

export const toldLease = (
  whose: Pick<ToldLease, 'by' | 'isHome' | 'enterpriseId'>,
  { token, holder, asking }: Lease<Pilot>,
  now: number,
): ToldLease => ({
  ...whose,
  token,
  holder: holder ?? null,
  asking: asking ? { who: asking.who, forMs: Math.max(0, asking.until - now) } : null,
});

/**
 * What a desk is after another server has spoken; nothing where it stays as it is. The higher token counts. Where two servers gave the controls away at the
 * same moment neither did: nobody has them, and both have to ask again.
 */
export function heardLease(
  mine: Lease<Pilot>,
  { forMs, lease }: Events['device.held'] & { lease: ToldLease },
  now: number,
): Lease<Pilot> | 'bothGave' | undefined {
  if (lease.token < mine.token) return undefined;
  if (lease.token === mine.token && mine.holder) {
    // They have lost sight of the holder, whom we see.
    if (!lease.holder) return undefined;
    if (!isSame(mine.holder, lease.holder)) return 'bothGave';
  }
  return {
    token: lease.token,
    holder: lease.holder ?? undefined,
    // Under one token it gets no shorter: what was on its way longer says less.
    until: lease.holder ? Math.max(now + forMs, lease.token === mine.token ? mine.until : 0) : 0,
    asking: lease.asking ? { who: lease.asking.who, until: now + lease.asking.forMs } : undefined,
  };
}
