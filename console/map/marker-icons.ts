import type { MarkerIcon } from '@skyhelm/core/marker/marker';

/** What stands in the head of a pin, in a box of 24; what is enclosed twice is left out. */
export const ICON_PATHS: Record<MarkerIcon, string> = {
  pin: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
  flag: 'M5 3h2v18H5zM8 4h12l-3.5 4.5L20 13H8z',
  star: 'm12 2 3 6.6 7 .8-5.2 4.8 1.5 7-6.3-3.6-6.3 3.6 1.5-7L2 9.4l7-.8z',
  dot: 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z',
  cross: 'M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z',
  warning: 'M12 3 22.5 21h-21ZM11 9.5v5.5h2V9.5ZM11 16.5v2h2v-2Z',
  house: 'M12 3 2 12h3v9h5v-6h4v6h5v-9h3z',
  person: 'M12 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21a8 8 0 0 1 16 0z',
  camera: 'M9 5h6l1.5 3H21v12H3V8h4.5zM12 10a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  car: 'M6 6h12l3 6v7h-3v-2H6v2H3v-7zM7.2 8 5.5 12h13L16.8 8z',
  tree: 'M12 2 5 11h3l-4 6h7v5h2v-5h7l-4-6h3z',
  water: 'M12 2c4 6 7 9.5 7 13a7 7 0 0 1-14 0c0-3.5 3-7 7-13Z',
  fire: 'M13 2c1 4 6 6 6 12a7 7 0 0 1-14 0c0-3 2-4.5 3-7 1.5 1 2 2.5 2 4 2-2 3-5 3-9Z',
  tower: 'M11 2h2l5 20h-2.2l-1-4H9.2l-1 4H6zM11.5 9l-1.8 7h4.6l-1.8-7z',
  helipad: 'M6 4h3v6.5h6V4h3v16h-3v-6.5H9V20H6z',
};

/** Those that stand on their place; all others are pins whose tip points to it. */
export const FLAT_ICONS: readonly MarkerIcon[] = ['dot', 'cross'];

const RED = 0.299;
const GREEN = 0.587;

/** What can be read on a ground of this colour. */
export function inkOn(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return RED * red! + GREEN * green! + (1 - RED - GREEN) * blue! > 150 ? '#10171f' : '#ffffff';
}
