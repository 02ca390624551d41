import type { TaskId } from '@skyhelm/contract/ids';
import type { Message, MessageKind } from '@skyhelm/contract/message';
import type { Permission } from '@skyhelm/contract/permissions';
import { holds } from '@skyhelm/core/identity/permission';
import { openedAddress } from '../../ui/list/opened-address.ts';
import { flightTaskAddress } from '../flight-task/index.ts';

interface Lead {
  to: string;
  /** Whoever does not hold it may not open that screen. */
  needs?: Permission;
  /** What it takes to open there the one record a message is about. */
  opensWith?: Permission;
  /** Where the record is seen by those who may not open it there. */
  otherwise?(about: string): string;
}

const OWN: Lead = { to: '/account/certification' };
const REVIEW: Lead = { to: '/user-review', needs: 'user:legalize' };
const BROKEN: Lead = { to: '/route?airspace=broken', needs: 'route:query' };
const MINE: Lead = { to: '/my-task', needs: 'task:query', opensWith: 'task:check' };
/** Whoever is to fly a task sees it there, though they may open no details. */
const TO_FLY: Lead = { ...MINE, otherwise: (about) => flightTaskAddress(about as TaskId) };

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
  taskSubmitted: { to: '/approval', needs: 'approval:query', opensWith: 'approval:query' },
  taskPassed: MINE,
  taskFailed: MINE,
  taskExpired: MINE,
  taskFallen: MINE,
  taskDispatched: TO_FLY,
  taskRevoked: MINE,
  taskRevokedFor: MINE,
  taskNotReleased: MINE,
  taskGivenBack: MINE,
  taskCompleted: MINE,
  taskPilotGone: { ...MINE, to: '/task-management' },
  webHookOff: { to: '/corporate-information?tab=hooks', needs: 'webHook:query' },
};

/** The record a message is about, or the screen of such records; none for whoever may not open that any more. */
export function leadsTo({ kind, about }: Pick<Message, 'kind' | 'about'>, permissions: readonly string[]): string | undefined {
  const lead = LEADS[kind];
  if (!lead || (lead.needs !== undefined && !holds(permissions, lead.needs))) return undefined;
  const { to, opensWith, otherwise } = lead;
  if (about === null || opensWith === undefined) return to;
  return holds(permissions, opensWith) ? openedAddress(to, about) : (otherwise?.(about) ?? to);
}
