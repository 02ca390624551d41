import { cornersIn, descriptionOf, placemarksIn, type Corner } from '../../geo/kml.ts';
import { plainRingOf } from '../../geo/polygon.ts';
import { childOf, childrenOf, textOf, type Element } from '../../xml/read-xml.ts';
import { timeLimits } from './time-limits.ts';
import { emptyZoneFile, NO_LIMITS, type DraftZone, type ZoneFile } from './zone-file.ts';

/** Places of any folder. An area that stands on the ground up to a height is closed up to it. */
export function readKml(root: Element): ZoneFile {
  const file = emptyZoneFile();
  for (const placemark of placemarksIn(root)) {
    const zones = polygonsIn(placemark).map((polygon) => zoneOf(placemark, polygon));
    if (zones.length === 0) file.skipped.shapeless++;
    file.zones.push(...zones);
  }
  return file;
}

const polygonsIn = (element: Element): Element[] =>
  element.children.flatMap((child) => (child.name === 'Polygon' ? [child] : child.name === 'MultiGeometry' ? polygonsIn(child) : []));

function zoneOf(placemark: Element, polygon: Element): DraftZone {
  const outer = childOf(polygon, 'outerBoundaryIs');
  const ring = outer && childOf(outer, 'LinearRing');
  const corners = ring ? cornersIn(textOf(ring, 'coordinates')) : [];
  const span = childOf(placemark, 'TimeSpan');
  return {
    ...NO_LIMITS,
    ...upTo(polygon, corners),
    name: textOf(placemark, 'name'),
    description: descriptionOf(placemark),
    restriction: 'unsaid',
    shape: { kind: 'polygon', points: plainRingOf(corners.map(({ longitude, latitude }) => ({ longitude, latitude }))) },
    ...(span && timeLimits(textOf(span, 'begin'), textOf(span, 'end'))),
    hasHoles: childrenOf(polygon, 'innerBoundaryIs').length > 0,
  };
}

function upTo(polygon: Element, corners: readonly Corner[]): Partial<DraftZone> {
  const mode = textOf(polygon, 'altitudeMode');
  if (mode !== 'absolute' && mode !== 'relativeToGround') return {};
  const ceiling = Math.max(...corners.map(({ altitude = 0 }) => altitude));
  if (!(ceiling > 0)) return {};
  // A plate in the air: whether it is the lid of what is closed, or its floor, nobody says.
  if (textOf(polygon, 'extrude') !== '1') return { hasGuessedHeights: true };
  return { ceiling, datum: mode === 'absolute' ? 'sea' : 'ground' };
}
