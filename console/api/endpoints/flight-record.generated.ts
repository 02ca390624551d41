// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const flightRecord = {
  deleteFlightRecord: call<typeof import('@skyhelm/contract/flight-record').deleteFlightRecord>('POST', '/enterprise/flightRecord/deleteFlightRecord', 'change'),
  exportFlightRecord: call<typeof import('@skyhelm/contract/flight-record').exportFlightRecord>('GET', '/enterprise/flightRecord/exportFlightRecord', 'change', 'file'),
  getFlightEvents: call<typeof import('@skyhelm/contract/flight-record').getFlightEvents>('GET', '/enterprise/flightRecord/getFlightEvents', 'read'),
  getFlightRecord: call<typeof import('@skyhelm/contract/flight-record').getFlightRecord>('GET', '/enterprise/flightRecord/getFlightRecord', 'read'),
  getFlightRecords: call<typeof import('@skyhelm/contract/flight-record').getFlightRecords>('POST', '/enterprise/flightRecord/getFlightRecords', 'read'),
  getFlightSamples: call<typeof import('@skyhelm/contract/flight-record').getFlightSamples>('GET', '/enterprise/flightRecord/getFlightSamples', 'read', 'file'),
  getFlightTotals: call<typeof import('@skyhelm/contract/flight-record').getFlightTotals>('POST', '/enterprise/flightRecord/getFlightTotals', 'read'),
  getFlightTrack: call<typeof import('@skyhelm/contract/flight-record').getFlightTrack>('GET', '/enterprise/flightRecord/getFlightTrack', 'read'),
} as const;
