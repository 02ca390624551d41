import { Readable } from 'node:stream';
import { refusalOf } from '@skyhelm/contract/admission';
import type { Endpoint } from '@skyhelm/contract/endpoint';
import { AppError, refuse } from '../app-error.ts';
import type { Actor, DataScope } from '../auth/actor.ts';

/** A file that is written while it is sent stops where its reader's rights do: cut off in the middle, it does not open. */
export function whileAllowed(body: NodeJS.ReadableStream, stillAllowed: () => Promise<void>): Readable {
  async function* chunks() {
    for await (const chunk of body) {
      await stillAllowed();
      yield chunk;
    }
  }
  return Readable.from(chunks(), { objectMode: false });
}

/** Refuses whoever may by now not ask for what they asked for then, or not reach all of it. */
export function requireStill(endpoint: Endpoint, then: Actor | undefined, now: Actor | undefined): void {
  const refusal = refusalOf(endpoint, now);
  if (refusal) throw new AppError(refusal);
  if (then && !(now && reaches(now.scope, then.scope))) refuse('request.forbidden');
}

const reaches = (now: DataScope, then: DataScope): boolean =>
  now.all ||
  (!then.all &&
    then.trees.every((tree) => now.trees.includes(tree)) &&
    then.departmentIds.every((department) => now.departmentIds.includes(department)));
