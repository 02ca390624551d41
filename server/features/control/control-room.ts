import { error, type Issue } from '@skyhelm/core/issue';
import { holds, leaseAt, NOBODY, nextLease, type Lease, type LeaseAction } from '@skyhelm/core/vehicle/lease';
import { publish, subscribe, type ControlChange, type Events, type ToldLease } from '../../platform/bus/subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import type { Pilot } from './pilot.ts';
import { heardLease, toldLease } from './told-lease.ts';
import { newestToken } from './vehicle-command.store.ts';

/** One device and who has its controls. */
export interface Desk {
  readonly deviceId: string;
  readonly enterpriseId: string;
  /** As it was when it was last shown or told of. */
  name: string;
  lease: Lease<Pilot>;
  /** The token under which the controls change hands just now. Until that is safe on disk nobody is at them, neither who had them nor who will. */
  changing?: number | undefined;
  /** Another server gave or renewed what is held now: it looks after that, and writes down where it ends. */
  isElsewhere?: boolean;
}

/** What was done at a desk, until it is known whether it is safe on disk. */
export interface Change {
  readonly before: Lease<Pilot>;
  keep(): void;
  /** All is as it was before, unless somebody has lost the controls meanwhile. */
  undo(): void;
}

/** Why somebody lost the controls without having said so. */
export type Loss = Extract<ControlChange, 'expired' | 'sessionEnded' | 'rightsLost' | 'rebound'>;

/** Who has the controls of what. In memory: after a restart nobody has, and everybody takes them anew. Servers tell each other. */
export interface ControlRoom {
  desk(db: Queryable, device: Pick<Desk, 'deviceId' | 'enterpriseId' | 'name'>): Promise<Desk>;
  /** As it is now, whatever has run out since. */
  leaseOf(desk: Desk): Lease<Pilot>;
  leftMs(desk: Desk): number;
  /** At once, so that of two who come at the same time one is refused. `tell` says it to the others once it is safe on disk. */
  change(desk: Desk, action: LeaseAction<Pilot>): Issue | Change;
  /** Nothing of it is written down, and nothing changes hands. */
  renew(desk: Desk, who: Pilot): Issue | undefined;
  holdsNow(desk: Desk, who: Pilot): boolean;
  tell(desk: Desk, change: ControlChange): void;
  /** Tells the vehicle's side that somebody is still there. */
  tellHeld(desk: Desk): void;
  /** Takes the controls from their holder, and says so. */
  take(desk: Desk, loss: Loss): void;
  /** Whoever asked is gone. */
  forgetAsking(desk: Desk): void;
  /** Those that this server looks after. */
  desks(): Iterable<Desk>;
  /** Says of everybody who has gone that they have. */
  expire(): void;
}

