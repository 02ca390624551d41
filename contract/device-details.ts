import { z } from 'zod';
import { optionalText } from './fields.ts';
import { altitudeField, latitudeField, longitudeField } from './position.ts';

const known = <T extends z.ZodType>(field: T) => field.nullable().default(null);

const amount = (max: number) =>
  known(
    z
      .number({ error: 'amount' })
      .min(0, { error: 'tooSmall|min=0' })
      .max(max, { error: `tooBig|max=${max}` }),
  );
const count = known(z.int({ error: 'number' }).min(0, { error: 'tooSmall|min=0' }).max(1_000_000, { error: 'tooBig|max=1000000' }));
const percent = amount(100);

export const BatteryDetails = z.object({
  bmsVersion: optionalText(50),
  usageHours: amount(1_000_000),
  cycles: count,
  overDischarges: count,
  /** In per cent. */
  residualLife: percent,
  usedLife: percent,
});
export type BatteryDetails = z.output<typeof BatteryDetails>;

export const POSITIONING_TYPES = ['none', 'poorGps', 'singlePoint', 'differential', 'float', 'fixed', 'gps'] as const;
export const ENCRYPTION_MODES = ['none', 'tls'] as const;
export const PORT_MAX = 65_535;

/** Of a base station: where it stands, what it reaches, and the caster it speaks to. */
const RtkFacts = z.object({
  longitude: known(longitudeField),
  latitude: known(latitudeField),
  altitude: known(altitudeField),
  coverageMetres: amount(1_000_000),
  satellites: count,
  accuracyMetres: amount(1_000),
  positioning: known(z.enum(POSITIONING_TYPES, { error: 'choice' })),
  host: optionalText(253),
  port: known(z.int({ error: 'port' }).min(1, { error: 'port' }).max(PORT_MAX, { error: 'port' })),
  userName: optionalText(100),
  mountPoint: optionalText(100),
  encryption: z.enum(ENCRYPTION_MODES, { error: 'choice' }).default('none'),
});
/** The password is written and never read: null takes it away, nothing leaves it as it is. */
export const RtkForm = RtkFacts.extend({
  password: z.string({ error: 'text' }).max(100, { error: 'tooLong|max=100' }).nullable().optional(),
});
export type RtkForm = z.output<typeof RtkForm>;
export const RtkDetails = RtkFacts.extend({ hasPassword: z.boolean() });
export type RtkDetails = z.output<typeof RtkDetails>;
