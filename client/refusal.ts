export interface FieldIssue {
  path: string;
  code: string;
  mes: string;
}

/** The server said no. `code` is for programs and stays the same, the message is a sentence in the language that was asked for. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly issues: readonly FieldIssue[];
  /** What some refusals bring along, such as the record as somebody else has saved it. */
  readonly data: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(answer: { code: string; mes: string; issues?: FieldIssue[]; data?: unknown }, retryAfterSeconds?: number) {
    super(answer.mes);
    this.code = answer.code;
    this.issues = answer.issues ?? [];
    this.data = answer.data;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The server did not answer, or did not understand itself what happened: whether a change was made is not known. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  /** The status of the answer, or the code that a socket was closed with. */
  readonly status: number | undefined;

  constructor(message: string, status?: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
