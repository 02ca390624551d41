import type { Position } from '../geo/position.ts';

export const MARKER_KINDS = ['point', 'line', 'polygon'] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];

/** What a point is drawn as. */
export const MARKER_ICONS = [
  'pin',
  'flag',
  'star',
  'dot',
  'cross',
  'warning',
  'house',
  'person',
  'camera',
  'car',
  'tree',
  'water',
  'fire',
  'tower',
  'helipad',
] as const;
export type MarkerIcon = (typeof MARKER_ICONS)[number];

export const LINE_STYLES = ['solid', 'dotted', 'dashDot'] as const;
export type LineStyle = (typeof LINE_STYLES)[number];

export const ARROW_POSITIONS = ['none', 'start', 'middle', 'end'] as const;
export type ArrowPosition = (typeof ARROW_POSITIONS)[number];

/** Along the line as it was drawn, or against it. */
export const ARROW_DIRECTIONS = ['forward', 'backward'] as const;
export type ArrowDirection = (typeof ARROW_DIRECTIONS)[number];

export const MARKER_NAME_MAX = 100;
export const MARKER_REMARKS_MAX = 2_000;
export const MARKER_FOLDER_MAX = 30;
export const MARKER_POINTS_MAX = 1_000;
/** In pixels. */
export const LINE_WIDTH = { min: 1, max: 20 } as const;
/** In per cent: a hundred would not be seen at all. */
export const TRANSPARENCY = { min: 0, max: 90 } as const;

/** How a marker looks. A point has no line, and what has no line has no arrow. */
export interface MarkerStyle {
  /** `#rrggbb` */
  colour: string;
  icon: MarkerIcon;
  lineStyle: LineStyle;
  width: number;
  transparency: number;
  arrowPosition: ArrowPosition;
  arrowDirection: ArrowDirection;
}

/** Something somebody has drawn on the map. */
export interface DrawnMarker extends MarkerStyle {
  kind: MarkerKind;
  name: string;
  remarks: string;
  /** Nothing for none. */
  folder: string;
  /** One of a point; the corners of a polygon without the first once more. */
  points: Position[];
  /** Metres above sea level; null where nobody has said. */
  altitude: number | null;
}

export const NEW_STYLE: MarkerStyle = {
  colour: '#1565c0',
  icon: 'pin',
  lineStyle: 'solid',
  width: 3,
  transparency: 0,
  arrowPosition: 'none',
  arrowDirection: 'forward',
};

const FEWEST_POINTS: Record<MarkerKind, number> = { point: 1, line: 2, polygon: 3 };

export const hasItsPoints = (kind: MarkerKind, points: readonly Position[]): boolean =>
  points.length >= FEWEST_POINTS[kind] && (kind !== 'point' || points.length === 1);

export const isColour = (text: string): boolean => /^#[\da-f]{6}$/.test(text);
