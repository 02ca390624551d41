import type { ParameterStatus } from '@skyhelm/contract/parameter';
import { isChanged, type Parameter } from '@skyhelm/core/vehicle/parameter';
import { BusError } from '../../platform/bus/bus.ts';
import { askOfParameters, type ParameterSnapshot } from '../../platform/bus/parameter-subjects.ts';
import type { Services } from '../../platform/services.ts';
import { findParameters } from './device-parameters.store.ts';

/** What is known of a device. Without a gateway, or with one that is too busy, that is what was kept. */
export async function parametersOf({ bus, database }: Services, deviceId: string): Promise<ParameterSnapshot> {
  try {
    return await askOfParameters(bus, 'gateway.parameters', { deviceId });
  } catch (error) {
    if (!(error instanceof BusError)) throw error;
    const { parameters = [], missing = 0, loadedAt = null, model = null } = (await findParameters(database.db, deviceId)) ?? {};
    const sorted = parameters.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    return { seq: 0, online: false, isCurrent: false, loading: null, fault: null, parameters: sorted, missing, loadedAt, model };
  }
}

/** More of them are a file of parameters, whose screen has all of them read. */
const ASKED_MAX = 10;

/** Writing one parameter must not wait until all of them are read. */
export async function parametersToWrite(services: Services, deviceId: string, names: readonly string[]): Promise<ParameterSnapshot> {
  const snapshot = await parametersOf(services, deviceId);
  const known = new Set(snapshot.parameters.map(({ name }) => name));
  const unknown = names.filter((name) => !known.has(name));
  if (!snapshot.online || snapshot.isCurrent || unknown.length === 0 || unknown.length > ASKED_MAX) return snapshot;
  const told = await askOfParameters(services.bus, 'gateway.askParameters', { deviceId, names: unknown }).catch(() => []);
  return { ...snapshot, parameters: [...snapshot.parameters, ...told] };
}

export const statusOf = ({ online, isCurrent, loadedAt, missing, loading, fault, parameters }: ParameterSnapshot): ParameterStatus => ({
  online,
  isCurrent,
  loadedAt: loadedAt === null ? null : new Date(loadedAt).toISOString(),
  missing,
  loading,
  fault,
  count: parameters.length,
  changed: parameters.filter(isChanged).length,
});

interface Query {
  keyword: string;
  onlyChanged: boolean;
  isAsc: boolean;
  pageNum: number;
  pageSize: number;
}

/** Sorted by name as they come; some hundred kilobytes in memory are searched faster than any index. */
export function pageOf(parameters: readonly Parameter[], { keyword, onlyChanged, isAsc, pageNum, pageSize }: Query) {
  const wanted = keyword.toUpperCase();
  const isWanted = ({ name, facts }: Parameter) =>
    name.toUpperCase().includes(wanted) || facts?.label.toUpperCase().includes(wanted) || facts?.group?.toUpperCase().includes(wanted);
  const found = parameters.filter((one) => isWanted(one) && (!onlyChanged || isChanged(one)));
  const ordered = isAsc ? found : found.toReversed();
  return { total: found.length, rows: ordered.slice((pageNum - 1) * pageSize, pageNum * pageSize) };
}
