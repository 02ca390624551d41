/** Every table, for the migration generator. */
export * from './features/access-key/access-key.table.ts';
export * from './features/certification/certification.table.ts';
export * from './features/department/department.table.ts';
export * from './features/device/device.table.ts';
export * from './features/enterprise/enterprise.table.ts';
export * from './features/file/file.table.ts';
export * from './features/message/message.table.ts';
export * from './features/operation-log/operation-log.table.ts';
export * from './features/outbox/outbox.table.ts';
export * from './features/role/role.table.ts';
export * from './features/session/session.table.ts';
export * from './features/user-import/user-import.table.ts';
export * from './features/simulator/simulator.table.ts';
export * from './features/site/site.table.ts';
export * from './features/user/user.table.ts';
export * from './platform/http/idempotency.table.ts';
export * from './platform/jobs/job.table.ts';
