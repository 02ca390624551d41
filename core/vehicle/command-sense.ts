import { error, type Issue } from '../issue.ts';
import type { CommandKind } from './command.ts';
import type { VehicleState } from './state.ts';

/** What it takes that a command makes sense; unknown is not a yes, but nobody is kept from coming down. */
const NEEDS: Record<CommandKind, 'ground' | 'disarmed' | 'flight' | 'maybeFlight' | 'known' | 'anything'> = {
  takeOff: 'ground',
  pause: 'flight',
  continue: 'flight',
  land: 'maybeFlight',
  directReturn: 'maybeFlight',
  trackReturn: 'maybeFlight',
  manual: 'anything',
  emergencyStop: 'anything',
  goTo: 'flight',
  orbit: 'flight',
  changeSpeed: 'flight',
  changeYaw: 'flight',
  startRoute: 'known',
  resetMission: 'disarmed',
  checkReadiness: 'disarmed',
  reboot: 'disarmed',
};

/** Why a command is not even sent, by what is known of the vehicle now. */
export function whyNot(kind: CommandKind, { flying, armed }: Pick<VehicleState, 'flying' | 'armed'>): Issue | undefined {
  switch (NEEDS[kind]) {
    case 'ground':
      return flying === false ? undefined : error(flying ? 'command.flying' : 'command.unknownState');
    case 'disarmed':
      if (flying) return error('command.flying');
      if (armed) return error('command.armed');
      return flying === false && armed === false ? undefined : error('command.unknownState');
    case 'flight':
      return flying ? undefined : error(flying === false ? 'command.notFlying' : 'command.unknownState');
    case 'maybeFlight':
      return flying === false ? error('command.notFlying') : undefined;
    case 'known':
      return flying === undefined ? error('command.unknownState') : undefined;
    case 'anything':
      return undefined;
  }
}
