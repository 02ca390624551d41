import type { FlightOperation } from '@skyhelm/contract/flight-operation';
import type { ListQuery } from '../../ui/list/list-address.ts';
import { momentsOfDays } from '../../words/day.ts';

export const OPERATION_FILTERS = ['q', 'from', 'to', 'kind'] as const;

const KINDS: Record<FlightOperation['kind'], true> = {
  takeOff: true,
  pause: true,
  continue: true,
  land: true,
  directReturn: true,
  trackReturn: true,
  manual: true,
  emergencyStop: true,
  goTo: true,
  orbit: true,
  changeSpeed: true,
  changeYaw: true,
  startRoute: true,
  resetMission: true,
  checkReadiness: true,
  reboot: true,
};
/** The rule in core that owns them brings a schema library along, which the console does without. */
export const COMMAND_KINDS = Object.keys(KINDS) as FlightOperation['kind'][];

/** What the address asks for, in the contract's words; what makes no sense there is left out. */
export const filterOf = ({ q, from, to, kind }: ListQuery<(typeof OPERATION_FILTERS)[number]>['filters']) => ({
  keyword: q ?? '',
  kind: COMMAND_KINDS.find((known) => known === kind),
  ...momentsOfDays(from, to),
});
