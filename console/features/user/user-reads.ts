import { department, role, user } from '../../api/endpoints.generated.ts';

/** Reads that name people or count them: out of date once somebody has changed. */
export const KNOWING_PEOPLE = [user.getUsers, role.getAllRoles, department.getDepts, department.getMembers, department.getCandidates];
