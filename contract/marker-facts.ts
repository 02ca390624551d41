export const MARKERS_MAX = 20_000;
export const MARKER_FILE_MAX_BYTES = 10 * 1024 * 1024;
export const MARKER_FILE_MAX_MARKERS = 10_000;
