import { getSummary } from '@skyhelm/contract/home';
import type { Permission } from '@skyhelm/contract/permissions';
import { holds } from '@skyhelm/core/identity/permission';
import { lastDays } from '../../platform/clock/last-days.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { VERSION } from '../../version.ts';
import { peopleWithin } from '../department/index.ts';
import { countDevices } from '../device/index.ts';
import { recentOperations } from '../operation-log/index.ts';
import { onlineCount } from '../session/index.ts';
import { countDepartments, countPeople, countSignIns } from './home.store.ts';

const DAYS_SHOWN = 14;
const RECENT_SHOWN = 8;

export const homeRoutes = ({ config, clock, bus }: Services): Implementation[] => {
  const server = { version: VERSION, startedAt: clock.now().toISOString(), edition: config.edition };
  return [
    implement(getSummary, async ({ db, actor, language, now }, { utcOffsetMinutes }) => {
      const may = (permission: Permission) => holds(actor.permissions, permission);
      const maySee = { people: may('user:query'), certifications: may('user:legalize'), log: may('log:query') };
      const days = lastDays(now, DAYS_SHOWN, utcOffsetMinutes);
      const [people, online, departments, devices, signIns, recent] = await Promise.all([
        maySee.people || maySee.certifications ? countPeople(db, actor) : null,
        maySee.people && actor.scope.all ? onlineCount(db, actor.enterpriseId, now) : null,
        may('department:query') ? countDepartments(db, actor) : null,
        may('device:query') ? countDevices(db, bus, actor) : null,
        maySee.log ? countSignIns(db, actor, days.start, utcOffsetMinutes) : null,
        maySee.log ? recentOperations(db, { actor, people: peopleWithin(actor) }, language, RECENT_SHOWN) : null,
      ]);
      return {
        people:
          people && maySee.people
            ? { total: people.total, frozen: people.frozen, withoutDepartment: people.withoutDepartment, online }
            : null,
        departments,
        devices,
        certifications:
          people && maySee.certifications ? { pending: people.pending, passed: people.passed, notCertified: people.notCertified } : null,
        signIns: signIns && days.days.map((day) => ({ day, count: signIns.get(day) ?? 0 })),
        recent,
        server,
      };
    }),
  ];
};
