import type { InputOf, OutputOf } from '@skyhelm/contract/endpoint';
import type { getFlightSettings, setFlightSettings } from '@skyhelm/contract/flight-settings';
import type { DeviceId } from '@skyhelm/contract/ids';
import { FLIGHT_SETTINGS, type FlightSetting } from '@skyhelm/core/vehicle/flight-settings/flight-settings';
import { wholeIn } from '../../ui/form/number-in.ts';
import type { LoadSchema } from '../../ui/form/rules.ts';

export type KnownSettings = NonNullable<OutputOf<typeof getFlightSettings>['settings']>;

/** As they were typed: what is no number yet is not lost. */
export type SettingsValues = Partial<Record<FlightSetting, string>>;

export const valuesOf = (settings: KnownSettings): SettingsValues =>
  Object.fromEntries(FLIGHT_SETTINGS.map((name) => [name, settings[name].value === null ? '' : String(settings[name].value)]));

const numbersIn = (values: SettingsValues, settings: KnownSettings): object =>
  Object.fromEntries(FLIGHT_SETTINGS.map((name) => [name, settings[name].isSettable ? wholeIn(values[name]) : null]));

/** Held to the schema before: what is sent here are numbers. */
export function inputOf(deviceId: DeviceId, values: SettingsValues, settings: KnownSettings): InputOf<typeof setFlightSettings> {
  const input: object = { deviceId, ...numbersIn(values, settings) };
  return input as InputOf<typeof setFlightSettings>;
}

export const loadSchema =
  (deviceId: DeviceId, settings: KnownSettings): LoadSchema =>
  async () => {
    const { input } = (await import('@skyhelm/contract/flight-settings')).setFlightSettings;
    return { safeParse: (values) => input.safeParse(inputOf(deviceId, values as SettingsValues, settings)) };
  };
