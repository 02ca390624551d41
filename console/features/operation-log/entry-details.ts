export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

export interface EntryDetails {
  changes: FieldChange[];
  noted: { field: string; value: unknown }[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an edit changed, field by field, and whatever else an entry notes. A field that only changed, without saying to what, is a note. */
export function entryDetails(details: Record<string, unknown>): EntryDetails {
  const { before, after, fields, ...others } = details;
  const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  const shown = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const hidden = Array.isArray(fields) ? fields.filter((field) => !shown.includes(String(field))) : [];
  const changed = shown.filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]));
  const noted = hidden.length > 0 ? { fields: hidden, ...others } : others;
  return {
    changes: changed.map((field) => ({ field, before: was[field], after: is[field] })),
    noted: Object.entries(noted).map(([field, value]) => ({ field, value })),
  };
}
