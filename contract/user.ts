import { z } from 'zod';
import { endpoint, needs, signedIn } from './endpoint.ts';
import {
  accountField,
  givenPasswordField,
  mobileField,
  nameField,
  newPasswordField,
  optionalEmail,
  optionalMobile,
  optionalText,
  pictureOf,
  timestamp,
  readerZoneField,
  versionField,
} from './fields.ts';
import { DepartmentId, FileId, RoleId, UserId } from './ids.ts';
import { longPageOf, pageQuery } from './page.ts';
import { USER_TYPE } from './session.ts';

export const USER_STATES = ['normal', 'frozen'] as const;
export const CERTIFICATION_STATES = ['notCertified', 'pending', 'passed', 'failed'] as const;
export const CertificationState = z.enum(CERTIFICATION_STATES);

export const User = z.object({
  id: UserId,
  version: versionField,
  name: z.string(),
  userName: z.string(),
  userType: USER_TYPE,
  state: z.enum(USER_STATES),
  mobile: z.string(),
  email: z.string(),
  deptId: DepartmentId.nullable(),
  deptName: z.string(),
  roles: z.array(z.object({ id: RoleId, name: z.string() })),
  remark: z.string(),
  imagePath: z.string(),
  changePassword: z.boolean(),
  realName: CertificationState,
  pilot: CertificationState,
  createdAt: timestamp,
});
export type User = z.output<typeof User>;

const UserFilter = z.object({
  /** Part of a name, account or mobile. */
  keyword: optionalText(50),
  deptId: DepartmentId.optional(),
  roleId: RoleId.optional(),
  state: z.enum(USER_STATES, { error: 'choice' }).optional(),
  certification: CertificationState.optional(),
  /** Whether a pilot licence of theirs has passed. */
  licence: z.enum(['held', 'none'], { error: 'choice' }).optional(),
  /** True: only people without a department. */
  withoutDept: z.boolean().optional(),
  /** True: only people who are signed in and at their desks now. */
  isOnline: z.boolean().optional(),
});

const userList = pageQuery(['name', 'userName', 'createdAt']).extend(UserFilter.shape);

export const getUsers = endpoint({
  method: 'POST',
  path: '/enterprise/user/getUsers',
  access: needs('user:query'),
  kind: 'read',
  input: userList,
  output: longPageOf(User),
});
/** Everybody who was found, however many they are. Identity documents stay out of it. */
export const exportUsers = endpoint({
  method: 'GET',
  path: '/enterprise/user/exportUsers',
  access: needs('user:export'),
  kind: 'change',
  wire: 'file',
  input: userList.omit({ pageNum: true, pageSize: true }).extend({ timeZone: readerZoneField }),
  output: z.null(),
});
export const getApproveUsers = endpoint({
  method: 'POST',
  path: '/enterprise/user/getApproveUsers',
  access: signedIn,
  kind: 'read',
  input: pageQuery(['name']).extend({ keyword: optionalText(50) }),
  output: longPageOf(z.object({ id: UserId, name: z.string(), userName: z.string(), deptName: z.string() })),
});
export const getUserDetailedInfo = endpoint({
  method: 'GET',
  path: '/enterprise/user/getUserDetailedInfo',
  access: signedIn,
  kind: 'read',
  input: z.object({}),
  output: User,
});

export const UserForm = z.object({
  name: nameField,
  userName: accountField,
  mobile: optionalMobile,
  email: optionalEmail,
  /** That somebody is in no department is an answer, silence is not. */
  deptId: z.union([DepartmentId, z.null()], { error: ({ input }) => (input === undefined ? 'required' : 'id') }),
  roleIds: z.array(RoleId).min(1, { error: 'required' }).max(20),
  remark: optionalText(200),
  changePassword: z.boolean().default(true),
});
export type UserForm = z.output<typeof UserForm>;

export const addUser = endpoint({
  method: 'POST',
  path: '/enterprise/user/addUser',
  access: needs('user:add'),
  kind: 'change',
  secret: true,
  /** Without a password one is made up, shown once, and has to be changed at the first sign-in. */
  input: UserForm.extend({ password: newPasswordField.optional() }),
  output: z.object({ id: UserId, password: z.string().optional() }),
});
export const setUser = endpoint({
  method: 'POST',
  path: '/enterprise/user/setUser',
  access: needs('user:edit'),
  kind: 'change',
  input: UserForm.omit({ userName: true }).extend({
    id: UserId,
    version: versionField,
    /** None keeps the present one. */
    deptId: DepartmentId.nullable().optional(),
    /** Empty only for somebody who has none, as after their role was deleted. */
    roleIds: z.array(RoleId).max(20),
    /** None keeps what is set. */
    changePassword: z.boolean().optional(),
  }),
  output: z.object({ version: versionField }),
});
export const recoverPassword = endpoint({
  method: 'POST',
  path: '/enterprise/user/recoverPassword',
  access: needs('user:resetPassword'),
  kind: 'change',
  secret: true,
  input: z.object({ id: UserId }),
  output: z.object({ password: z.string() }),
});
export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/enterprise/user/resetSecondFactor',
  access: needs('user:resetPassword'),
  kind: 'change',
  input: z.object({ id: UserId }),
  output: z.null(),
});
export const changeUserInfo = endpoint({
  method: 'POST',
  path: '/enterprise/user/changeUserInfo',
  access: signedIn,
  kind: 'change',
  /**
   * A mobile other than the present one takes the password: codes that open the account go there. None keeps the present one.
   * Null removes the photo, nothing keeps it.
   */
  input: z.object({
    image: pictureOf(FileId).nullable().optional(),
    mobile: mobileField.optional(),
    password: givenPasswordField.optional(),
  }),
  output: z.null(),
});
const onUser = z.object({ id: UserId });
export const deleteUser = endpoint({
  method: 'POST',
  path: '/enterprise/user/deleteUser',
  access: needs('user:delete'),
  kind: 'change',
  input: onUser,
  output: z.null(),
});
export const frozenUser = endpoint({
  method: 'POST',
  path: '/enterprise/user/frozenUser',
  access: needs('user:freeze'),
  kind: 'change',
  input: onUser,
  output: z.null(),
});
export const recoverUser = endpoint({
  method: 'POST',
  path: '/enterprise/user/recoverUser',
  access: needs('user:freeze'),
  kind: 'change',
  input: onUser,
  output: z.null(),
});
