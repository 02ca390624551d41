import type { Endpoint, InputOf, OutputOf } from '@skyhelm/contract/endpoint';

/** How to reach one endpoint. The contract's schemas stay out of the browser: here they are types only. */
export interface Call<Input, Output> {
  readonly method: 'GET' | 'POST';
  /** Below /fcms; may name fields of the input, as in `/file/:id`. */
  readonly path: string;
  readonly kind: 'read' | 'change';
  readonly wire: 'json' | 'file' | 'upload';
  /** Never there: it carries the types to whoever takes a call. */
  readonly types?: (input: Input) => Output;
}

/* @__NO_SIDE_EFFECTS__ */
export function call<E extends Endpoint>(
  method: E['method'],
  path: string,
  kind: E['kind'],
  wire: Call<unknown, unknown>['wire'] = 'json',
): Call<InputOf<E>, OutputOf<E>> {
  return { method, path, kind, wire };
}
