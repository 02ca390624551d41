import sharp from 'sharp';

const SIDE = 256;

type Point = readonly [number, number];

/** How far a point lies from a circle's line, and from the stretch between two points. */
const fromRing = ([x, y]: Point, [cx, cy]: Point, radius: number) => Math.abs(Math.hypot(x - cx, y - cy) - radius);
function fromLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

const ROTORS: readonly Point[] = [
  [80, 88],
  [176, 88],
  [80, 168],
  [176, 168],
];

/** A drone seen from above: four rotors, two arms, a body. */
const isDrawn = (at: Point): boolean =>
  ROTORS.some((rotor) => fromRing(at, rotor, 27) <= 5) ||
  fromLine(at, ROTORS[0]!, ROTORS[3]!) <= 6 ||
  fromLine(at, ROTORS[1]!, ROTORS[2]!) <= 6 ||
  Math.hypot(at[0] - 128, at[1] - 128) <= 20;

/** Inside of a square with round corners. */
const isGround = ([x, y]: Point): boolean => {
  const [dx, dy] = [Math.max(0, Math.abs(x - 128) - 72), Math.max(0, Math.abs(y - 128) - 72)];
  return Math.hypot(dx, dy) <= 52;
};

const STEPS = [0.125, 0.375, 0.625, 0.875];

/** Sixteen looks at each pixel make the edges smooth. */
function pixel(x: number, y: number): [number, number, number, number] {
  const looks = STEPS.flatMap((dx) => STEPS.map((dy): Point => [x + dx, y + dy]));
  const ground = looks.filter(isGround).length / looks.length;
  const drawn = looks.filter(isDrawn).length / looks.length;
  const shade = (from: number, to: number) => (from + ((to - from) * y) / SIDE) * (1 - drawn) + 255 * drawn;
  return [shade(22, 12), shade(143, 92), shade(140, 104), 255 * ground];
}

/** The logo of the demo enterprise, drawn and not loaded: an installation needs no picture files. */
export async function demoLogo(): Promise<{ bytes: Buffer; mediaType: string; width: number; height: number }> {
  const raw = Buffer.alloc(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) raw.set(pixel(x, y).map(Math.round), (y * SIDE + x) * 4);
  const bytes = await sharp(raw, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .webp({ lossless: true })
    .toBuffer();
  return { bytes, mediaType: 'image/webp', width: SIDE, height: SIDE };
}
