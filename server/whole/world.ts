import { addDept, addMembers } from '@skyhelm/contract/department';
import type {
  CertificationId,
  DepartmentId,
  FileId,
  FlightImportId,
  FlightRecordId,
  FormationFlightId,
  HeightFileId,
  ParameterMetadataId,
  MessageId,
  UserId,
  UserImportId,
  VehicleCommandId,
  VehicleTransferId,
  WebHookDeliveryId,
  WebHookId,
} from '@skyhelm/contract/ids';
import type { Permission } from '@skyhelm/contract/permissions';
import { addRole } from '@skyhelm/contract/role';
import { addMarker } from '@skyhelm/contract/marker';
import { NEW_FORMATION } from '@skyhelm/core/plan/formation/formation';
import { addFormation } from '@skyhelm/contract/formation';
import { addRoute } from '@skyhelm/contract/route';
import { sessions } from '@skyhelm/contract/session';
import { certification } from '../tables/certification.table.ts';
import { addFence } from '@skyhelm/contract/fence';
import { addNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { getApprovals } from '@skyhelm/contract/approval';
import { addTask } from '@skyhelm/contract/task';
import { submitTask } from '@skyhelm/contract/task-steps';
import { addNewsPush } from '@skyhelm/contract/news-push';
import { addSite } from '@skyhelm/contract/site';
import { addDevice } from '@skyhelm/contract/device';
import { addDeviceGroup } from '@skyhelm/contract/device-group';
import { deviceFlight } from '../tables/device.table.ts';
import { vehicleCommand } from '../tables/vehicle-command.table.ts';
import { createAccessKey } from '../features/access-key/index.ts';
import { file } from '../tables/file.table.ts';
import { flightImport } from '../tables/flight-import.table.ts';
import { message } from '../tables/message.table.ts';
import { outbox } from '../tables/outbox.table.ts';
import { insertFile } from '../features/terrain/height-file.store.ts';
import { insertMetadata } from '../features/parameter/parameter-metadata.store.ts';
import { formationFlight } from '../tables/formation-flight.table.ts';
import { vehicleTransfer } from '../tables/vehicle-transfer.table.ts';
import { webHook, webHookDelivery } from '../tables/web-hook.table.ts';
import { userImport } from '../tables/user-import.table.ts';
import { createAccounts } from '../features/enterprise/index.ts';
import { newId } from '../platform/ids.ts';
import { PASSWORD_HASH, type Tenant, type TestApp } from '../testing/app.ts';
import { SAMPLE_MARKER, SAMPLE_ROUTE, type World } from './samples.ts';
import { SAMPLE_FIELD, SAMPLE_TASK } from './task-samples.ts';

/** What a reader would recognise each thing of a world by, apart from its id. */
export const textsOf = (label: string): Partial<World> =>
  ({
    userId: `${label} user`,
    memberId: `${label} member`,
    roleId: `${label} role`,
    departmentId: `${label} root`,
    childDepartmentId: `${label} child`,
    fileId: `private picture of ${label}`,
    messageId: `private message of ${label}`,
    urgentId: `urgent message of ${label}`,
    outgoingId: `private text message of ${label}`,
    importId: `private list of ${label}`,
    flightImportId: `private recording of ${label}`,
    newsPushId: `${label} push`,
    siteId: `${label} site`,
    noFlyZoneId: `${label} zone`,
    fenceId: `${label} fence`,
    routeId: `${label} route`,
    formationId: `${label} wing`,
    markerId: `${label} marker`,
    heightFileId: `${label} heights`,
    parameterMetadataId: `${label} descriptions`,
    deviceId: `${label} device`,
    simulatorId: `${label} simulator`,
    deviceGroupId: `${label} group`,
    accessKeyId: `${label} project`,
    fieldId: `${label} field`,
    taskId: `${label} task`,
    webHookId: `${label} hook`,
    webHookDeliveryId: `private event of ${label}`,
  }) as Partial<World>;

/** A little of everything inside one tenant. */
export async function buildWorld(test: TestApp, tenant: Tenant, label: string): Promise<World> {
  const as = { token: tenant.token };
  const place = { country: 'CN', city: 'Beijing', personInCharge: 'Head' };
  const { id: departmentId } = await test.done(addDept, { name: `${label} root`, ...place }, as);
  const { id: childDepartmentId } = await test.done(addDept, { name: `${label} child`, parentId: departmentId, ...place }, as);
  const { id: roleId } = await test.done(addRole, { name: `${label} role`, permissions: [] }, as);
  const account = (name: string) => ({
    enterpriseId: tenant.enterpriseId,
    account: `${label}${name}`,
    name: `${label} ${name}`,
    passwordHash: PASSWORD_HASH,
    roleIds: [roleId],
  });
  const [userId, memberId] = await createAccounts(test.services.database.db, [account('user'), account('member')]);
  await test.done(addMembers, { id: departmentId, userIds: [memberId!] }, as);
  const [session] = await test.done(sessions, {}, as);
  const owned = { enterpriseId: tenant.enterpriseId };
  const { database, blobs } = test.services;
  const fileId = newId<FileId>();
  const picture = Buffer.from(textsOf(label).fileId!);
  const kept = { blobKey: `picture/${fileId}`, mediaType: 'image/webp', bytes: picture.length, width: 1, height: 1 };
  await blobs.put(kept.blobKey, picture);
  await database.db.insert(file).values({ id: fileId, ...owned, ownerId: tenant.adminId, purpose: 'idPhoto', usedAt: new Date(), ...kept });
  const messageId = newId<MessageId>();
  const params = { by: label, roles: textsOf(label).messageId! };
  await database.db.insert(message).values({ id: messageId, ...owned, userId: tenant.adminId, kind: 'rolesChanged', params });
  const urgentId = newId<MessageId>();
  const urgent = { kind: 'newsPush', params: { by: label, title: textsOf(label).urgentId!, content: 'x' }, priority: 'urgent' } as const;
  await database.db.insert(message).values({ id: urgentId, ...owned, userId: tenant.adminId, ...urgent, pushId: newId(), sending: 1 });
  const outgoingId = newId();
  const outgoing = { way: 'sms', target: '+8613800000009', subject: '', text: textsOf(label).outgoingId!, state: 'sent' } as const;
  await database.db.insert(outbox).values({ id: outgoingId, ...owned, ...outgoing });
  const certificationId = newId<CertificationId>();
  const submitted = { kind: 'realName', state: 'pending', facts: { authenticationType: 'idCard' }, photoIds: [fileId] } as const;
  await database.db.insert(certification).values({
    id: certificationId,
    ...owned,
    userId: userId!,
    ...submitted,
    photoIds: [fileId],
    seenBy: [tenant.adminId],
    queue: 1,
    submittedAt: new Date(),
  });
  const importId = newId<UserImportId>();
  const list = { fileName: textsOf(label).importId!, phase: 'failed', total: 1, aliveUntil: new Date(0), endedAt: new Date() } as const;
  await database.db.insert(userImport).values({ id: importId, ...owned, ownerId: tenant.adminId, ...list });
  const news = { content: 'News', priority: 'high', mode: 'timed', pushAt: '2099-01-01T00:00:00Z' } as const;
  const { id: newsPushId } = await test.done(addNewsPush, { title: `${label} push`, ...news, roleIds: [roleId] }, as);
  const { id: siteId } = await test.done(addSite, { name: `${label} site`, longitude: 116.4, latitude: 39.9 }, as);
  const around = { kind: 'circle', centre: { longitude: 116.4, latitude: 39.9 }, radius: 500 } as const;
  const zone = { name: `${label} zone`, description: 'Crowds', shape: around, validUntil: '2099-01-01T00:00:00Z' };
  const { id: noFlyZoneId } = await test.done(addNoFlyZone, zone, as);
  const { id: fieldId } = await test.done(addSite, { name: `${label} field`, ...SAMPLE_FIELD }, as);
  const job = await test.done(
    addTask,
    { name: `${label} task`, siteId: fieldId, ...SAMPLE_TASK, plan: { ...SAMPLE_TASK.plan, spots: [...SAMPLE_TASK.plan.spots] } },
    as,
  );
  await test.done(submitTask, job, as);
  const { rows: questions } = await test.done(getApprovals, {}, as);
  const { id: routeId } = await test.done(addRoute, { name: `${label} route`, route: SAMPLE_ROUTE }, as);
  const flying = { name: `${label} wing`, route: SAMPLE_ROUTE, formation: { ...NEW_FORMATION, count: 2 } };
  const { id: formationId } = await test.done(addFormation, flying, as);
  const formationFlightId = newId<FormationFlightId>();
  const drawn = { ...SAMPLE_MARKER, name: `${label} marker`, points: [...SAMPLE_MARKER.points], folder: 'Shelf' };
  const { id: markerId } = await test.done(addMarker, drawn, as);
  const heightFileId = newId<HeightFileId>();
  const facts = { north: 40, west: 116, stepSouth: 0.5, stepEast: 0.5, rows: 3, columns: 3, lowest: 0, highest: 9, unit: 0.01 };
  await insertFile(database.db, { id: heightFileId, ...owned, name: textsOf(label).heightFileId!, facts, bytes: 0 });
  const parameterMetadataId = newId<ParameterMetadataId>();
  const described = { vehicle: 'ArduCopter' as const, version: '4.6.3', count: 0, parameters: [] };
  await insertMetadata(database.db, { id: parameterMetadataId, ...owned, name: textsOf(label).parameterMetadataId!, ...described });
  const { id: deviceGroupId } = await test.done(addDeviceGroup, { name: `${label} group` }, as);
  const uav = { name: `${label} device`, sn: `${label}-1`, ownerId: memberId!, groupIds: [deviceGroupId] };
  const { id: deviceId } = await test.done(addDevice, { ...uav, type: 'uav' }, as);
  const { id: simulatorId } = await test.done(addDevice, { ...uav, name: `${label} simulator`, sn: `${label}-2`, type: 'simulator' }, as);
  const { id: fenceId } = await test.done(addFence, { name: `${label} fence`, shape: around, scope: 'device', deviceIds: [deviceId] }, as);
  const { id: accessKeyId } = await createAccessKey(database.db, { ...owned, project: `${label} project`, scopes: [], whitelist: '' });
  const webHookId = newId<WebHookId>();
  const heard = {
    address: 'https://hooks.example.com',
    events: ['flight.landed' as const],
    secretSealed: '',
    isOn: false,
    createdBy: label,
  };
  await database.db.insert(webHook).values({ id: webHookId, ...owned, name: `${label} hook`, ...heard });
  const webHookDeliveryId = newId<WebHookDeliveryId>();
  const sent = { hookId: webHookId, event: 'flight.landed', eventId: newId(), state: 'givenUp' } as const;
  await database.db.insert(webHookDelivery).values({ id: webHookDeliveryId, ...owned, ...sent, body: textsOf(label).webHookDeliveryId! });
  const commandId = newId<VehicleCommandId>();
  const told = { byKind: 'user', byId: tenant.adminId, byName: label, token: 1, kind: 'land', params: {}, course: 'done' } as const;
  await database.db.insert(vehicleCommand).values({ id: commandId, ...owned, deviceId, ...told });
  await database.db.insert(formationFlight).values({
    id: formationFlightId,
    ...owned,
    formationId,
    name: `${label} wing 1`,
    byName: label,
    state: 'starting',
    members: [{ number: 1, routeId, deviceId, device: label, state: 'waiting', startsAt: '2099-01-01T00:00:00.000Z', commandId: null }],
  });
  const transferId = newId<VehicleTransferId>();
  const fetched = { byName: label, kind: 'readLog', log: 1, course: 'done', bytes: 1 } as const;
  await database.db.insert(vehicleTransfer).values({ id: transferId, ...owned, deviceId, ...fetched });
  const flightRecordId = newId<FlightRecordId>();
  const flown = { takeOffAt: new Date('2026-01-01T00:00:00Z'), landedAt: new Date('2026-01-01T00:10:00Z'), metres: 100 };
  await database.db.insert(deviceFlight).values({ id: flightRecordId, ...owned, deviceId, ...flown, pilotId: memberId!, pilotName: label });
  const flightImportId = newId<FlightImportId>();
  const recording = {
    fileName: textsOf(label).flightImportId!,
    format: 'tlog',
    bytes: 1,
    modifiedAt: new Date(0),
    aliveUntil: new Date(0),
  } as const;
  await database.db
    .insert(flightImport)
    .values({ id: flightImportId, ...owned, ownerId: tenant.adminId, deviceId, phase: 'failed', ...recording });
  return {
    userId: userId!,
    memberId: memberId!,
    roleId,
    departmentId,
    childDepartmentId,
    sessionId: session!.id,
    fileId,
    messageId,
    urgentId,
    outgoingId,
    certificationId,
    importId,
    newsPushId,
    siteId,
    noFlyZoneId,
    fenceId,
    routeId,
    formationId,
    formationFlightId,
    markerId,
    heightFileId,
    parameterMetadataId,
    deviceId,
    simulatorId,
    deviceGroupId,
    commandId,
    transferId,
    flightRecordId,
    flightImportId,
    accessKeyId,
    fieldId,
    taskId: job.id,
    taskApprovalId: questions[0]!.id,
    webHookId,
    webHookDeliveryId,
  };
}

/** Somebody with exactly these permissions, signed in. */
export async function signInWith(
  test: TestApp,
  tenant: Tenant,
  account: string,
  permissions: Permission[],
  place: { dataScope: 'all' | 'department'; departmentId?: DepartmentId } = { dataScope: 'all' },
): Promise<{ token: string; userId: UserId }> {
  const { dataScope, ...where } = place;
  const { id } = await test.done(addRole, { name: account, permissions, dataScope }, { token: tenant.token });
  const [userId] = await createAccounts(test.services.database.db, [
    { enterpriseId: tenant.enterpriseId, account, name: account, passwordHash: PASSWORD_HASH, roleIds: [id], ...where },
  ]);
  return { token: await test.signIn(account), userId: userId! };
}
