import type { addDevice, Device, setDevice } from '@skyhelm/contract/device';
import type { InputOf } from '@skyhelm/contract/endpoint';
import { hasLink } from '@skyhelm/core/device/type';
import { numberIn, wholeIn } from '../../ui/form/number-in.ts';
import { pulsesIn, pulseValuesOf } from './pulse-form.ts';

const BATTERY_NUMBERS = ['usageHours', 'cycles', 'overDischarges', 'residualLife', 'usedLife'] as const;
const RTK_NUMBERS = ['longitude', 'latitude', 'altitude', 'coverageMetres', 'satellites', 'accuracyMetres', 'port'] as const;
/** They count something. */
const WHOLE: ReadonlySet<string> = new Set(['cycles', 'overDischarges', 'satellites', 'port']);
const RTK_TEXTS = ['host', 'userName', 'mountPoint'] as const;

/** Flat, by the path that the schema names: numbers and days as they were typed, so that nothing is lost while it is none yet. */
export type DeviceValues = Partial<Record<string, unknown>> & { type?: Device['type'] };
export type DeviceEdit = DeviceValues & Pick<Device, 'id' | 'version'>;

const textIn = (values: DeviceValues, name: string): string | undefined => {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
};
const dayIn = (values: DeviceValues, name: string): string | null => textIn(values, name) || null;

type Part = Record<string, unknown>;

const numbersIn = (values: DeviceValues, part: string, names: readonly string[]): Part =>
  Object.fromEntries(names.map((name) => [name, (WHOLE.has(name) ? wholeIn : numberIn)(textIn(values, `${part}.${name}`)) ?? null]));

const batteryIn = (values: DeviceValues): Part => ({
  ...numbersIn(values, 'battery', BATTERY_NUMBERS),
  bmsVersion: textIn(values, 'battery.bmsVersion'),
});

function rtkIn(values: DeviceValues): Part {
  const texts: Part = Object.fromEntries(RTK_TEXTS.map((name) => [name, textIn(values, `rtk.${name}`)]));
  const password = textIn(values, 'rtk.password');
  return {
    ...numbersIn(values, 'rtk', RTK_NUMBERS),
    ...texts,
    positioning: values['rtk.positioning'] ?? null,
    encryption: values['rtk.encryption'],
    ...(password && { password }),
  };
}

/** What is sent of the form; the schema says what is wrong with it. */
export function inputOf(values: DeviceValues): object {
  const { id, version, name, sn, type, model, firmwareVersion, remark, ownerId, groupIds, image } = values;
  return {
    ...(id !== undefined && { id, version }),
    ...{ name, sn, type, model, firmwareVersion, remark, ownerId, groupIds, image },
    factoryOn: dayIn(values, 'factoryOn'),
    activatedOn: dayIn(values, 'activatedOn'),
    warrantyUntil: dayIn(values, 'warrantyUntil'),
    enduranceMinutes: type !== undefined && hasLink(type) ? (numberIn(textIn(values, 'enduranceMinutes')) ?? null) : null,
    battery: type === 'smartBattery' ? batteryIn(values) : null,
    rtk: type === 'rtk' ? rtkIn(values) : null,
    pulses: type !== undefined && hasLink(type) ? pulsesIn(values) : null,
    ...(textIn(values, 'hardwareId') && { hardwareId: values['hardwareId'] }),
  };
}

export const addInputOf = (values: DeviceValues) => inputOf(values) as InputOf<typeof addDevice>;
export const setInputOf = (values: DeviceValues) => inputOf(values) as InputOf<typeof setDevice>;

const written = (value: number | null | undefined): string => (value === null || value === undefined ? '' : String(value));

export function valuesOf(device: Device): DeviceEdit {
  const { id, version, name, sn, type, model, firmwareVersion, factoryOn, activatedOn, warrantyUntil, remark, owner, groups } = device;
  const { battery, rtk } = device;
  return {
    ...{ id, version, name, sn, type, model, firmwareVersion, remark },
    factoryOn: factoryOn ?? '',
    activatedOn: activatedOn ?? '',
    warrantyUntil: warrantyUntil ?? '',
    enduranceMinutes: written(device.enduranceMinutes),
    ownerId: owner?.id ?? null,
    groupIds: groups.map((group) => group.id),
    'battery.bmsVersion': battery?.bmsVersion ?? '',
    ...Object.fromEntries(BATTERY_NUMBERS.map((field) => [`battery.${field}`, written(battery?.[field])])),
    ...Object.fromEntries(RTK_NUMBERS.map((field) => [`rtk.${field}`, written(rtk?.[field])])),
    ...Object.fromEntries(RTK_TEXTS.map((field) => [`rtk.${field}`, rtk?.[field] ?? ''])),
    'rtk.positioning': rtk?.positioning ?? undefined,
    'rtk.encryption': rtk?.encryption ?? 'none',
    ...pulseValuesOf(device.pulses),
  };
}
