/** Documents that were handed in. Only what waits can change; what was decided stays as history. */
export const SUBMISSION_STATES = ['pending', 'passed', 'failed', 'withdrawn'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

export type SubmissionAction = 'pass' | 'fail' | 'withdraw';

const OUTCOME = { pass: 'passed', fail: 'failed', withdraw: 'withdrawn' } as const;

/** Undefined where it cannot be done any more. */
export const nextState = (state: SubmissionState, action: SubmissionAction): SubmissionState | undefined =>
  state === 'pending' ? OUTCOME[action] : undefined;

export interface Submission {
  state: SubmissionState;
  /** A later one of the same kind, of licences of the same category, has passed. */
  replaced: boolean;
  /** YYYY-MM-DD, the last day on which it holds; without one it holds for ever. */
  expiresOn: string | null;
}

export const STANDINGS = ['pending', 'passed', 'failed', 'expired', 'replaced', 'withdrawn'] as const;
/** How it stands today: that it has run out follows from the date and is not a state of its own. */
export type Standing = (typeof STANDINGS)[number];

export function standingOf({ state, replaced, expiresOn }: Submission, today: string): Standing {
  if (state !== 'passed') return state;
  if (replaced) return 'replaced';
  return expiresOn !== null && expiresOn < today ? 'expired' : 'passed';
}

/** What one kind of certification of a person amounts to. */
export type Certified = 'notCertified' | 'pending' | 'passed' | 'failed';

/**
 * From all submissions of one kind, oldest first. What holds goes on holding while another one waits or after another one failed:
 * nobody loses a right by asking for a second one.
 */
export function certifiedBy(submissions: readonly Submission[], today: string): Certified {
  const standings = submissions.map((submission) => standingOf(submission, today)).filter((standing) => standing !== 'withdrawn');
  if (standings.includes('passed')) return 'passed';
  if (standings.includes('pending')) return 'pending';
  return standings.at(-1) === 'failed' ? 'failed' : 'notCertified';
}
