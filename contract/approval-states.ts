/** What has become of one question: `withdrawn` by those who asked, `fallen` when plan or air had changed, or the task was deleted, after it was approved. */
export const APPROVAL_STATES = ['pending', 'approved', 'failed', 'timeout', 'withdrawn', 'fallen'] as const;
