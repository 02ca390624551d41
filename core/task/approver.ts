import type { Approval } from './task.ts';

/** Approved, and by nobody: by the rules of automatic approval. */
export const isApprovedByRules = ({ approval, approver }: { approval: Approval; approver: string }): boolean =>
  approval === 'approved' && approver === '';
