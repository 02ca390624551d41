/** What states publish of a whole country: tens of thousands of zones. */
export const ZONE_FILE_MAX_BYTES = 32 * 1024 * 1024;
export const ZONE_FILE_MAX_ZONES = 50_000;
/** As many as somebody deletes at once. */
export const ZONES_AT_ONCE = 1_000;
