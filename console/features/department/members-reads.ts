import { department } from '../../api/endpoints.generated.ts';

/** Reads that tell where people are: out of date once somebody has come or gone. */
export const PLACES = [department.getDepts, department.getMembers, department.getCandidates];
