import { parentPort } from 'node:worker_threads';
import { encountersOf, separationIssues, tooMuch, unprovenIssues, type Member } from '@skyhelm/core/plan/formation/check-formation';

/** Over fifty flights, every moment of them: more than the server should wait for. */
parentPort!.on('message', ({ members, minimum }: { members: Member[]; minimum: number }) => {
  const excess = tooMuch(members);
  const found = () => [...unprovenIssues(members), ...separationIssues(encountersOf(members, minimum), minimum)];
  parentPort!.postMessage(excess.length > 0 ? excess : found(), []);
});
