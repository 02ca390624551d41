import { addDevice, getDevices } from '@skyhelm/contract/device';
import type { InputOf } from '@skyhelm/contract/endpoint';
import type { DeviceId } from '@skyhelm/contract/ids';
import { serve } from '../../platform/bus/subjects.ts';
import type { CallOptions, TestApp } from '../../testing/app.ts';

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

export const hardwareId = (number: number): string => `mavlink:${String(number).padStart(36, '5')}`;

/** A gateway that hears these devices; the answer ends it. */
export const gatewayHearing = ({ services }: TestApp, states: Record<string, { online: boolean; flying: boolean }>): (() => void) =>
  serve(services.bus, 'gateway.links', ({ deviceIds }) =>
    Object.fromEntries(deviceIds.flatMap((id) => (states[id] ? [[id, { ...states[id], heardAt: 1 }]] : []))),
  );
