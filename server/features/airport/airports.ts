import { readFileSync } from 'node:fs';
import { airportZones, type Airport } from '@skyhelm/core/airspace/airport';
import type { Zone } from '@skyhelm/core/airspace/zone';

/** From OurAirports, which is in the public domain: all large airports and those of medium size with regular flights, with a runway of 1,200 m or more. */
const TABLE = new URL('./airports.tsv', import.meta.url);

function read(): Airport[] {
  const lines = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [id, name, ...numbers] = line.split('\t') as [string, string, ...string[]];
    const [latitude, longitude, bearing, length, runways] = numbers.map(Number) as [number, number, number, number, number];
    return { id, name, latitude, longitude, bearing, length, runways };
  });
}

let known: { airports: Airport[]; zones: Zone[] } | undefined;

/** Read when somebody first asks: most enterprises never do. */
export function knownAirports(): { airports: readonly Airport[]; zones: readonly Zone[] } {
  if (!known) {
    const airports = read();
    known = { airports, zones: airports.flatMap(airportZones) };
  }
  return known;
}
