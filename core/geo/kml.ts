import type { Element } from '../xml/read-xml.ts';
import type { Position } from './position.ts';

export type Corner = Position & {
  /** Nothing where the file does not say. */
  altitude: number | undefined;
};

/** Of any folder. */
export const placemarksIn = (element: Element): Element[] =>
  element.children.flatMap((child) => (child.name === 'Placemark' ? [child] : placemarksIn(child)));

const degreesIn = (text: string | undefined): number => (text === undefined || text.trim() === '' ? Number.NaN : Number(text));

/** `longitude,latitude,altitude`, parted by spaces. What is no number stays none, for the rules to name. */
export const cornersIn = (coordinates: string): Corner[] =>
  coordinates
    .split(/\s+/)
    .filter((tuple) => tuple !== '')
    .map((tuple) => {
      const [longitude, latitude, altitude] = tuple.split(',');
      return {
        longitude: degreesIn(longitude),
        latitude: degreesIn(latitude),
        altitude: altitude === undefined ? undefined : degreesIn(altitude),
      };
    });
