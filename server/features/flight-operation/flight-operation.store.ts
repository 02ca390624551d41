import type { FlightOperation } from '@skyhelm/contract/flight-operation';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { Page } from '@skyhelm/contract/page';
import type { CommandKind } from '@skyhelm/core/vehicle/command';
import { and, eq, gte, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { PageRequest, Pager } from '../../platform/db/page.ts';
import { commandRecord } from '../control/index.ts';
import { vehicleCommand } from '../../tables/vehicle-command.table.ts';
import { device } from '../../tables/device.table.ts';
import { devicesWithin, nameOrSn } from '../device/index.ts';

export interface OperationFilter {
  keyword: string;
  deviceId?: DeviceId | undefined;
  kind?: CommandKind | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const ofDevice = eq(device.id, vehicleCommand.deviceId);
const besideDevice = (condition: SQL | undefined): SQL => sql`exists (select 1 from ${device} where ${and(ofDevice, condition)})`;

/** What was told to devices that the actor sees; to whoever sees all, of those that are gone too. */
const within = (actor: Actor): SQL =>
  and(
    eq(vehicleCommand.enterpriseId, actor.enterpriseId),
    actor.scope.all ? or(besideDevice(devicesWithin(actor)), sql`not ${besideDevice(undefined)}`) : besideDevice(devicesWithin(actor)),
  )!;

const matching = (actor: Actor, { keyword, deviceId, kind, from, to }: OperationFilter): SQL =>
  and(
    within(actor),
    keyword === ''
      ? undefined
      : or(besideDevice(nameOrSn(keyword)), sql`strpos(lower(${vehicleCommand.byName}), ${keyword.toLowerCase()}) > 0`),
    deviceId && eq(vehicleCommand.deviceId, deviceId),
    kind && eq(vehicleCommand.kind, kind),
    from === undefined ? undefined : gte(vehicleCommand.createdAt, new Date(from)),
    to === undefined ? undefined : lte(vehicleCommand.createdAt, new Date(to)),
  )!;

export async function listOperations(
  db: Queryable,
  page: Pager,
  actor: Actor,
  query: OperationFilter & PageRequest,
): Promise<Page<FlightOperation> & { counting: boolean }> {
  const where = matching(actor, query);
  const { ids, ...length } = await page({ table: vehicleCommand, id: vehicleCommand.id, sort: vehicleCommand.createdAt, where }, query);
  const rows = await db
    .select({ row: vehicleCommand, deviceName: device.name, sn: device.sn })
    .from(vehicleCommand)
    .leftJoin(device, ofDevice)
    .where(and(eq(vehicleCommand.enterpriseId, actor.enterpriseId), sql`${vehicleCommand.id} = any(${sql.param(ids)}::uuid[])`));
  const byId = new Map(
    rows.map(({ row, deviceName, sn }) => [row.id, { ...commandRecord(row), deviceName: deviceName ?? '', sn: sn ?? '' }]),
  );
  return { ...length, rows: ids.flatMap((id) => byId.get(id) ?? []) };
}
