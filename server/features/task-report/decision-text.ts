import type { TaskApproval } from '@skyhelm/contract/approval';
import type { WordKey } from '@skyhelm/i18n/translate';
import type { ReaderWords } from './reader-words.ts';

type Decision = Pick<TaskApproval, 'state' | 'decidedBy' | 'decidedAt' | 'isAutomatic'>;

export const stateText = ({ word }: ReaderWords, { state }: Pick<TaskApproval, 'state'>): string =>
  state === 'withdrawn' || state === 'fallen' ? word(`approval.state.${state}`) : word(`dictionary.taskApproval.${state}`);

/** What was decided, by whom and when; of what waits only that it does. */
export function decisionText(reader: ReaderWords, decision: Decision): string {
  const state = stateText(reader, decision);
  if (decision.decidedAt === null) return state;
  const who = decision.isAutomatic ? reader.word('approval.automatic') : decision.decidedBy || reader.word('taskreport.decision.itself');
  return reader.word('taskreport.decision.by', { state, who, when: reader.second(decision.decidedAt) });
}

/** What the plan was held to, and what was found: each in a line. */
export function proofLines({ word, second }: ReaderWords, { proof, state }: Pick<TaskApproval, 'proof' | 'state'>): string[] {
  if (!proof) return [word(state === 'pending' ? 'approval.proof.yet' : 'approval.proof.none')];
  const found = proof.issues.map(
    ({ code, severity, params }) => `${word(`task.check.${severity}`)}: ${word(`issues.${code}` as WordKey, params)}`,
  );
  return [
    word('approval.proof.held', { count: proof.zones, when: second(proof.at) }),
    ...(found.length === 0 ? [word('approval.proof.clear')] : new Set(found)),
  ];
}
