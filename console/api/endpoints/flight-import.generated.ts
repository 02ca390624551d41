// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const flightImport = {
  beginFlightImport: call<typeof import('@skyhelm/contract/flight-import').beginFlightImport>('POST', '/enterprise/flightRecord/beginFlightImport', 'change'),
  cancelFlightImport: call<typeof import('@skyhelm/contract/flight-import').cancelFlightImport>('POST', '/enterprise/flightRecord/cancelFlightImport', 'change'),
  getFlightImport: call<typeof import('@skyhelm/contract/flight-import').getFlightImport>('GET', '/enterprise/flightRecord/getFlightImport', 'read'),
  sendFlightPiece: call<typeof import('@skyhelm/contract/flight-import').sendFlightPiece>('POST', '/enterprise/flightRecord/sendFlightPiece', 'change', 'upload'),
} as const;
