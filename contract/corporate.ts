import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { optionalText, pictureOf, requiredText, versionField } from './fields.ts';
import { FileId } from './ids.ts';
import { MODULES } from './modules.ts';

/** A company is called what its register says, full stops and quotation marks included: free text, not the name of a person. */
export const CorporateForm = z.object({
  name: requiredText(100),
  /** Administrator, or whoever else speaks for the company. */
  contactName: optionalText(50),
  contact: optionalText(100),
});
export type CorporateForm = z.output<typeof CorporateForm>;

/** A refused stale edit brings it along as it is now. */
export const CorporateRecord = CorporateForm.extend({ version: versionField, imagePath: z.string() });
export type CorporateRecord = z.output<typeof CorporateRecord>;

export const Corporate = CorporateRecord.extend({
  /** What this installation really offers, each in the version of the product. */
  modules: z.array(z.object({ key: z.enum(MODULES), version: z.string() })),
});
export type Corporate = z.output<typeof Corporate>;

export const getCorporate = endpoint({
  method: 'GET',
  path: '/enterprise/corporate/getCorporate',
  access: needs('corporate:query'),
  kind: 'read',
  input: z.object({}),
  output: Corporate,
});
export const setCorporate = endpoint({
  method: 'POST',
  path: '/enterprise/corporate/setCorporate',
  access: needs('corporate:edit'),
  kind: 'change',
  /** Null removes the logo, nothing keeps the present one. */
  input: CorporateForm.extend({ version: versionField, logo: pictureOf(FileId).nullable().optional() }),
  output: z.object({ version: versionField }),
});
