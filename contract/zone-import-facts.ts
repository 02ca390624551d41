export const ZONE_FILE_MAX_BYTES = 10 * 1024 * 1024;
export const ZONE_FILE_MAX_ZONES = 1_000;
