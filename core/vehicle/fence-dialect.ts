import type { Autopilot } from './airframe.ts';
import type { FenceRules } from './fence-rules.ts';
import type { ParameterType } from './parameter.ts';

/** What the parameters of a vehicle say, by their names. */
export type Values = ReadonlyMap<string, number>;

export interface Setting {
  name: string;
  type: ParameterType;
  value: number;
}

export interface Wish {
  /** How many of them there are to stay in. */
  within: number;
  areas: number;
  ceiling: number | null;
}

/** How an autopilot keeps what holds beside the areas of a fence. */
export interface Dialect {
  needed: readonly string[];
  /** Older ones do not know these. */
  optional: readonly string[];
  rulesOf(values: Values): FenceRules;
  /** In the order in which they are to be set: what switches it on comes last. */
  settingsFor(wish: Wish, values: Values): Setting[];
  /** Once it has no areas any more: an autopilot that looks for areas and has none does not take off. */
  settingsWithout(isHeightToo: boolean, values: Values): Setting[];
}

const TYPE = { height: 1, areas: 4 } as const;
const UNION = 2;
const REPORT_ONLY = 0;

/** By hand, or by itself in flight. */
const isSwitchedOn = (values: Values): boolean => values.get('FENCE_ENABLE') === 1 || (values.get('FENCE_AUTOENABLE') ?? 0) > 0;

const ardupilot: Dialect = {
  needed: ['FENCE_ENABLE', 'FENCE_TYPE', 'FENCE_ALT_MAX', 'FENCE_ACTION'],
  optional: ['FENCE_OPTIONS', 'FENCE_AUTOENABLE'],
  rulesOf(values) {
    const isOn = isSwitchedOn(values);
    const uses = (what: number) => isOn && (values.get('FENCE_TYPE')! & what) !== 0;
    return {
      ceiling: uses(TYPE.height) ? values.get('FENCE_ALT_MAX')! : null,
      border: !isOn ? 'nothing' : values.get('FENCE_ACTION') === REPORT_ONLY ? 'reports' : 'acts',
      keepsAreas: uses(TYPE.areas),
      anyArea: ((values.get('FENCE_OPTIONS') ?? 0) & UNION) !== 0,
    };
  },
  settingsFor({ within, areas, ceiling }, values) {
    const options = values.get('FENCE_OPTIONS');
    // What was in force stays so. What was not, such as a circle of some metres around home, must not be woken by our switching it on.
    const inForce = isSwitchedOn(values) ? values.get('FENCE_TYPE')! : 0;
    const type = inForce | (areas > 0 ? TYPE.areas : 0) | (ceiling === null ? 0 : TYPE.height);
    return [
      ...(ceiling === null ? [] : [{ name: 'FENCE_ALT_MAX', type: 'f32' as const, value: ceiling }]),
      ...(within > 1 && options !== undefined ? [{ name: 'FENCE_OPTIONS', type: 'i16' as const, value: options | UNION }] : []),
      { name: 'FENCE_TYPE', type: 'i8', value: type },
      { name: 'FENCE_ENABLE', type: 'i8', value: 1 },
    ];
  },
  settingsWithout(isHeightToo, values) {
    if (!isSwitchedOn(values)) return [];
    const type = values.get('FENCE_TYPE')! & ~TYPE.areas & (isHeightToo ? ~TYPE.height : ~0);
    return [
      ...(type === 0 ? [{ name: 'FENCE_ENABLE', type: 'i8' as const, value: 0 }] : []),
      { name: 'FENCE_TYPE', type: 'i8', value: type },
    ];
  },
};

const px4: Dialect = {
  needed: ['GF_ACTION', 'GF_MAX_VER_DIST'],
  optional: [],
  rulesOf(values) {
    const [action, height] = [values.get('GF_ACTION')!, values.get('GF_MAX_VER_DIST')!];
    return {
      ceiling: action > 0 && height > 0 ? height : null,
      border: action <= 0 ? 'nothing' : action === 1 ? 'reports' : 'acts',
      keepsAreas: action > 0,
      anyArea: true,
    };
  },
  // What it does at the border is not ours to choose, and there is no other switch: it is said where that is nothing.
  settingsFor: ({ ceiling }) => (ceiling === null ? [] : [{ name: 'GF_MAX_VER_DIST', type: 'f32', value: ceiling }]),
  settingsWithout: (isHeightToo) => (isHeightToo ? [{ name: 'GF_MAX_VER_DIST', type: 'f32', value: 0 }] : []),
};

export const FENCE_DIALECTS: Record<Autopilot, Dialect | undefined> = { ardupilot, px4, other: undefined };
