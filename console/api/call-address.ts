/** `/file/:id` with {id: 7} is `/file/7`, and the id is not sent a second time. */
export function fillPath(path: string, input: Record<string, unknown>): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  return { path: filled, rest };
}

export const isGiven = ([, value]: [string, unknown]) => value !== undefined && value !== null && value !== '';

/** Repeated keys for a list; nothing for what is not given. */
export function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input).filter(isGiven)) for (const one of [value].flat()) query.append(name, String(one));
  return query.size > 0 ? `?${query}` : '';
}
