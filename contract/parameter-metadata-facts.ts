/** The largest of ArduPilot have two megabytes. */
export const PARAMETER_METADATA_MAX_BYTES = 8 * 1024 ** 2;
/** What one enterprise may keep. */
export const PARAMETER_METADATA_MAX = 20;
