/** Corners of one ring or line, and rings of one area: ten thousand corners are still drawn at once. */
export const PATTERN_CORNERS_MAX = 10_000;
export const PATTERN_HOLES_MAX = 200;
export const PATTERN_PLACES_MAX = 1_000;
/** As the specification bounds the scan. */
export const SCAN_ANGLE = { min: -360, max: 360 } as const;
export const SCAN_SPACING = { min: 1, max: 10_000 } as const;
export const TURNAROUND = { min: 0, max: 2_000 } as const;
/** Centimetres a pixel. */
export const RESOLUTION = { min: 0.05, max: 100 } as const;
/** Percent: more would need a picture every few centimetres. */
export const OVERLAP = { min: 0, max: 95 } as const;
/** Degrees from straight down. */
export const OBLIQUE_TILT = { min: 5, max: 70 } as const;
export const CAMERA_TILT = { min: -90, max: 30 } as const;
/** Metres: what has a size has more than none. */
export const PATTERN_SIZE = { min: 0.1, max: 100_000 } as const;
export const PATTERN_HEIGHT = { min: 1, max: 9_999 } as const;
export const SURROUND_RINGS = { min: 1, max: 100 } as const;
export const SURROUND_PICTURES = { min: 0, max: 360 } as const;
export const AB_LANES = { min: 1, max: 1_000 } as const;
export const THROWER_CHANNEL = { min: 1, max: 16 } as const;
export const CAMERA_LENGTH_MM = { min: 0.1, max: 1_000 } as const;
export const CAMERA_PIXELS = { min: 1, max: 100_000 } as const;
export const CAMERA_INTERVAL = { min: 0, max: 60 } as const;
export const CAMERA_NAME_MAX = 50;
