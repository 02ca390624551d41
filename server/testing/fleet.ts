import { addDevice, getDevices } from '@skyhelm/contract/device';
import type { InputOf } from '@skyhelm/contract/endpoint';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { CallOptions, TestApp } from './app.ts';

let made = 0;

/** Registers devices for tests about them. */
export const fleetOf = (app: TestApp, as: CallOptions) => ({
  async add(name: string, given: Partial<InputOf<typeof addDevice>> = {}, by = as): Promise<DeviceId> {
    return (await app.done(addDevice, { name, sn: `SN-${++made}`, type: 'uav', ...given }, by)).id;
  },
  async find(name: string, by = as) {
    return (await app.done(getDevices, { keyword: name }, by)).rows.find((row) => row.name === name);
  },
});
