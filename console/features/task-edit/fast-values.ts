import type { UserInfo } from '@skyhelm/contract/session';
import { planTask } from '@skyhelm/core/task/plan-task';
import { gradeNeeded } from '@skyhelm/core/task/licence-needed';
import { send } from '../../api/client.ts';
import { task } from '../../api/endpoints.generated.ts';
import { serverNow } from '../../browser/server-clock.ts';
import { formatDateTime } from '../../words/format.ts';
import { t } from '../../words/words.ts';
import { nearestSite, type SitePlace } from '../site/index.ts';
import { flightDay } from '../task-crew/index.ts';
import type { FastTask } from './fast-task.ts';
import { parametersIn, type TaskValues } from './task-form.ts';

/** Long enough to have it approved and flown. */
const FAST_MS = 4 * 3_600_000;
const MINUTE_MS = 60_000;

interface Filled {
  values: TaskValues;
  site: SitePlace | undefined;
}

/** All that can be known without asking anybody. What cannot be found out is left to be chosen. */
export async function fastValues({ at, deviceId }: FastTask, empty: TaskValues, user: UserInfo | undefined): Promise<Filled> {
  const now = serverNow();
  const site = await nearestSite(at).catch(() => undefined);
  const values: TaskValues = {
    ...empty,
    name: t('task.fast.name', { time: formatDateTime(new Date(now)) }),
    plan: { ...empty.plan, type: 'spot', spots: [at], photographs: true, tilt: -90 },
    siteId: site?.id,
    deadline: new Date(Math.ceil((now + FAST_MS) / MINUTE_MS) * MINUTE_MS).toISOString(),
    deviceId,
  };
  return { values: { ...values, executorId: (await ownIfAllowed(values, site, user)) ?? null }, site };
}

/** Whoever is at the map flies it themselves, if they may. */
async function ownIfAllowed(values: TaskValues, site: SitePlace | undefined, user: UserInfo | undefined) {
  if (!site || !user) return undefined;
  const { route } = planTask({ plan: values.plan, parameters: parametersIn(values), craft: values.deviceType, site });
  if (!route) return undefined;
  const wanted = {
    deviceType: values.deviceType,
    grade: gradeNeeded(route, site),
    on: flightDay({ startTime: null }),
  };
  const found = await send(task.getTaskPilots, { ...wanted, keyword: user.userName, pageSize: 200 }, { quiet: true }).catch(
    () => undefined,
  );
  return found?.rows.find(({ id, refusal }) => id === user.id && refusal === null)?.id;
}
