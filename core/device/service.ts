export const SERVICE_STATUSES = ['assigned', 'unassigned', 'inactivated', 'inService', 'expired'] as const;
export type ServiceStatus = (typeof SERVICE_STATUSES)[number];

export interface Service {
  /** Somebody answers for it. */
  hasUser: boolean;
  /** YYYY-MM-DD, as is the last day of the warranty; null where nobody has said. */
  activatedOn: string | null;
  warrantyUntil: string | null;
}

/**
 * What follows from who has a device, when it was activated and how long its warranty runs.
 * A warranty that is over is over whoever has the device; without one nobody can say that it is in service.
 */
export function serviceStatus({ hasUser, activatedOn, warrantyUntil }: Service, today: string): ServiceStatus {
  if (warrantyUntil !== null && warrantyUntil < today) return 'expired';
  if (!hasUser) return 'unassigned';
  if (activatedOn === null || activatedOn > today) return 'inactivated';
  return warrantyUntil === null ? 'assigned' : 'inService';
}
