import type { CourseDetails, CourseStep, UnsentReason } from '@skyhelm/core/vehicle/command-course';
import { staleFields } from '@skyhelm/core/vehicle/staleness';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import type { Bus } from '../platform/bus/bus.ts';
import { publish, serve, subscribe, type Requests } from '../platform/bus/subjects.ts';
import type { ControlTokens } from './control-tokens.ts';
import type { Fleet } from './fleet.ts';
import type { GatewayClock } from './gateway-clock.ts';
import type { Holds } from './holds.ts';
import type { Reboots } from './reboots.ts';
import type { Session } from './session.ts';
import type { Steering } from './steering.ts';

export type Order = Requests['gateway.command']['asked'];

/** More than are given in an hour by a large fleet. */
const REMEMBERED = 20_000;

interface OrderTools {
  bus: Bus;
  fleet: Fleet;
  held: Holds;
  tokens: ControlTokens;
  clock: GatewayClock;
  steering: Pick<Steering, 'ordered' | 'noteCourse'>;
  rebooting: Reboots;
}

/** What features may order; the returned function ends it. */
export function serveOrders({ bus, fleet, held, tokens, clock, steering, rebooting }: OrderTools): () => void {
  const given = new Set<string>();

  function remember(commandId: string): void {
    given.add(commandId);
    if (given.size > REMEMBERED) given.delete(given.values().next().value!);
  }

  function send(order: Order): UnsentReason | undefined {
    const { deviceId, commandId, token, command, routeSpeed } = order;
    if (given.has(commandId)) return 'repeated';
    if (!tokens.admit(deviceId, token)) return 'outdated';
    const { session, primary, contacts } = fleet.seat(deviceId) ?? {};
    if (!session?.isOnline || !primary) return 'offline';
    remember(commandId);
    // `continue` after a pause may be a circle, which is flown in a mode that obeys sticks.
    const kind = command.kind === 'continue' ? (primary.hands.pausedAim()?.kind ?? command.kind) : command.kind;
    const tell = (step: CourseStep, details: CourseDetails) => {
      steering.noteCourse(deviceId, commandId, step);
      publish(bus, 'device.command', { enterpriseId: session.device.enterpriseId, deviceId, commandId, step, details });
    };
    const told = command.kind === 'reboot' ? rebooting.follow(deviceId, tell) : tell;
    const unsent = primary.hands.obey({ commandId, command, routeSpeed, state: freshState(session, clock.steady()) }, told);
    // An order that went another way must not go on behind this one.
    if (!unsent) {
      for (const other of contacts!) if (other !== primary) other.hands.cease();
      steering.ordered({ deviceId, commandId, token, kind }, clock.steady());
    }
    return unsent;
  }

  tokens.onChange((deviceId) => {
    for (const { hands } of fleet.seat(deviceId)?.contacts ?? []) hands.cease();
  });
  const ends = [
    serve(bus, 'gateway.command', (asked) => {
      const reason = send(asked);
      return reason === undefined ? { step: 'sent' } : { step: 'undeliverable', reason };
    }),
    serve(bus, 'gateway.cancel', ({ deviceId, commandId }) => {
      const contacts = [...(fleet.seat(deviceId)?.contacts ?? [])];
      return { isUnderWay: contacts.some(({ hands }) => hands.cancel(commandId)) };
    }),
    subscribe(bus, 'device.held', ({ deviceId, forMs }) => (forMs > 0 ? held.hold(deviceId, forMs) : held.release(deviceId))),
  ];
  return () => ends.forEach((end) => end());
}

function freshState({ state, heardAt }: Session, steady: number): VehicleState {
  const fresh = { ...state };
  for (const name of staleFields(heardAt, steady)) delete fresh[name];
  return fresh;
}
