import type { CallShape } from './calls.generated.ts';

export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | FormData | null;
}

/** A call as it goes over the wire. */
export function requestOf([method, path, , wire]: CallShape, input: Record<string, unknown>): Sent {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(textOf(rest[name]));
    delete rest[name];
    return value;
  });
  if (method === 'GET') return { method, path: `${filled}${queryOf(rest)}`, headers: {}, body: null };
  if (wire === 'upload') return { method, path: filled, headers: {}, body: formOf(rest) };
  return { method, path: filled, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(rest) };
}

const isGiven = ([, value]: [string, unknown]): boolean => value !== undefined && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Repeated names for a list. */
function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input).filter(isGiven)) for (const one of [value].flat()) query.append(name, textOf(one));
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** The file last: the server reads the fields before it. */
function formOf({ file, ...fields }: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields).filter(isGiven)) form.append(name, textOf(value));
  if (file instanceof Blob) form.append('file', file);
  return form;
}
