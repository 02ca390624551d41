import { onDemand } from '../../ui/on-demand.tsx';
import styles from './waiting.module.css';

export { AircraftSelect } from './AircraftSelect.tsx';
export { ClosedAhead } from './ClosedAhead.tsx';
export { CommandCourse, CommandLog } from './CommandLog.tsx';
export { CommandPreview, isPreviewed, type RouteEnding } from './CommandPreview.tsx';
export { courseMood, courseText, type Told } from './course-text.ts';
export { HoldAction, HOLD_MS } from './HoldAction.tsx';
export { HolderBar } from './HolderBar.tsx';
export { isOneClick } from './one-click.ts';
export { mayGive, pointlessOf, reasonOf, type Reason } from './order-reasons.ts';
export { LandingNote } from './LandingNote.tsx';
export { metresHome } from './metres-home.ts';
export { orderOf, pausedHomeward } from './plain-order.ts';
export { OrderDrawer } from './OrderDrawer.tsx';
export { Readiness } from './Readiness.tsx';
export { Resumable, useResumable } from './Resumable.tsx';
export { BelowGroundLine, useSendQuestion } from './SendQuestion.tsx';
export { StickPanel } from './StickPanel.tsx';
export { useOrder } from './use-order.tsx';
export { useArmingReasons, useControls, useVehicle } from './use-live.ts';
export { useClosedRoutes, type ClosedRoute } from './use-closed-routes.ts';
export { useRouteInFlight } from './use-route-in-flight.ts';
export { isDone, useRouteSending, type Beginning } from './use-route-sending.ts';
export { RouteTransfer } from './RouteTransfer.tsx';
export { useTransfer, type Finished } from './use-transfer.ts';

/** Loads where it is shown: the pages around it are there sooner without it. */
export const FlightControl = onDemand(async () => (await import('./FlightControl.tsx')).FlightControl, {
  words: ['flight', 'vehicle', 'issues'],
  waiting: () => <div className={`card ${styles['waiting']}`} aria-busy="true" />,
});
