/** A square degree with a height for every second of arc has 26 million bytes, and as floats twice as many. */
export const HEIGHT_FILE_MAX_BYTES = 64 * 1024 ** 2;
/** What one enterprise may keep. */
export const HEIGHT_FILES_MAX = 200;
