import { isCountry } from '@skyhelm/core/geo/country';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { nameField, optionalText, requiredText, timestamp, versionField } from './fields.ts';
import { DepartmentId, UserId } from './ids.ts';
import { pageOf, pageQuery } from './page.ts';

export const DEPARTMENT_DEPTH_MAX = 10;

export const DepartmentForm = z.object({
  name: nameField,
  parentId: DepartmentId.nullable().default(null),
  /** ISO 3166 code; its name is shown in the reader's language. */
  country: z.string({ error: 'required' }).refine(isCountry, { error: 'choice' }),
  city: requiredText(80),
  personInCharge: nameField,
  contact: optionalText(50),
  description: optionalText(500),
});
export type DepartmentForm = z.output<typeof DepartmentForm>;

/** A refused stale edit brings it along as it is now. */
export const DepartmentRecord = DepartmentForm.extend({ id: DepartmentId, version: versionField });
export type DepartmentRecord = z.output<typeof DepartmentRecord>;

export const Department = DepartmentRecord.extend({
  /** People in this department itself, and in it and all below it. */
  headcount: z.int(),
  headcountBelow: z.int(),
  createdAt: timestamp,
});
export type Department = z.output<typeof Department>;

/** Flat and in tree order: whoever shows it builds the tree. */
export const getDepts = endpoint({
  method: 'GET',
  path: '/enterprise/user/getDepts',
  access: needs('department:query'),
  kind: 'read',
  input: z.object({ keyword: optionalText(50) }),
  output: z.array(Department),
});
export const addDept = endpoint({
  method: 'POST',
  path: '/enterprise/dept/addDept',
  access: needs('department:add'),
  kind: 'change',
  input: DepartmentForm,
  output: z.object({ id: DepartmentId }),
});
export const setDept = endpoint({
  method: 'POST',
  path: '/enterprise/dept/setDept',
  access: needs('department:edit'),
  kind: 'change',
  input: DepartmentForm.omit({ parentId: true }).extend({ id: DepartmentId, version: versionField }),
  output: z.object({ version: versionField }),
});
export const moveDept = endpoint({
  method: 'POST',
  path: '/enterprise/dept/moveDept',
  access: needs('department:edit'),
  kind: 'change',
  input: z.object({ id: DepartmentId, version: versionField, parentId: DepartmentId.nullable() }),
  output: z.object({ version: versionField }),
});
export const deleteDept = endpoint({
  method: 'POST',
  path: '/enterprise/dept/deleteDept',
  access: needs('department:delete'),
  kind: 'change',
  input: z.object({ id: DepartmentId }),
  output: z.null(),
});

export const Member = z.object({
  id: UserId,
  name: z.string(),
  userName: z.string(),
  mobile: z.string(),
  roles: z.array(z.string()),
  frozen: z.boolean(),
});
export type Member = z.output<typeof Member>;

export const getMembers = endpoint({
  method: 'POST',
  path: '/enterprise/dept/getMembers',
  access: needs('department:query'),
  kind: 'read',
  input: pageQuery(['name', 'userName']).extend({ id: DepartmentId, keyword: optionalText(50) }),
  output: pageOf(Member),
});
/** People who are in no department yet and hold no more than I do: who can be added. Their numbers stay out of it. */
export const getCandidates = endpoint({
  method: 'POST',
  path: '/enterprise/dept/getCandidates',
  access: needs('department:personnel'),
  kind: 'read',
  input: pageQuery(['name', 'userName']).extend({ keyword: optionalText(50) }),
  output: pageOf(Member),
});
const DeptUsers = z.object({ id: DepartmentId, userIds: z.array(UserId).min(1, { error: 'required' }).max(200) });
export const addMembers = endpoint({
  method: 'POST',
  path: '/enterprise/dept/addMembers',
  access: needs('department:personnel'),
  kind: 'change',
  input: DeptUsers,
  output: z.object({ added: z.int() }),
});
export const removeMembers = endpoint({
  method: 'POST',
  path: '/enterprise/dept/removeMembers',
  access: needs('department:personnel'),
  kind: 'change',
  input: DeptUsers,
  output: z.object({ removed: z.int() }),
});
/** An export takes data out of the house: it is a change for the operation log's sake. */
export const exportDepts = endpoint({
  method: 'GET',
  path: '/enterprise/dept/exportDepts',
  access: needs('department:export'),
  kind: 'change',
  wire: 'file',
  input: z.object({ keyword: optionalText(50) }),
  output: z.null(),
});
export const exportMembers = endpoint({
  method: 'GET',
  path: '/enterprise/dept/exportMembers',
  access: needs('department:export'),
  kind: 'change',
  wire: 'file',
  input: z.object({ id: DepartmentId }),
  output: z.null(),
});
