import { cornersIn, descriptionOf, ownDataIn, placedIn, type Corner } from '../geo/kml.ts';
import { ringOf } from '../geo/polygon.ts';
import { childOf, childrenOf, readXml, textOf, type Element } from '../xml/read-xml.ts';
import { folderNames } from './folder-names.ts';
import { kmlStyles, type FoundStyle } from './kml-styles.ts';
import {
  ARROW_DIRECTIONS,
  ARROW_POSITIONS,
  LINE_STYLES,
  MARKER_FOLDER_MAX,
  MARKER_ICONS,
  NEW_STYLE,
  type DrawnMarker,
  type MarkerStyle,
} from './marker.ts';

/** A marker as a file has it: nothing of it has been held to any rule yet. */
export interface DraftMarker extends DrawnMarker {
  /** An area with holes: there are no such markers. */
  hasHoles: boolean;
  /** Its height counts from the ground or from nothing: a marker's counts from the sea, and it has none. */
  hasOtherHeight: boolean;
  /** Its corners are not all as high as the first, which is taken. */
  hasManyHeights: boolean;
  /** An area of two colours: a marker has one, that of its border. */
  hasOtherFill: boolean;
  /** An area that is filled more or less opaquely than one with such a border is here, or not at all. */
  hasOtherOpacity: boolean;
}

export interface MarkerFile {
  markers: DraftMarker[];
  /** Tracks, models, pictures and whatever else is neither point nor line nor area. */
  skipped: number;
  /** Folders within folders that are called by their whole path, and those that are called otherwise. */
  nestedFolders: number;
  renamedFolders: number;
}

/** Throws `BrokenXml` for what is none. */
export function readMarkerKml(text: string): MarkerFile {
  const root = readXml(text.replace(/^\uFEFF/, '').trimStart());
  const styleOf = kmlStyles(root);
  const placed = placedIn(root).map((one) => ({ ...one, geometries: geometriesIn(one.placemark) }));
  const filled = placed.filter(({ geometries }) => geometries.length > 0);
  const names = folderNames(
    filled.map(({ folders }) => folders),
    MARKER_FOLDER_MAX,
  );
  return {
    markers: filled.flatMap(({ placemark, folders, geometries }) =>
      geometries.map((geometry) => draftOf(placemark, geometry, names.of(folders), styleOf(placemark))),
    ),
    skipped: placed.length - filled.length,
    nestedFolders: names.nested,
    renamedFolders: names.renamed,
  };
}

const GEOMETRIES = { Point: 'point', LineString: 'line', LinearRing: 'line', Polygon: 'polygon' } as const;
const isGeometry = (name: string): name is keyof typeof GEOMETRIES => Object.hasOwn(GEOMETRIES, name);

const geometriesIn = (element: Element): Element[] =>
  element.children.flatMap((child) => (isGeometry(child.name) ? [child] : child.name === 'MultiGeometry' ? geometriesIn(child) : []));

function draftOf(placemark: Element, geometry: Element, folder: string, found: FoundStyle): DraftMarker {
  const kind = GEOMETRIES[geometry.name as keyof typeof GEOMETRIES];
  const own = ownStyle(placemark);
  const corners = cornersOf(geometry);
  return {
    kind,
    name: textOf(placemark, 'name'),
    // Other software writes pages there; what somebody wrote here is no page, whatever it looks like.
    remarks: own ? textOf(placemark, 'description') : descriptionOf(placemark),
    folder,
    points: (kind === 'polygon' ? ringOf(corners) : corners).map(({ longitude, latitude }) => ({ longitude, latitude })),
    ...NEW_STYLE,
    ...found.of(kind),
    ...own,
    hasHoles: childrenOf(geometry, 'innerBoundaryIs').length > 0,
    ...heightOf(geometry, corners),
    hasOtherFill: found.hasOtherFill(kind),
    hasOtherOpacity: found.hasOtherOpacity(kind),
  };
}

function cornersOf(geometry: Element): Corner[] {
  if (geometry.name !== 'Polygon') return cornersIn(textOf(geometry, 'coordinates'));
  const outer = childOf(geometry, 'outerBoundaryIs');
  const ring = outer && childOf(outer, 'LinearRing');
  return ring ? cornersIn(textOf(ring, 'coordinates')) : [];
}

/** Only what is said to count from the sea does. On the ground nought is said for nothing. */
function heightOf(geometry: Element, corners: readonly Corner[]): Pick<DraftMarker, 'altitude' | 'hasOtherHeight' | 'hasManyHeights'> {
  const heights = corners.map(({ altitude }) => altitude).filter((height) => height !== undefined && !Number.isNaN(height));
  if (textOf(geometry, 'altitudeMode') !== 'absolute') {
    return { altitude: null, hasOtherHeight: heights.some((height) => height !== 0), hasManyHeights: false };
  }
  const [first = null] = heights;
  return { altitude: first, hasOtherHeight: false, hasManyHeights: heights.some((height) => height !== first) };
}

/** What this product has written for itself; nothing in files of others. */
function ownStyle(placemark: Element): Partial<MarkerStyle> | undefined {
  const own = ownDataIn(placemark);
  if (own === undefined) return undefined;
  const said = jsonIn(own);
  const one = <K extends keyof MarkerStyle>(key: K, all: readonly MarkerStyle[K][]): Partial<MarkerStyle> =>
    all.includes(said[key] as MarkerStyle[K]) ? { [key]: said[key] } : {};
  return {
    ...one('icon', MARKER_ICONS),
    ...one('lineStyle', LINE_STYLES),
    ...one('arrowPosition', ARROW_POSITIONS),
    ...one('arrowDirection', ARROW_DIRECTIONS),
  };
}

function jsonIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
