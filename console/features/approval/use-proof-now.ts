import type { TaskApprovalId } from '@skyhelm/contract/ids';
import { approval } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';

/** Zones come up while somebody weighs. */
const LOOK_EVERY_MS = 60_000;

/** What a decision at this moment would rest on. */
export const useProofNow = (id: TaskApprovalId) => useRead(approval.getApprovalProof, { id }, { everyMs: LOOK_EVERY_MS });
