import { z } from 'zod';
import { isAltitude, isLatitude, isLongitude } from '../geo/position.ts';
import { MavFrame } from '../mavlink/named-numbers.generated.ts';
import { place } from './place.ts';
import { PLAN_ITEMS_MAX } from './plan-size.ts';

/** What a vehicle keeps: what it flies, where it may be, and where it may come down. */
export const PLAN_KINDS = ['mission', 'fence', 'rally'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** What is read back of a vehicle at most, home and all: who announces more is not believed. */
export const KEPT_ITEMS_MAX = 2_000;
const AREAS_MAX = 100;
/** Of one area of a fence. */
export const CORNERS_MAX = 250;
const RADIUS_MAX = 100_000;
const WHOLE_MAX = 2 ** 31 - 1;
const FLOAT_MAX = 3.402_823e38;

/** Nothing: as the vehicle likes it. */
const param = z.number({ error: 'amount' }).min(-FLOAT_MAX, { error: 'amount' }).max(FLOAT_MAX, { error: 'amount' }).nullable();

/** Of these the place is no place: two more numbers of the command, whole ones. */
export const isPlaceless = (frame: number): boolean => frame === MavFrame.MISSION;

/** One thing to do, by the numbers that autopilots share for commands and for where heights count from. */
export const MissionItem = z
  .object({
    command: z.int({ error: 'number' }).min(0).max(0xffff),
    frame: z.int({ error: 'number' }).min(0).max(0xff),
    params: z.tuple([param, param, param, param]),
    latitude: z.number({ error: 'latitude' }),
    longitude: z.number({ error: 'longitude' }),
    altitude: z.number({ error: 'altitude' }),
    autoContinue: z.boolean().default(true),
  })
  .superRefine(({ frame, latitude, longitude, altitude }, { addIssue }) => {
    const isWhole = (value: number) => Number.isInteger(value) && Math.abs(value) <= WHOLE_MAX;
    const fits = isPlaceless(frame)
      ? { latitude: isWhole(latitude), longitude: isWhole(longitude), altitude: Math.abs(altitude) <= FLOAT_MAX }
      : { latitude: isLatitude(latitude), longitude: isLongitude(longitude), altitude: isAltitude(altitude) };
    for (const [field, isFit] of Object.entries(fits)) if (!isFit) addIssue({ code: 'custom', message: field, path: [field] });
  });
export type MissionItem = z.output<typeof MissionItem>;

const Place = z.object(place);
export type Place = z.output<typeof Place>;

export const tenMillionths = (degrees: number): number => Math.round(degrees * 1e7);

const hasExtent = (corners: readonly Place[]): boolean =>
  new Set(corners.map(({ latitude, longitude }) => `${tenMillionths(latitude)} ${tenMillionths(longitude)}`)).size >= 3;

/** `in`: to be stayed in; `out`: to be kept out of. */
const keep = z.enum(['in', 'out'], { error: 'choice' });
export const FenceArea = z.discriminatedUnion(
  'shape',
  [
    z.object({
      shape: z.literal('polygon'),
      keep,
      corners: z
        .array(Place)
        .min(3, { error: 'polygon' })
        .max(CORNERS_MAX)
        .refine((corners) => corners.length < 3 || hasExtent(corners), { error: 'polygon' }),
    }),
    z.object({ shape: z.literal('circle'), keep, centre: Place, radius: z.number({ error: 'amount' }).min(1).max(RADIUS_MAX) }),
  ],
  { error: 'choice' },
);
export type FenceArea = z.output<typeof FenceArea>;

/** Corners and circles are kept one by one, and so is the point of return. */
const fitsVehicle = ({ areas, returnPoint }: { areas: readonly FenceArea[]; returnPoint: unknown }): boolean =>
  areas.reduce((items, area) => items + (area.shape === 'polygon' ? area.corners.length : 1), returnPoint ? 1 : 0) <= KEPT_ITEMS_MAX;

/** Above home. */
const RallyPoint = Place.extend({ altitude: z.number({ error: 'altitude' }).refine(isAltitude, { error: 'altitude' }) });
export type RallyPoint = z.output<typeof RallyPoint>;

export const Plan = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('mission'), items: z.array(MissionItem).min(1).max(PLAN_ITEMS_MAX) }),
    z
      .object({ kind: z.literal('fence'), areas: z.array(FenceArea).min(1).max(AREAS_MAX), returnPoint: Place.nullable().default(null) })
      .refine(fitsVehicle, { error: 'fenceTooFine', path: ['areas'] }),
    z.object({ kind: z.literal('rally'), points: z.array(RallyPoint).min(1).max(AREAS_MAX) }),
  ],
  { error: 'choice' },
);
export type Plan = z.output<typeof Plan>;
export type FencePlan = Extract<Plan, { kind: 'fence' }>;

export const EMPTY_PLANS: { readonly [K in PlanKind]: Plan } = {
  mission: { kind: 'mission', items: [] },
  fence: { kind: 'fence', areas: [], returnPoint: null },
  rally: { kind: 'rally', points: [] },
};
