/**
 * What a change made of a record, for the operation log: which fields, and what they were before and are after it.
 * Of private fields only that they changed: the log is never erased.
 */
export function changedFields<T extends object>(before: T, after: Partial<T>, privateFields: readonly (keyof T)[] = []) {
  const names = (Object.keys(after) as (keyof T)[]).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const shown = names.filter((name) => !privateFields.includes(name));
  const only = (record: Partial<T>) => Object.fromEntries(shown.map((name) => [name, record[name]]));
  return { fields: names, before: only(before), after: only(after) };
}
