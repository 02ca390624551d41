import { TRANSPARENCY } from './marker.ts';

const hex = (value: number): string => value.toString(16).padStart(2, '0');
const OPAQUE = 255;

/** KML turns colours around: opacity, blue, green, red. */
export function colourInKml(colour: string, transparency: number): string {
  const [red, green, blue] = [colour.slice(1, 3), colour.slice(3, 5), colour.slice(5, 7)];
  return `${hex(Math.round(((100 - transparency) * OPAQUE) / 100))}${blue}${green}${red}`;
}

/** An area lets what lies below it shine through, as it does on our map. */
const FILL_TRANSPARENCY = 75;

/** Of the inside of an area, by that of its border. */
export const fillTransparency = (transparency: number): number => Math.max(transparency, FILL_TRANSPARENCY);

/** Nothing for what is no colour. What could not be seen at all is made as pale as ours may be. */
export function colourOfKml(text: string): { colour: string; transparency: number } | undefined {
  const found = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(text.toLowerCase());
  if (!found) return undefined;
  const [, opacity, blue, green, red] = found;
  const transparency = 100 - Math.round((Number.parseInt(opacity!, 16) * 100) / OPAQUE);
  return { colour: `#${red}${green}${blue}`, transparency: Math.min(transparency, TRANSPARENCY.max) };
}
