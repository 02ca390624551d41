import type { z } from 'zod';
import type { ErrorCode } from './codes.ts';
import type { Permission } from './permissions.ts';

/** Nobody is asked who they are: the reason stands beside it. */
export interface Open {
  kind: 'open';
  why: string;
}
/** Anyone who is signed in; with `accessKey`, other software too. */
export interface SignedIn<K extends boolean = boolean> {
  kind: 'signedIn';
  accessKey: K;
}
/** Whoever holds the permission, person or access key. */
export interface Needs {
  kind: 'permission';
  permission: Permission;
}
export type Access = Open | SignedIn | Needs;

export const open = (why: string): Open => ({ kind: 'open', why });
export const signedIn: SignedIn<false> = { kind: 'signedIn', accessKey: false };
export const signedInOrKey: SignedIn<true> = { kind: 'signedIn', accessKey: true };
export const needs = (permission: Permission): Needs => ({ kind: 'permission', permission });

export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType, A extends Access = Access> {
  method: 'GET' | 'POST';
  /** Below /fcms. */
  path: string;
  access: A;
  /** A `change` runs in one transaction and must leave an operation-log row; a `read` has neither. */
  kind: 'read' | 'change';
  input: I;
  output: O;
  /** `file`: the answer is the file itself; `upload`: the request is multipart with the input as fields beside the file. */
  wire?: 'file' | 'upload';
  /** What an `upload` says of a file beyond the limit, where it is not about pictures; its sentence has `max`, in MB. */
  tooLarge?: ErrorCode;
  /** How much may be sent, where the usual mebibyte does not do. */
  maxBytes?: number;
  /**
   * Keeps more on the server's disk: refused while there is less space than its reserve. What flying needs is never marked so. `ifLonger`: it replaces what is kept, and its
   * implementation refuses only what makes that longer.
   */
  grows?: true | 'ifLonger';
  /** Tells an aircraft something, or who may: meant for this moment, so that nothing repeats it by itself. Sent late it would undo what was said since. */
  order?: true;
  /** The answer holds a secret that is shown once: it is never kept for a repeated request. */
  secret?: true;
  /** Open also to somebody who has not yet replaced a password that another person made up. */
  beforePasswordChange?: true;
}

export const endpoint = <I extends z.ZodType, O extends z.ZodType, A extends Access>(definition: Endpoint<I, O, A>): Endpoint<I, O, A> =>
  definition;

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

export const BASE_PATH = '/fcms';