export function controlRoom(
  { bus, clock }: Pick<Services, 'bus' | 'clock'>,
  steady: () => number,
  lost: (desk: Desk, pilot: Pilot, loss: Loss) => void,
): ControlRoom {
  const desks = new Map<string, Desk>();
  const me = newId(clock.now().getTime());
  let waking: NodeJS.Timeout | undefined;

  const leaseOf = ({ lease }: Desk) => leaseAt(lease, steady());
  const leftMs = (desk: Desk) => (leaseOf(desk).holder ? Math.max(0, Math.round(desk.lease.until - steady())) : 0);

  /** The next one to run out wakes us; nothing ticks while nobody flies. */
  function watchOver(): void {
    clearTimeout(waking);
    const ends = [...desks.values()].flatMap(({ lease: { holder, until, asking } }) =>
      holder ? [until, ...(asking ? [asking.until] : [])] : [],
    );
    if (ends.length === 0) return;
    waking = setTimeout(expire, Math.max(0, Math.min(...ends) - steady()) + 1);
    waking.unref();
  }

  function tellHeld(desk: Desk): void {
    const { deviceId, enterpriseId } = desk;
    const lease = toldLease({ by: me, isHome: !desk.isElsewhere, enterpriseId }, leaseOf(desk), steady());
    publish(bus, 'device.held', { deviceId, forMs: leftMs(desk), lease });
  }

  function tell(desk: Desk, change: ControlChange): void {
    const { token, holder } = desk.lease;
    const { enterpriseId, deviceId } = desk;
    // First, so that whoever hears of the change knows what it is now.
    if (!isOverElsewhere(desk)) tellHeld(desk);
    publish(bus, 'device.control', { enterpriseId, deviceId, token, change, holderId: holder?.userId ?? null });
  }

  /** That another server renews it no more is no news to that one: it may be us who do not hear it. */
  const isOverElsewhere = ({ isElsewhere, lease: { holder } }: Desk) => isElsewhere === true && !holder;

  function left(desk: Desk, pilot: Pilot, loss: Loss): void {
    tell(desk, loss);
    if (!desk.isElsewhere) lost(desk, pilot, loss);
  }

  function expire(): void {
    for (const desk of desks.values()) {
      const { holder, asking } = desk.lease;
      // Under the same token it counts again as soon as it is heard of again.
      desk.lease = { ...leaseOf(desk), ...(desk.isElsewhere && { token: desk.lease.token }) };
      if (holder && !desk.lease.holder) left(desk, holder, 'expired');
      // A question that nobody answered is a no, and whoever asked should not go on waiting.
      else if (asking && !desk.lease.asking && !desk.isElsewhere) tell(desk, 'refused');
    }
    watchOver();
  }

  function hearOther({ deviceId, forMs, lease }: Events['device.held'] & { lease: ToldLease }): void {
    const { enterpriseId } = lease;
    const desk = desks.get(deviceId) ?? { deviceId, enterpriseId, name: '', lease: { ...NOBODY, token: 0 } };
    desks.set(deviceId, desk);
    const next = heardLease(leaseOf(desk), { deviceId, forMs, lease }, steady());
    if (next === 'bothGave') return take(desk, 'expired');
    if (next) Object.assign(desk, { lease: next, isElsewhere: lease.isHome || (desk.isElsewhere ?? true) });
    watchOver();
  }
  subscribe(bus, 'device.held', ({ lease, ...held }) => {
    if (lease && lease.by !== me) hearOther({ ...held, lease });
  });

  function take(desk: Desk, loss: Loss): void {
    const { holder } = leaseOf(desk);
    if (!holder) return;
    desk.lease = nextLease(desk.lease, { kind: 'release', who: holder }, steady()) as Lease<Pilot>;
    left(desk, holder, loss);
  }

  return {
    leaseOf,
    leftMs,
    tell,
    tellHeld,
    expire,
    take,
    desks: () => [...desks.values()].filter(({ isElsewhere }) => !isElsewhere),
    async desk(db, { deviceId, enterpriseId, name }) {
      const known = desks.get(deviceId);
      // One that is known by another server's word alone has its token from there.
      if (known && known.lease.token > 0) return Object.assign(known, { name });
      // Above all that was ever ordered under; by the clock too, as controls change hands without an order.
      const token = Math.max(await newestToken(db, deviceId), Math.floor(clock.now().getTime() / 1000));
      const desk = desks.get(deviceId) ?? { deviceId, enterpriseId, name, lease: { ...NOBODY, token } };
      desks.set(deviceId, desk);
      return desk;
    },
    change(desk, action) {
      expire();
      const before = desk.lease;
      const next = nextLease(before, action, steady());
      if ('code' in next) return next;
      const changesHands = next.token !== before.token;
      if (changesHands && desk.changing !== undefined) return error('control.held');
      desk.lease = next;
      if (changesHands) Object.assign(desk, { changing: next.token, isElsewhere: false });
      watchOver();
      const settle = () => void (desk.changing === next.token && (desk.changing = undefined));
      return {
        before,
        keep: settle,
        undo() {
          settle();
          // Nothing was ordered under the new token: the one before is as good as it was.
          if (desk.lease.token === next.token) desk.lease = changesHands ? before : { ...desk.lease, asking: before.asking };
          watchOver();
        },
      };
    },
    renew(desk, who) {
      expire();
      const next = nextLease(desk.lease, { kind: 'renew', who }, steady());
      if ('code' in next) return next;
      [desk.lease, desk.isElsewhere] = [next, false];
      watchOver();
      return undefined;
    },
    holdsNow: (desk, who) => desk.changing === undefined && holds(desk.lease, who, steady()),
    forgetAsking(desk) {
      desk.lease = { ...leaseOf(desk), asking: undefined };
      tell(desk, 'refused');
    },
  };
}
