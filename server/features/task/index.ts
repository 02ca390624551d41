import type { Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { handleDue } from './due.ts';
import { handleClosedPlans } from './fall.ts';
import { handleFlownPlans } from './flown.ts';
import { taskPilotRoutes } from './pilots.routes.ts';
import { taskFlightRoutes } from './task-flight.routes.ts';
import { taskConfigRoutes } from './task-config.routes.ts';
import { taskStepRoutes } from './task-steps.routes.ts';
import { taskRoutes as recordRoutes } from './task.routes.ts';

export { proveAir, zonesAround } from './air.ts';
export { fail, pass } from './decide.ts';
export { planFlown, refuseReplaced, requireTaskFlown } from './flown.ts';
export { noteExecutor } from './note-executor.ts';
export { questionRecord, questionsOf } from './question.store.ts';
export { isResultPicture, metresFlown } from './results.ts';
export { isResult, picturesOf } from './results.store.ts';
export { movedTo } from './step.ts';
export { approvalsLookup, approvalsWithin, lockAnyTask, lockTask } from './task-access.store.ts';
export { countTasks } from './task-count.store.ts';
export { detailsOf } from './task-details.ts';
export { flightsOf } from './task-flight.store.ts';
export { findAnyTask, findAnyTasks, findTask } from './found-task.store.ts';
export { namedLookup, namedOrNumbered } from './task-list.store.ts';
export { entryOf } from './task-record.ts';
export { autoApprovalOf, setAutoApproval } from './task-setting.store.ts';
export { approversOf } from './tell.ts';

/** What an enterprise flies for a purpose, from the wish to the result. */
export const taskRoutes = (services: Services): Implementation[] => [
  ...recordRoutes(services),
  ...taskStepRoutes(services),
  ...taskFlightRoutes(services),
  ...taskConfigRoutes(),
  ...taskPilotRoutes(services),
];

/** What happens to tasks by itself: time runs out, the air is closed, a flight begins or ends. */
export function handleTasks(services: Services): void {
  handleDue(services);
  handleClosedPlans(services);
  handleFlownPlans(services);
}
