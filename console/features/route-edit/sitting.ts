import type { DeviceId, RouteId } from '@skyhelm/contract/ids';
import type { Desk, Draft, RouteDesk } from './route-desk.ts';
import type { Tab } from './SidePanel.tsx';
import type { Tool } from './tool.ts';

/** What a sitting begins with, whatever route it is about. */
export interface Beginning {
  /** Whom it is planned for. */
  aircraft: DeviceId | null;
  /** Nobody asks for an aircraft any more. */
  isOffline: boolean;
}

/** Somebody at work on a route: the plan with all its steps, and how they look at it. */
export interface Sitting extends Beginning {
  desk: RouteDesk;
  mayEdit: boolean;
  tool: Tool;
  tab: Tab;
}

/** A new one begins with what is to be planned; one that is kept shows what it was laid out from, if anything. */
const firstTab = ({ draft, kept }: Desk): Tab => (draft.route.pattern === null && kept ? 'route' : 'pattern');
const FAULTS_TAB: Tab = 'check';

/** Whoever opens a route that is wrong wants to know why. */
export const newSitting = (desk: RouteDesk, beginning: Beginning, mayEdit = true, isBroken = false): Sitting => ({
  ...beginning,
  desk,
  mayEdit,
  tool: mayEdit && desk.now().draft.route.waypoints.length === 0 ? 'draw' : 'select',
  tab: isBroken ? FAULTS_TAB : firstTab(desk.now()),
});

/** A route that is first kept, or kept as another one, gets another address: what goes on there is the same sitting. */
export const isAbout = ({ desk }: Sitting, id: RouteId | undefined): boolean => desk.now().kept?.id === id;

let draft: Draft | undefined;

/** What came from elsewhere, such as a file, is the first step of whoever opens the editor next. */
export const handOverDraft = (given: Draft): void => void (draft = given);

export const handedDraft = (): Draft | undefined => draft;

/** Whoever opens another one later begins anew. */
export const takeOver = (): void => void (draft = undefined);
