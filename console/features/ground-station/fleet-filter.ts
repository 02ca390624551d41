import type { FleetSource, FleetVehicle } from '../../live/fleet-source.ts';
import type { Wrong } from './vehicle-look.ts';

export const STATUSES = ['all', 'online', 'flying', 'alarm', 'mine'] as const;
export type Status = (typeof STATUSES)[number];
export const isStatus = (text: unknown): text is Status => STATUSES.includes(text as Status);

export interface FleetFacts {
  fleet: Pick<FleetSource, 'now'>;
  faults: ReadonlyMap<string, Wrong>;
  isHeldHere(id: string): boolean;
}

export function hasStatus(id: string, status: Status, { fleet, faults, isHeldHere }: FleetFacts): boolean {
  switch (status) {
    case 'all':
      return true;
    case 'online':
      return fleet.now(id).online === true;
    case 'flying':
      return fleet.now(id).online === true && fleet.now(id).state.flying === true;
    case 'alarm':
      return faults.has(id);
    case 'mine':
      return isHeldHere(id);
  }
}

export function countStatuses(vehicles: readonly FleetVehicle[], facts: FleetFacts): Record<Status, number> {
  const counts = { all: 0, online: 0, flying: 0, alarm: 0, mine: 0 };
  for (const { id } of vehicles) for (const status of STATUSES) if (hasStatus(id, status, facts)) counts[status]++;
  return counts;
}

/** Part of a name, a model or a serial number, whatever the case. */
export function matches({ name, sn, model }: FleetVehicle, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return wanted === '' || [name, sn, model].some((word) => word.toLowerCase().includes(wanted));
}
