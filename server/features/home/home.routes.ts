import { getFlightDays, getSummary } from '@skyhelm/contract/home';
import type { Permission } from '@skyhelm/contract/permissions';
import { holds } from '@skyhelm/core/identity/permission';
import { lastDays, type LastDays } from '../../platform/clock/last-days.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { VERSION } from '../../version.ts';
import { waitingApprovals } from '../approval/index.ts';
import { peopleWithin } from '../department/index.ts';
import { countDevices, flownDaysReader, flyingDays } from '../device/index.ts';
import { recentOperations } from '../operation-log/index.ts';
import { onlineCount } from '../session/index.ts';
import { countTasks } from '../task/index.ts';
import { readAir } from './air.ts';
import { countCertifications, countDepartments, countPeople, countSignIns } from './home.store.ts';

const DAYS_SHOWN = 14;
const RECENT_SHOWN = 8;
const QUARTER_MS = 15 * 60_000;
const NOTHING_FLOWN = { flights: 0, seconds: 0 };

export const homeRoutes = ({ config, clock, bus, disk }: Services): Implementation[] => {
  const flownDays = flownDaysReader();
  const server = { version: VERSION, startedAt: clock.now().toISOString(), edition: config.edition };
  return [
    implement(getSummary, async ({ db, actor, language, now }, { timeZone }) => {
      const may = (permission: Permission) => holds(actor.permissions, permission);
      const [seesPeople, seesLog] = [may('user:query'), may('log:query')];
      const days = lastDays(now, DAYS_SHOWN, timeZone);
      const [people, online, departments, devices, tasks, approvals, air, certifications, signIns, recent, space] = await Promise.all([
        seesPeople ? countPeople(db, actor) : null,
        seesPeople && actor.scope.all ? onlineCount(db, actor.enterpriseId, now) : null,
        may('department:query') ? countDepartments(db, actor) : null,
        may('device:query') ? countDevices(db, bus, actor) : null,
        may('task:query') ? countTasks(db, actor) : null,
        may('approval:query') ? waitingApprovals(db, actor) : null,
        readAir({ db, bus, actor, now }, { devices: may('device:query'), flights: may('flightRecord:query'), sites: may('site:query') }),
        may('user:legalize') ? countCertifications(db, actor) : null,
        seesLog ? countSignIns(db, actor, days) : null,
        seesLog ? recentOperations(db, { actor, people: peopleWithin(actor) }, language, RECENT_SHOWN) : null,
        may('corporate:query') ? disk.read() : null,
      ]);
      return {
        people: people && { ...people, online },
        departments,
        devices,
        tasks,
        approvals: approvals && { waiting: approvals.waiting, nextDueAt: approvals.nextDueAt?.toISOString() ?? null },
        ...air,
        certifications,
        signIns: signIns && days.days.map((day) => ({ day, count: signIns.get(day)?.count ?? 0 })),
        recent,
        server: { ...server, isDiskLow: space?.isLow ?? false },
      };
    }),
    implement(getFlightDays, async ({ db, actor, now }, { days: count, timeZone }) => {
      const days = inQuarters(lastDays(now, count, timeZone));
      const asked = { db, actor, days, timeZone };
      const [flown, flying] = await Promise.all([flownDays(asked), flyingDays(asked)]);
      return {
        days: days.days.map((day) => {
          const { flights, seconds } = flown.get(day) ?? NOTHING_FLOWN;
          const inTheAir = flying.get(day) ?? 0;
          return { day, flights: flights + inTheAir, inTheAir, seconds };
        }),
      };
    }),
  ];
};

/** No clock of today differs by less: whoever makes one up gets the days of the nearest, which are remembered. */
function inQuarters({ days, begins, begin, end }: LastDays): LastDays {
  const nearest = (moment: Date) => new Date(Math.round(moment.getTime() / QUARTER_MS) * QUARTER_MS);
  return { days, begins: begins.map(nearest), begin: nearest(begin), end: nearest(end) };
}
