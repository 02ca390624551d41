import { serve } from '../../platform/bus/subjects.ts';
import type { TestApp } from '../../testing/app.ts';

export { fleetOf } from '../../testing/fleet.ts';

export const hardwareId = (number: number): string => `mavlink:${String(number).padStart(36, '5')}`;

/** A gateway that hears these devices; the answer ends it. */
export const gatewayHearing = ({ services }: TestApp, states: Record<string, { online: boolean; flying: boolean }>): (() => void) =>
  serve(services.bus, 'gateway.links', ({ deviceIds }) =>
    Object.fromEntries(deviceIds.flatMap((id) => (states[id] ? [[id, { ...states[id], heardAt: 1 }]] : []))),
  );
