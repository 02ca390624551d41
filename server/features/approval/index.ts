import type { Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { decisionRoutes } from './approval.routes.ts';
import { autoApprovalRoutes } from './auto-approval.routes.ts';

export { answersTo } from './answers.store.ts';
export { waitingApprovals } from './waiting.store.ts';

/** Who decides whether tasks are flown, and what is decided by rules that they have set. */
export const approvalRoutes = (services: Services): Implementation[] => [...decisionRoutes(services), ...autoApprovalRoutes()];
