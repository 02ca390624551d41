import { FENCE_DIALECTS, type Values } from '../fence-dialect.ts';
import type { FenceRules } from '../fence-rules.ts';
import { traitsOf, type Craft } from '../flight-traits.ts';
import type { FlightSetting, WantedSettings } from './flight-settings.ts';

interface Written {
  name: string;
  /** Of its own unit in one of ours. */
  scale: number;
}
const inMetres = (name: string): Written => ({ name, scale: 1 });
const inHundredths = (name: string): Written => ({ name, scale: 100 });

type Return = Record<Exclude<FlightSetting, 'heightLimit'>, readonly Written[]>;
const ON_WINGS: Return = { returnHeight: [inMetres('RTL_ALTITUDE'), inHundredths('ALT_HOLD_RTL')], returnSpeed: [] };
/**
 * Newer names come first. On wings, and with PX4, an aircraft comes back as fast as it cruises: that is no setting of its return, and to
 * change it would change every flight.
 */
const RETURN_PARAMETERS = {
  ardupilot: {
    multirotor: {
      returnHeight: [inMetres('RTL_ALT_M'), inHundredths('RTL_ALT')],
      returnSpeed: [inMetres('RTL_SPEED_MS'), inHundredths('RTL_SPEED')],
    },
    fixedWing: ON_WINGS,
    vtol: ON_WINGS,
    other: undefined,
  },
  px4: { returnHeight: [inMetres('RTL_RETURN_ALT')], returnSpeed: [] },
} as const satisfies { ardupilot: Record<Craft['kind'], Return | undefined>; px4: Return };

function returnParametersOf({ autopilot, kind }: Craft): Return | undefined {
  if (autopilot === 'ardupilot') return RETURN_PARAMETERS.ardupilot[kind];
  return autopilot === 'px4' && kind !== 'other' ? RETURN_PARAMETERS.px4 : undefined;
}

export interface SettingOnBoard {
  /** What holds now; nothing where nothing does, or nobody knows. */
  value: number | null;
  /** It has a parameter for it. */
  isSettable: boolean;
}

export type SettingsOnBoard = Record<FlightSetting, SettingOnBoard> & {
  /** What it does at the height limit, once that is set; nothing where it has none. */
  border: FenceRules['border'] | null;
};

/** What an aircraft is set to, and what of it can be set. */
export function settingsOnBoard(craft: Craft, values: Values): SettingsOnBoard {
  const { heightMax, returnHeight, returnSpeed } = traitsOf(craft, (name) => values.get(name));
  const known = returnParametersOf(craft);
  const has = (setting: keyof Return) => known?.[setting].some(({ name }) => values.has(name)) ?? false;
  const dialect = FENCE_DIALECTS[craft.autopilot];
  const isLimitable = dialect?.needed.every((name) => values.has(name)) ?? false;
  return {
    heightLimit: { value: heightMax, isSettable: isLimitable },
    returnHeight: { value: returnHeight, isSettable: has('returnHeight') },
    returnSpeed: { value: returnSpeed, isSettable: has('returnSpeed') },
    border: isLimitable ? dialect!.rulesOf(withLimit(craft, values, 1)).border : null,
  };
}

const limitChanges = ({ autopilot }: Craft, values: Values, ceiling: number) =>
  FENCE_DIALECTS[autopilot]?.settingsFor({ within: 0, areas: 0, ceiling }, values) ?? [];

const withLimit = (craft: Craft, values: Values, ceiling: number): Values =>
  new Map([...values, ...limitChanges(craft, values, ceiling).map(({ name, value }) => [name, value] as const)]);

/** The parameters that have to be written for it, and their values: none for what is so already. */
export function parametersFor(craft: Craft, values: Values, wanted: WantedSettings): { name: string; value: number }[] {
  const now = settingsOnBoard(craft, values);
  const isNew = (setting: FlightSetting) => wanted[setting] !== null && now[setting].isSettable && now[setting].value !== wanted[setting];
  const limit = isNew('heightLimit') ? limitChanges(craft, values, wanted.heightLimit!) : [];
  const back = (['returnHeight', 'returnSpeed'] as const).filter(isNew).map((setting) => {
    const { name, scale } = returnParametersOf(craft)![setting].find((one) => values.has(one.name))!;
    return { name, value: wanted[setting]! * scale };
  });
  return [...limit, ...back].filter(({ name, value }) => values.get(name) !== value).map(({ name, value }) => ({ name, value }));
}
