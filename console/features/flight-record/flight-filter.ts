import type { DeviceId } from '@skyhelm/contract/ids';
import { FLIGHT_SOURCES } from '@skyhelm/core/record/source';
import { FLIGHT_MODES } from '@skyhelm/core/vehicle/flight-mode';
import { idIn, oneOf, type ListQuery } from '../../ui/list/list-address.ts';
import { momentsOfDays } from '../../words/day.ts';

export const FLIGHT_FILTERS = ['q', 'device', 'from', 'to', 'mode', 'source'] as const;
export type FlightFilterName = (typeof FLIGHT_FILTERS)[number];
const SORTABLE = ['takeOffAt', 'seconds', 'metres'] as const;

/** What the address asks for, in the contract's words; what makes no sense there is left out. */
export const filterOf = ({ q, device, from, to, mode, source }: ListQuery<FlightFilterName>['filters']) => ({
  keyword: q ?? '',
  deviceId: idIn<DeviceId>(device),
  mode: oneOf(FLIGHT_MODES, mode),
  source: oneOf(FLIGHT_SOURCES, source),
  ...momentsOfDays(from, to),
});

export const orderOf = ({ column }: ListQuery<FlightFilterName>['sort']): (typeof SORTABLE)[number] =>
  oneOf(SORTABLE, column) ?? 'takeOffAt';
