import type { FlightWriter, WrittenFlight } from './flight-writer.ts';
import { isoTime } from './iso-time.ts';
import { escapeXml } from '../../xml/escape-xml.ts';
import { trackPoints, type TrackPoint } from './track-points.ts';

const DEGREES = 7;
const METRES = 2;

const head = (name: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">
<Document>
<name>${name}</name>
<Style id="flown"><LineStyle><color>ff1a8cff</color><width>3</width></LineStyle></Style>
<Placemark>
<name>${name}</name>
<styleUrl>#flown</styleUrl>
<gx:MultiTrack>
<altitudeMode>absolute</altitudeMode>
<gx:interpolate>0</gx:interpolate>
`;

const END = `</gx:MultiTrack>
</Placemark>
</Document>
</kml>
`;

type Raised = TrackPoint & { altitude: number };

const coordinates = ({ longitude, latitude, altitude }: Raised): string =>
  `<gx:coord>${longitude.toFixed(DEGREES)} ${latitude.toFixed(DEGREES)} ${altitude.toFixed(METRES)}</gx:coord>\n`;

function trackOf(points: readonly Raised[]): string {
  const times = points.map(({ at }) => `<when>${isoTime(at, 0)}</when>\n`).join('');
  return `<gx:Track>\n<altitudeMode>absolute</altitudeMode>\n${times}${points.map(coordinates).join('')}</gx:Track>\n`;
}

/** In parts that no gap lies within. */
function knownTogether(points: readonly Raised[]): Raised[][] {
  const parts: Raised[][] = [];
  for (const point of points) {
    if (parts.length === 0 || !point.isJoined) parts.push([]);
    parts.at(-1)!.push(point);
  }
  return parts;
}

/** A track with times, as Google Earth plays it. It wants all times before all places, so that each stretch is a track of its own. */
export function kmlWriter({ name }: WrittenFlight): FlightWriter {
  // At the height of nought it would be drawn below the ground.
  const pointsIn = trackPoints(({ altitude }) => altitude !== undefined);
  /** Begins the next stretch, or there would be a gap between the two. */
  let last: Raised | undefined;
  return {
    begin: () => head(escapeXml(name)),
    add(samples) {
      const raised = pointsIn(samples).map((point): Raised => ({ ...point, altitude: point.state.altitude! }));
      const [first] = raised;
      if (!first) return '';
      const points = last && first.isJoined ? [last, ...raised] : raised;
      last = raised.at(-1);
      return knownTogether(points).map(trackOf).join('');
    },
    end: () => END,
  };
}
