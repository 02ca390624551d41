import type { TaskApproval } from '@skyhelm/contract/approval';
import { foundIn } from '@skyhelm/core/task/air-findings';
import type { WordKey } from '@skyhelm/i18n/translate';
import type { ReaderWords } from './reader-words.ts';

type Decision = Pick<TaskApproval, 'state' | 'submittedAt' | 'decidedBy' | 'decidedAt' | 'endedBy' | 'endedAt' | 'isAutomatic'>;

const stateText = ({ word }: ReaderWords, state: TaskApproval['state']): string =>
  state === 'withdrawn' || state === 'fallen' ? word(`approval.state.${state}`) : word(`dictionary.taskApproval.${state}`);

export interface Turn {
  at: string;
  by: string;
  to: TaskApproval['state'];
  /** In a word, and with who and when. */
  state: string;
  text: string;
}

/** What was decided, by whom and when, and who ended that and when, in this order; of what waits only that it does. */
export function turnsOf(reader: ReaderWords, decision: Decision): Turn[] {
  const { state, submittedAt, decidedAt, endedAt } = decision;
  const turn = (to: TaskApproval['state'], at: string, by: string, who = by || reader.word('taskreport.decision.itself')): Turn => {
    const said = stateText(reader, to);
    return { at, by: who, to, state: said, text: reader.word('taskreport.decision.by', { state: said, who, when: reader.second(at) }) };
  };
  const decider = decision.isAutomatic ? reader.word('task.approver.automatic') : undefined;
  if (endedAt !== null) {
    const ended = turn(state, endedAt, decision.endedBy);
    return decidedAt === null ? [ended] : [turn('approved', decidedAt, decision.decidedBy, decider), ended];
  }
  // Of one that fell before ends were kept nobody knows who ended it: whoever is named with it may have approved it.
  if (decidedAt === null || state === 'fallen') {
    const said = stateText(reader, state);
    return [{ at: decidedAt ?? submittedAt, by: '', to: state, state: said, text: said }];
  }
  return [turn(state, decidedAt, decision.decidedBy, decider)];
}

/** What the plan was held to, and what was found: each in a line. */
export function proofLines({ word, second }: ReaderWords, { proof, state }: Pick<TaskApproval, 'proof' | 'state'>): string[] {
  if (!proof) return [word(state === 'pending' ? 'approval.proof.yet' : 'approval.proof.none')];
  const { notKept } = foundIn(proof);
  const found = proof.issues.map(
    ({ code, severity, params }) => `${word(`task.check.${severity}`)}: ${word(`issues.${code}` as WordKey, params)}`,
  );
  return [
    word('approval.proof.held', { count: proof.zones, when: second(proof.at) }),
    ...(found.length === 0 ? [word('approval.proof.clear')] : new Set(found)),
    ...(notKept > 0 ? [word('task.check.more', { count: notKept })] : []),
  ];
}
