import { escapeXml } from '../xml/escape-xml.ts';
import { childOf, childrenOf, textOf, type Element } from '../xml/read-xml.ts';
import type { Position } from './position.ts';

export type Corner = Position & {
  /** Nothing where the file does not say. */
  altitude: number | undefined;
};

export interface Placed {
  placemark: Element;
  /** The names of the folders around it, the outermost first; those without a name are none. */
  folders: readonly string[];
}

/** All of them, however deep in folders. */
export const placedIn = (element: Element, folders: readonly string[] = []): Placed[] =>
  element.children.flatMap((child) => {
    if (child.name === 'Placemark') return [{ placemark: child, folders }];
    const name = child.name === 'Folder' ? textOf(child, 'name').normalize('NFC') : '';
    return placedIn(child, name === '' ? folders : [...folders, name]);
  });

export const placemarksIn = (element: Element): Element[] => placedIn(element).map(({ placemark }) => placemark);

/** Programs write pages there: what is left without their marks is what a person wrote. */
export const descriptionOf = (element: Element): string =>
  textOf(element, 'description')
    .replace(/<[^<>]*>/g, ' ')
    .trim();

/** What KML has no word for stands in a field of this name: other software leaves it alone. */
const OWN_DATA = 'skyhelm';

/** What this product writes into a placemark for itself. */
export const ownData = (value: string): string =>
  `<ExtendedData><Data name="${OWN_DATA}"><value>${escapeXml(value)}</value></Data></ExtendedData>\n`;

/** Nothing in files of others. */
export function ownDataIn(placemark: Element): string | undefined {
  const data = childOf(placemark, 'ExtendedData');
  const field = data && childrenOf(data, 'Data').find(({ attributes }) => attributes.get('name') === OWN_DATA);
  return field && textOf(field, 'value');
}

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
