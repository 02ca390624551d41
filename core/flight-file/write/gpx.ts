import type { FlightWriter, WrittenFlight } from './flight-writer.ts';
import { isoTime } from './iso-time.ts';
import { escapeXml } from '../../xml/escape-xml.ts';
import { trackPoints, type TrackPoint } from './track-points.ts';

const DEGREES = 7;
const METRES = 2;

const head = (name: string, takeOffAt: number): string => `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Skyhelm" xmlns="http://www.topografix.com/GPX/1/1">
<metadata><name>${name}</name><time>${isoTime(takeOffAt, 0)}</time></metadata>
<trk>
<name>${name}</name>
<trkseg>
`;

/** The order of its parts is that of the format. */
function pointOf({ at, latitude, longitude, state: { altitude, satellites, hdop } }: TrackPoint): string {
  const parts = [
    altitude === undefined ? '' : `<ele>${altitude.toFixed(METRES)}</ele>`,
    `<time>${isoTime(at, 0)}</time>`,
    satellites === undefined ? '' : `<sat>${satellites}</sat>`,
    hdop === undefined ? '' : `<hdop>${hdop.toFixed(2)}</hdop>`,
  ];
  return `<trkpt lat="${latitude.toFixed(DEGREES)}" lon="${longitude.toFixed(DEGREES)}">${parts.join('')}</trkpt>\n`;
}

export function gpxWriter({ name, takeOffAt }: WrittenFlight): FlightWriter {
  const pointsIn = trackPoints();
  let isBegun = false;
  return {
    begin: () => head(escapeXml(name), takeOffAt),
    add(samples) {
      let written = '';
      for (const point of pointsIn(samples)) {
        if (isBegun && !point.isJoined) written += '</trkseg>\n<trkseg>\n';
        isBegun = true;
        written += pointOf(point);
      }
      return written;
    },
    end: () => '</trkseg>\n</trk>\n</gpx>\n',
  };
}
