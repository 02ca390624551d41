import type { Access, Endpoint } from '@skyhelm/contract/endpoint';
import type { z } from 'zod';
import type { AppError } from '../app-error.ts';
import type { ContextFor, FileAnswer, PreparingContext, RequestContext } from './context.ts';

type Answer<E extends Endpoint> = E['wire'] extends 'file' ? FileAnswer : z.input<E['output']>;

/** An endpoint with its handler: all a feature hands to the HTTP layer. */
export interface Implementation {
  endpoint: Endpoint;
  /** Before the transaction of a change; what it returns is handed on. */
  prepare?(context: PreparingContext, input: unknown): Promise<unknown>;
  handle(context: RequestContext, input: unknown, prepared: unknown): Promise<unknown>;
  /** Once it is known how the change ended: carried out, now or by an earlier request, or refused. */
  settle?(context: PreparingContext, prepared: unknown, refusal: AppError | undefined): Promise<void>;
}

export const implement = <I extends z.ZodType, O extends z.ZodType, A extends Access>(
  endpoint: Endpoint<I, O, A>,
  handle: (context: ContextFor<A>, input: z.output<I>) => Promise<Answer<Endpoint<I, O, A>>>,
): Implementation => ({ endpoint, handle });

export const implementFile = <I extends z.ZodType, O extends z.ZodType, A extends Access>(
  endpoint: Endpoint<I, O, A>,
  handle: (context: ContextFor<A>, input: z.output<I>) => Promise<FileAnswer>,
): Implementation => ({ endpoint, handle });

/**
 * A change with work ahead of its transaction: slow work that would keep a connection from everybody else,
 * and counting that has to outlive a refusal.
 */
export const implementPrepared = <I extends z.ZodType, O extends z.ZodType, A extends Access, P>(
  endpoint: Endpoint<I, O, A>,
  prepare: (context: PreparingContext & Pick<ContextFor<A>, 'actor'>, input: z.output<I>) => Promise<P>,
  handle: (context: ContextFor<A>, input: z.output<I>, prepared: P) => Promise<Answer<Endpoint<I, O, A>>>,
  settle?: (context: PreparingContext & Pick<ContextFor<A>, 'actor'>, prepared: P, refusal: AppError | undefined) => Promise<void>,
): Implementation => ({ endpoint, prepare, handle, ...(settle && { settle }) });

/** A file that takes long to make, and whose leaving is written down. */
export const implementPreparedFile = <I extends z.ZodType, O extends z.ZodType, A extends Access, P>(
  endpoint: Endpoint<I, O, A>,
  prepare: (context: PreparingContext & Pick<ContextFor<A>, 'actor'>, input: z.output<I>) => Promise<P>,
  handle: (context: ContextFor<A>, input: z.output<I>, prepared: P) => Promise<FileAnswer>,
): Implementation => ({ endpoint, prepare, handle });
