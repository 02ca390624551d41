import type { MessageKind } from '@skyhelm/contract/message';
import type { Permission } from '@skyhelm/contract/permissions';
import { holds } from '@skyhelm/core/identity/permission';

interface Lead {
  to: string;
  /** Whoever does not hold it may not open that screen. */
  needs?: Permission;
}

const OWN: Lead = { to: '/account/certification' };
const REVIEW: Lead = { to: '/user-review', needs: 'user:legalize' };
const BROKEN: Lead = { to: '/route?airspace=broken', needs: 'route:query' };
const MINE: Lead = { to: '/my-task', needs: 'task:query' };

const LEADS: Partial<Record<MessageKind, Lead>> = {
  certificationPassed: OWN,
  certificationFailed: OWN,
  certificationExpiring: OWN,
  certificationExpiresToday: OWN,
  certificationExpired: OWN,
  certificationSubmitted: REVIEW,
  certificationsExpiring: { ...REVIEW, to: `${REVIEW.to}?sort=expiresOn&standing=passed` },
  routeBroken: BROKEN,
  routesBroken: BROKEN,
  taskSubmitted: { to: '/approval', needs: 'approval:query' },
  taskPassed: MINE,
  taskFailed: MINE,
  taskExpired: MINE,
  taskFallen: MINE,
  taskDispatched: MINE,
  taskRevoked: MINE,
  taskRevokedFor: MINE,
  taskNotReleased: MINE,
  taskGivenBack: MINE,
  taskCompleted: MINE,
  taskPilotGone: { to: '/task-management', needs: 'task:query' },
  webHookOff: { to: '/corporate-information?tab=hooks', needs: 'webHook:query' },
};

/** The screen a message is about; none for whoever may not open it any more. */
export function leadsTo(kind: MessageKind, permissions: readonly string[]): string | undefined {
  const lead = LEADS[kind];
  return lead?.needs === undefined || holds(permissions, lead.needs) ? lead?.to : undefined;
}
