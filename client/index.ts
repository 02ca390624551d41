export type * from './calls.generated.ts';
export { connect, type CallOptions, type Connection, type Skyhelm } from './connect.ts';
export { ConnectionLost, Refusal, type FieldIssue } from './refusal.ts';
