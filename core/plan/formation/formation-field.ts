import { z } from 'zod';
import { FORMATION_LIMITS, TAKE_OFFS, type Formation, type FormationNumber } from './formation.ts';

const number = (field: FormationNumber) => {
  const { min, max } = FORMATION_LIMITS[field];
  return z.number({ error: 'amount' }).min(min, { error: 'amount' }).max(max, { error: 'amount' });
};
const { min, max } = FORMATION_LIMITS.count;

/** What a formation has to look like to be reckoned with at all. */
export const FormationField: z.ZodType<Formation> = z.object({
  count: z.int({ error: 'amount' }).min(min, { error: 'formation.noCount' }).max(max, { error: 'amount' }),
  cellDistance: number('cellDistance'),
  offsetAngle: number('offsetAngle'),
  axisOffset: number('axisOffset'),
  heightStep: number('heightStep'),
  takeOff: z.enum(TAKE_OFFS, { error: 'choice' }),
  delaySeconds: number('delaySeconds'),
  minimumDistance: number('minimumDistance'),
});
