import { parentPort } from 'node:worker_threads';
import { encountersOf, separationIssues, tooMuch, unprovenIssues, type Member } from '@skyhelm/core/plan/formation/check-formation';
import { obstacleIssues } from '@skyhelm/core/plan/formation/kept-off';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';

export interface Surveyed {
  members: Member[];
  minimum: number;
  /** What the leader flies around or along. */
  pattern: Pattern | null;
}

/** Over fifty flights, every moment of them: more than the server should wait for. */
parentPort!.on('message', ({ members, minimum, pattern }: Surveyed) => {
  const excess = tooMuch(members);
  const found = () => [
    ...unprovenIssues(members),
    ...obstacleIssues(pattern, members),
    ...separationIssues(encountersOf(members, minimum), minimum),
  ];
  parentPort!.postMessage(excess.length > 0 ? excess : found(), []);
});
