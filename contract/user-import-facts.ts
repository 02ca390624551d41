export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;
export const IMPORT_MAX_ROWS = 10_000;
/** Each takes as long as signing in does, where a made-up one takes no time. */
export const IMPORT_MAX_PASSWORDS = 500;

/** In the order of the template. */
export const IMPORT_COLUMNS = ['name', 'userName', 'mobile', 'email', 'department', 'roles', 'remark', 'password'] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

export const RUNNING_PHASES = ['checking', 'hashing', 'saving'] as const;
/** `faulty`: rows were wrong. `failed`: something else was. In all but `done` nothing was saved. */
export const IMPORT_PHASES = [...RUNNING_PHASES, 'done', 'faulty', 'failed', 'cancelled', 'interrupted'] as const;
export type ImportPhase = (typeof IMPORT_PHASES)[number];
