/** What a form needs of a schema; the contract's are such, and load only when the form opens. */
export interface Schema {
  safeParse(
    values: unknown,
  ): { success: true; data: unknown } | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };
}

export type LoadSchema = () => Promise<Schema>;

/** Whether a field may be blamed: one that stands as empty as it was found says nothing until somebody wants to save. */
export const isBlamed = (value: unknown, isTouched: boolean, isTried: boolean): boolean => isTouched || isTried || !isEmpty(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The first rule that a field breaks, as the code of its sentence. Other fields may be empty still: they speak for themselves. */
export function issueAt(schema: Schema, values: unknown, name: string): string | undefined {
  const result = schema.safeParse(values);
  if (result.success) return undefined;
  return result.error.issues.find((issue) => issue.path.join('.') === name)?.message;
}
