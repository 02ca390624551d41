import type { Bus } from '../../platform/bus/bus.ts';
import { request, serve } from '../../platform/bus/subjects.ts';
import type { Services } from '../../platform/services.ts';
import type { ControlRoom } from './control-room.ts';

const ANSWER_WITHIN_MS = 2_000;

/** Whoever works in the background asks who flies: the room is that of the calls and sockets. */
export const servePilots = ({ bus }: Pick<Services, 'bus'>, room: ControlRoom): (() => void) =>
  serve(bus, 'control.pilots', ({ deviceIds }) => {
    const pilots: Record<string, string> = {};
    for (const desk of room.desks()) {
      const actor = deviceIds.includes(desk.deviceId) ? room.leaseOf(desk).holder?.actor : undefined;
      if (actor?.kind === 'user') pilots[desk.deviceId] = actor.userId;
    }
    return pilots;
  });

/** The people at the controls, by device; nobody where nobody can be asked. */
export const pilotsOf = (bus: Bus, deviceIds: string[]): Promise<Record<string, string>> =>
  request(bus, 'control.pilots', { deviceIds }, ANSWER_WITHIN_MS).catch(() => ({}));
