import type { Access, Needs, Open, SignedIn } from '@skyhelm/contract/endpoint';
import type { Language } from '@skyhelm/i18n/translate';
import type { Logger } from 'pino';
import type { Actor, UserActor } from '../auth/actor.ts';
import type { Queryable } from '../db/database.ts';
import type { LogEntry } from '../operation-record.ts';

export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

export interface RequestContext {
  /** In a change: the transaction. In a read: the pool. */
  db: Queryable;
  language: Language;
  ip: string;
  userAgent: string;
  requestId: string;
  now: Date;
  log: Logger;
  /** Written just before the transaction commits, so that the chain's lock is held briefly. */
  record(entry: LogEntry): void;
  /** A change that found nothing to do says so instead of recording. */
  nothingChanged(): void;
  /** Runs when the change is safe on disk and the answer not yet sent. */
  afterCommit(effect: () => void | Promise<void>): void;
  /** Runs instead when the change came to nothing: for what was changed outside of the database. */
  afterRollback(effect: () => void | Promise<void>): void;
  /** Hands the browser its session cookie, or takes it away. */
  setSessionToken(token: string | null): void;
  /** Token that came with the request, whether valid or not. */
  presentedToken: string | undefined;
  /** The file of an `upload` endpoint. */
  file?: UploadedFile;
}

/** Ahead of a change's transaction: `db` is the pool, and nothing is recorded yet. */
export type PreparingContext = Omit<RequestContext, 'record' | 'nothingChanged' | 'afterCommit' | 'afterRollback'> & {
  actor: Actor | undefined;
};

export type ContextFor<A extends Access> = A extends Open
  ? RequestContext & { actor: Actor | undefined }
  : A extends SignedIn<false>
    ? RequestContext & { actor: UserActor }
    : A extends Needs | SignedIn
      ? RequestContext & { actor: Actor }
      : never;

/** What a `file` endpoint answers with. */
export interface FileAnswer {
  name: string;
  mediaType: string;
  body: Buffer | NodeJS.ReadableStream;
  /** `inline` only for pictures we encoded ourselves. */
  disposition: 'inline' | 'attachment';
  /** Names these very bytes: whoever has them already is not sent them again, and asks every time whether it may still see them. */
  etag?: string;
}
