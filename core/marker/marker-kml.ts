import { escapeXml } from '../xml/escape-xml.ts';
import { ownData } from '../geo/kml.ts';
import type { Position } from '../geo/position.ts';
import { colourInKml, fillTransparency } from './kml-colour.ts';
import type { DrawnMarker } from './marker.ts';

/** In the order in which they come: those of one folder after each other make one folder. */
export interface MarkerKmlWriter {
  begin(): string;
  add(markers: readonly DrawnMarker[]): string;
  end(): string;
}

export function markerKmlWriter(name: string): MarkerKmlWriter {
  let folder = '';
  const close = () => (folder === '' ? '' : '</Folder>\n');
  function enter(next: string): string {
    if (next === folder) return '';
    const left = close();
    folder = next;
    return next === '' ? left : `${left}<Folder>\n<name>${escapeXml(next)}</name>\n`;
  }
  return {
    begin: () =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2">\n<Document>\n<name>${escapeXml(name)}</name>\n`,
    add: (markers) => markers.map((marker) => enter(marker.folder) + placemarkOf(marker)).join(''),
    end: () => `${close()}</Document>\n</kml>\n`,
  };
}

function placemarkOf(marker: DrawnMarker): string {
  const { icon, lineStyle, arrowPosition, arrowDirection } = marker;
  return [
    `<Placemark>\n<name>${escapeXml(marker.name)}</name>\n`,
    marker.remarks === '' ? '' : `<description>${escapeXml(marker.remarks)}</description>\n`,
    styleOf(marker),
    ownData(JSON.stringify({ icon, lineStyle, arrowPosition, arrowDirection })),
    geometryOf(marker),
    '</Placemark>\n',
  ].join('');
}

function styleOf({ colour, transparency, width }: DrawnMarker): string {
  const line = colourInKml(colour, transparency);
  const fill = colourInKml(colour, fillTransparency(transparency));
  return (
    `<Style><IconStyle><color>${line}</color></IconStyle>` +
    `<LineStyle><color>${line}</color><width>${width}</width></LineStyle>` +
    `<PolyStyle><color>${fill}</color></PolyStyle></Style>\n`
  );
}

function geometryOf({ kind, points, altitude }: DrawnMarker): string {
  const mode = altitude === null ? '' : '<altitudeMode>absolute</altitudeMode>';
  const written = (all: readonly Position[]) => `<coordinates>${all.map((point) => tuple(point, altitude)).join(' ')}</coordinates>`;
  switch (kind) {
    case 'point':
      return `<Point>${mode}${written(points)}</Point>\n`;
    case 'line':
      return `<LineString>${mode}${written(points)}</LineString>\n`;
    case 'polygon':
      return `<Polygon>${mode}<outerBoundaryIs><LinearRing>${written([...points, points[0]!])}</LinearRing></outerBoundaryIs></Polygon>\n`;
  }
}

/** Every digit, so that what is read again is the very same place. */
const tuple = ({ longitude, latitude }: Position, altitude: number | null): string =>
  altitude === null ? `${longitude},${latitude}` : `${longitude},${latitude},${altitude}`;
