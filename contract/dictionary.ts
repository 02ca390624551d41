import { z } from 'zod';
import { endpoint, signedInOrKey } from './endpoint.ts';

export const DICTIONARY_TYPES = [
  'userType',
  'userState',
  'certificationState',
  'licenceType',
  'licenceGrade',
  'aircraftCategory',
  'documentType',
  'dataScope',
  'language',
  'unitSystem',
  'handedness',
  'deviceType',
  'deviceState',
  'deviceCondition',
  'serviceStatus',
  'networkStatus',
  'shareStatus',
  'taskType',
  'taskStatus',
  'taskApproval',
  'taskAging',
  'taskNature',
  'mount',
  'country',
  'operation',
  'flightMode',
  'flightPhase',
  'positioningType',
] as const;

export const getMultipleDictionaryInfo = endpoint({
  method: 'GET',
  path: '/dictionary/getMultipleDictionaryInfo',
  access: signedInOrKey,
  kind: 'read',
  input: z.object({
    types: z
      .array(z.enum(DICTIONARY_TYPES, { error: 'choice' }))
      .min(1, { error: 'required' })
      .max(DICTIONARY_TYPES.length),
  }),
  output: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() }))),
});
