// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const transfer = {
  cancelTransfer: call<typeof import('@skyhelm/contract/transfer').cancelTransfer>('POST', '/enterprise/device/cancelTransfer', 'change'),
  clearPlan: call<typeof import('@skyhelm/contract/transfer').clearPlan>('POST', '/enterprise/device/clearPlan', 'change'),
  getTransfer: call<typeof import('@skyhelm/contract/transfer').getTransfer>('GET', '/enterprise/device/getTransfer', 'read'),
  readPlan: call<typeof import('@skyhelm/contract/transfer').readPlan>('POST', '/enterprise/device/readPlan', 'change'),
  sendPlan: call<typeof import('@skyhelm/contract/transfer').sendPlan>('POST', '/enterprise/device/sendPlan', 'change'),
} as const;
