import sharp from 'sharp';

type Colour = readonly [red: number, green: number, blue: number];
export type SamplePicture = 'front' | 'back' | 'passport' | 'certificate';

export const SAMPLE_SIZE = { width: 800, height: 500 };
const { width: WIDTH, height: HEIGHT } = SAMPLE_SIZE;

/** Five by seven dots a letter: no font has to be there. */
const LETTERS: Record<string, number[]> = {
  S: [15, 16, 16, 14, 1, 1, 30],
  A: [14, 17, 17, 31, 17, 17, 17],
  M: [17, 27, 21, 21, 17, 17, 17],
  P: [30, 17, 17, 30, 16, 16, 16],
  L: [16, 16, 16, 16, 16, 16, 31],
  E: [31, 16, 16, 30, 16, 16, 31],
};
const DOT = 16;
const RED: Colour = [198, 40, 40];

const PAPER: Record<SamplePicture, Colour> = {
  front: [226, 238, 247],
  back: [246, 233, 226],
  passport: [236, 228, 214],
  certificate: [232, 242, 232],
};

/** A drawn document that nobody takes for a real one: a card with a shape for a portrait, bars for lines, and SAMPLE across it. */
export async function drawSample(kind: SamplePicture): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  const paint = (x: number, y: number, colour: Colour) => {
    if (x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT) pixels.set(colour, (y * WIDTH + x) * 3);
  };
  const box = (left: number, top: number, wide: number, high: number, colour: Colour) => {
    for (let y = top; y < top + high; y++) for (let x = left; x < left + wide; x++) paint(x, y, colour);
  };
  const disc = (centreX: number, centreY: number, radius: number, colour: Colour) => {
    for (let y = -radius; y <= radius; y++) {
      for (let x = -radius; x <= radius; x++) if (x * x + y * y <= radius * radius) paint(centreX + x, centreY + y, colour);
    }
  };
  const ink: Colour = [110, 122, 138];
  box(0, 0, WIDTH, HEIGHT, [250, 250, 250]);
  box(20, 20, WIDTH - 40, HEIGHT - 40, PAPER[kind]);
  if (kind === 'back') {
    disc(140, 140, 70, RED);
    disc(140, 140, 44, [240, 200, 90]);
  } else {
    const left = kind === 'front' ? 560 : 60;
    box(left, 80, 180, 240, [255, 255, 255]);
    disc(left + 90, 160, 44, ink);
    disc(left + 90, 300, 80, ink);
    box(left, 321, 180, 70, PAPER[kind]);
  }
  const lines = kind === 'front' ? 60 : 280;
  for (const [row, length] of [240, 180, 300, 220].entries()) box(lines, 90 + row * 50, length, 14, ink);
  box(60, 420, 560, 16, ink);
  'SAMPLE'.split('').forEach((letter, place) => {
    for (const [row, dots] of LETTERS[letter]!.entries()) {
      for (let column = 0; column < 5; column++) {
        if (dots & (16 >> column)) box(115 + (place * 6 + column) * DOT, 190 + row * DOT, DOT - 3, DOT - 3, RED);
      }
    }
  });
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
