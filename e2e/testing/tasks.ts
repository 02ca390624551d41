import { passTask } from '@skyhelm/contract/approval';
import { getDevices } from '@skyhelm/contract/device';
import type { InputOf } from '@skyhelm/contract/endpoint';
import { getSites } from '@skyhelm/contract/site';
import { addTask, getTask, getTaskPilots } from '@skyhelm/contract/task';
import { submitTask } from '@skyhelm/contract/task-steps';
import { usualParameters } from '@skyhelm/core/task/parameters';
import { callAs, demoAccount } from './house.ts';
import { t } from './words.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** A task with one spot 100 m north of the site in Chengdu, which Pilot 2 is to fly with the second aircraft. */
export async function newTask(name: string, given: Partial<InputOf<typeof addTask>> = {}) {
  const chief = await callAs(demoAccount('demo'));
  const [site] = (await chief.call(getSites, { keyword: t('demo.site.chengdu') })).rows;
  const on = new Date().toISOString().slice(0, 10);
  const pilots = await chief.call(getTaskPilots, { keyword: 'pilot2', deviceType: 'multirotor', grade: 'vlos', on, pageSize: 50 });
  const devices = await chief.call(getDevices, { type: 'uav', pageSize: 50 });
  return chief.call(addTask, {
    name,
    siteId: site!.id,
    plan: {
      type: 'spot',
      spots: [{ longitude: site!.longitude, latitude: site!.latitude + 0.001 }],
      photographs: true,
      tilt: -90,
    },
    parameters: usualParameters('spot'),
    deviceType: 'multirotor',
    mount: 'zoomCamera',
    deadline: inHours(48),
    executorId: pilots.rows.find(({ userName }) => userName === 'pilot2')!.id,
    deviceId: devices.rows.find(({ owner }) => owner?.userName === 'pilot2')!.id,
    ...given,
  });
}

/** By somebody who has not asked for it. */
export async function pass(id: InputOf<typeof getTask>['id']): Promise<void> {
  const reviewer = await callAs(demoAccount('reviewer2'));
  const { version } = await reviewer.call(getTask, { id });
  await reviewer.call(passTask, { id, version });
}

export async function newApproved(name: string, given: Partial<InputOf<typeof addTask>> = {}) {
  const added = await newTask(name, given);
  const chief = await callAs(demoAccount('demo'));
  await chief.call(submitTask, added);
  await pass(added.id);
  return added;
}
