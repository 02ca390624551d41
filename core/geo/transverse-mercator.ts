const EQUATOR_RADIUS = 6_378_137;
const FLATTENING = 1 / 298.257_223_563;
const N = FLATTENING / (2 - FLATTENING);
const ECCENTRICITY = Math.sqrt(FLATTENING * (2 - FLATTENING));
const RADIANS = Math.PI / 180;

/** Krüger's series, to the fourth power of the third flattening: what is left out is less than a micrometre. */
const RECTIFYING_RADIUS = (EQUATOR_RADIUS / (1 + N)) * (1 + N ** 2 / 4 + N ** 4 / 64);
const FORTH = [
  N / 2 - (2 / 3) * N ** 2 + (5 / 16) * N ** 3 + (41 / 180) * N ** 4,
  (13 / 48) * N ** 2 - (3 / 5) * N ** 3 + (557 / 1_440) * N ** 4,
  (61 / 240) * N ** 3 - (103 / 140) * N ** 4,
  (49_561 / 161_280) * N ** 4,
] as const;
const BACK = [
  N / 2 - (2 / 3) * N ** 2 + (37 / 96) * N ** 3 - (1 / 360) * N ** 4,
  (1 / 48) * N ** 2 + (1 / 15) * N ** 3 - (437 / 1_440) * N ** 4,
  (17 / 480) * N ** 3 - (37 / 840) * N ** 4,
  (4_397 / 161_280) * N ** 4,
] as const;

/** Metres north of the equator and east of the meridian that the plane touches. */
export interface OnPlane {
  north: number;
  east: number;
}

const conformal = (tangent: number): number => {
  const sine = tangent / Math.hypot(1, tangent);
  const bend = Math.sinh(ECCENTRICITY * Math.atanh(ECCENTRICITY * sine));
  return tangent * Math.hypot(1, bend) - bend * Math.hypot(1, tangent);
};

/** The tangent of a latitude from that of its conformal one, by Newton's way. */
function geodetic(wanted: number): number {
  let tangent = wanted / Math.sqrt(1 - ECCENTRICITY ** 2);
  for (let round = 0; round < 4; round++) {
    const there = conformal(tangent);
    const slope = (1 + (1 - ECCENTRICITY ** 2) * tangent ** 2) / ((1 - ECCENTRICITY ** 2) * Math.hypot(1, tangent));
    tangent += ((wanted - there) / Math.hypot(1, there)) * slope;
  }
  return tangent;
}

/** From degrees of latitude, and of longitude from the meridian, onto the plane. */
export function ontoPlane(latitude: number, fromMeridian: number, scale: number): OnPlane {
  const tangent = conformal(Math.tan(latitude * RADIANS));
  const [sine, cosine] = [Math.sin(fromMeridian * RADIANS), Math.cos(fromMeridian * RADIANS)];
  const [up, side] = [Math.atan2(tangent, cosine), Math.asinh(sine / Math.hypot(tangent, cosine))];
  let [north, east] = [up, side];
  FORTH.forEach((factor, at) => {
    const times = 2 * (at + 1);
    north += factor * Math.sin(times * up) * Math.cosh(times * side);
    east += factor * Math.cos(times * up) * Math.sinh(times * side);
  });
  return { north: scale * RECTIFYING_RADIUS * north, east: scale * RECTIFYING_RADIUS * east };
}

/** The way back. */
export function fromPlane({ north, east }: OnPlane, scale: number): { latitude: number; fromMeridian: number } {
  const [up, side] = [north / (scale * RECTIFYING_RADIUS), east / (scale * RECTIFYING_RADIUS)];
  let [turned, aside] = [up, side];
  BACK.forEach((factor, at) => {
    const times = 2 * (at + 1);
    turned -= factor * Math.sin(times * up) * Math.cosh(times * side);
    aside -= factor * Math.cos(times * up) * Math.sinh(times * side);
  });
  const tangent = geodetic(Math.sin(turned) / Math.hypot(Math.sinh(aside), Math.cos(turned)));
  return {
    latitude: Math.atan(tangent) / RADIANS,
    fromMeridian: Math.atan2(Math.sinh(aside), Math.cos(turned)) / RADIANS,
  };
}
