type Rgb = readonly [number, number, number];

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const write = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

export const mix = (from: string, to: string, share: number): string => {
  const target = parse(to);
  return write(parse(from).map((part, index) => part + (target[index]! - part) * share) as unknown as Rgb);
};

/** WCAG 2 relative luminance. */
function luminance(hex: string): number {
  const [red, green, blue] = parse(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const TEXT_CONTRAST = 4.5;

/** The nearest step of a colour that can be read on, or under, the given one. */
export function legible(colour: string, against: string, needed: number = TEXT_CONTRAST): string {
  const towards = luminance(against) > 0.4 ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.02) {
    const step = mix(colour, towards, share);
    if (contrast(step, against) >= needed) return step;
  }
  return towards;
}
