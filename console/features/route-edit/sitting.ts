import type { RouteId } from '@skyhelm/contract/ids';
import type { Tool } from './EditMap.tsx';
import type { RouteDesk } from './route-desk.ts';
import type { Tab } from './SidePanel.tsx';

/** Somebody at work on a route: the plan with all its steps, and how they look at it. */
export interface Sitting {
  desk: RouteDesk;
  mayEdit: boolean;
  isOffline: boolean;
  tool: Tool;
  tab: Tab;
}

const FIRST_TAB: Tab = 'route';
const FAULTS_TAB: Tab = 'check';

/** Whoever opens a route that is wrong wants to know why. */
export const newSitting = (desk: RouteDesk, mayEdit: boolean, isBroken = false): Sitting => ({
  desk,
  mayEdit,
  isOffline: false,
  tool: desk.now().draft.route.waypoints.length === 0 ? 'draw' : 'select',
  tab: isBroken ? FAULTS_TAB : FIRST_TAB,
});

let handed: { id: RouteId; sitting: Sitting } | undefined;

/** A route that is first kept gets an address of its own, and with it another screen, which goes on where this one was. */
export const handOver = (id: RouteId, sitting: Sitting): void => void (handed = { id, sitting });

export const handedOver = (id: RouteId): Sitting | undefined => (handed?.id === id ? handed.sitting : undefined);

/** Whoever comes back to the address later begins anew. */
export const takeOver = (): void => void (handed = undefined);
