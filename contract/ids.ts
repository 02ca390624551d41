import type { z } from 'zod';
import { idOf } from './fields.ts';

export const EnterpriseId = idOf<'EnterpriseId'>();
export const UserId = idOf<'UserId'>();
export const RoleId = idOf<'RoleId'>();
export const DepartmentId = idOf<'DepartmentId'>();
export const SessionId = idOf<'SessionId'>();
export const FileId = idOf<'FileId'>();
export const MessageId = idOf<'MessageId'>();
export const CertificationId = idOf<'CertificationId'>();
export const UserImportId = idOf<'UserImportId'>();
export const SiteId = idOf<'SiteId'>();
export const AccessKeyId = idOf<'AccessKeyId'>();

export type EnterpriseId = z.output<typeof EnterpriseId>;
export type UserId = z.output<typeof UserId>;
export type RoleId = z.output<typeof RoleId>;
export type DepartmentId = z.output<typeof DepartmentId>;
export type SessionId = z.output<typeof SessionId>;
export type FileId = z.output<typeof FileId>;
export type MessageId = z.output<typeof MessageId>;
export type CertificationId = z.output<typeof CertificationId>;
export type UserImportId = z.output<typeof UserImportId>;
export type SiteId = z.output<typeof SiteId>;
export type AccessKeyId = z.output<typeof AccessKeyId>;
