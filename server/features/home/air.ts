import type { Summary } from '@skyhelm/contract/home';
import type { DeviceId, SiteId } from '@skyhelm/contract/ids';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { devicesVisibleTo } from '../device/index.ts';
import { latestAlarms } from '../flight-record/index.ts';
import { sitePlaces } from '../site/index.ts';
import { openAlarms, windReports } from './gateway-told.ts';
import { windsAtSites } from './winds-at-sites.ts';

const ALARMS_SHOWN = 5;
const LATELY_MS = 7 * 86_400_000;
const WINDS_SHOWN = 6;

interface Reading {
  db: Queryable;
  bus: Bus;
  actor: Actor;
  now: Date;
}

interface MaySee {
  devices: boolean;
  flights: boolean;
  sites: boolean;
}

/** What goes on in the air, as far as the reader may know. */
export async function readAir(reading: Reading, may: MaySee): Promise<Pick<Summary, 'alarms' | 'winds'>> {
  const { db, actor, now } = reading;
  const visible = may.devices ? await devicesVisibleTo(db, actor) : undefined;
  const since = new Date(now.getTime() - LATELY_MS);
  const [open, latest, winds] = await Promise.all([
    visible ? openAlarms(reading.bus, visible) : null,
    may.flights ? latestAlarms(db, actor, since, ALARMS_SHOWN) : null,
    visible && may.sites ? windsNow(reading, visible) : null,
  ]);
  return {
    alarms:
      may.devices || may.flights
        ? {
            open: open && { total: open.length, rows: open.slice(0, ALARMS_SHOWN) },
            latest: latest && latest.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
          }
        : null,
    winds,
  };
}

async function windsNow({ db, bus, actor }: Reading, visible: ReadonlySet<string>): Promise<Summary['winds']> {
  const reports = await windReports(bus, visible);
  const found = reports.length === 0 ? [] : windsAtSites(await sitePlaces(db, actor), reports);
  const rows = found.slice(0, WINDS_SHOWN).map(({ site, report }) => ({
    siteId: site.id as SiteId,
    site: site.name,
    speed: report.speed,
    from: report.from,
    height: report.height,
    deviceId: report.deviceId as DeviceId,
    device: report.name,
  }));
  return { total: found.length, rows };
}
