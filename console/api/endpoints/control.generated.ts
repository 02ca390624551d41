// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const control = {
  cancelCommand: call<typeof import('@skyhelm/contract/control').cancelCommand>('POST', '/enterprise/device/cancelCommand', 'change'),
  changeControl: call<typeof import('@skyhelm/contract/control').changeControl>('POST', '/enterprise/device/changeControl', 'change'),
  getCommand: call<typeof import('@skyhelm/contract/control').getCommand>('GET', '/enterprise/device/getCommand', 'read'),
  getCommands: call<typeof import('@skyhelm/contract/control').getCommands>('POST', '/enterprise/device/getCommands', 'read'),
  getControl: call<typeof import('@skyhelm/contract/control').getControl>('GET', '/enterprise/device/getControl', 'read'),
  renewControl: call<typeof import('@skyhelm/contract/control').renewControl>('POST', '/enterprise/device/renewControl', 'change'),
  sendCommand: call<typeof import('@skyhelm/contract/control').sendCommand>('POST', '/enterprise/device/sendCommand', 'change'),
} as const;
