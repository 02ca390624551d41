import type { Marker, MarkerForm } from '@skyhelm/contract/marker';
import { lineIssue, parsePositions } from '@skyhelm/core/geo/parse-positions';
import type { Position } from '@skyhelm/core/geo/position';
import { NEW_STYLE, type MarkerKind, type MarkerStyle } from '@skyhelm/core/marker/marker';
import { numberIn, wholeIn } from '../../ui/form/number-in.ts';
import type { Schema } from '../../ui/form/rules.ts';

/** As it is typed: positions as text, a line each, and numbers as they were written. */
export interface MarkerValues extends Omit<MarkerForm, 'points' | 'altitude' | 'width' | 'transparency'> {
  places: string;
  altitude: string;
  width: string;
  transparency: string;
}
export type MarkerEdit = MarkerValues & Pick<Marker, 'id' | 'version'>;

/** Clicked or dragged: a tenth of a metre, nobody points any better. */
const DIGITS = 6;

export const clickedLine = ({ latitude, longitude }: Position): string => `${latitude.toFixed(DIGITS)}, ${longitude.toFixed(DIGITS)}`;
/** All of its digits, and never as a power of ten, which is no notation of positions. */
const written = (degrees: number): string => (degrees !== 0 && Math.abs(degrees) < 1e-6 ? degrees.toFixed(15) : String(degrees));
export const linesOf = (points: readonly Position[]): string =>
  points.map(({ latitude, longitude }) => `${written(latitude)}, ${written(longitude)}`).join('\n');

export const newMarker = (kind: MarkerKind, points: readonly Position[] = []): Partial<MarkerValues> => ({
  ...NEW_STYLE,
  kind,
  places: points.map(clickedLine).join('\n'),
  width: String(NEW_STYLE.width),
  transparency: String(NEW_STYLE.transparency),
});

/** What is sent of the form. */
export const inputOf = <V extends MarkerValues>({ places, altitude, width, transparency, ...rest }: V) => ({
  ...rest,
  points: parsePositions(places ?? '').positions,
  altitude: numberIn(altitude) ?? null,
  width: wholeIn(width),
  transparency: wholeIn(transparency),
});

/** How it looks so far; what is no number yet is drawn as in a new one. */
export const styleOf = (values: Partial<MarkerValues>): MarkerStyle => {
  const number = (text: string | undefined, otherwise: number) => {
    const value = numberIn(text);
    return typeof value === 'number' ? value : otherwise;
  };
  const { colour = NEW_STYLE.colour, icon = NEW_STYLE.icon, lineStyle = NEW_STYLE.lineStyle } = values;
  const { arrowPosition = NEW_STYLE.arrowPosition, arrowDirection = NEW_STYLE.arrowDirection } = values;
  return {
    ...{ colour, icon, lineStyle, arrowPosition, arrowDirection },
    width: number(values.width, NEW_STYLE.width),
    transparency: number(values.transparency, NEW_STYLE.transparency),
  };
};

export const valuesOf = (marker: Marker): MarkerEdit => {
  const { id, version, kind, name, remarks, folder, points, altitude, colour, icon, lineStyle, arrowPosition, arrowDirection } = marker;
  return {
    ...{ id, version, kind, name, remarks, folder, colour, icon, lineStyle, arrowPosition, arrowDirection },
    places: linesOf(points),
    altitude: altitude === null ? '' : String(altitude),
    width: String(marker.width),
    transparency: String(marker.transparency),
  };
};

/** The schema asks for numbers and positions, the form holds what was typed. */
export const typedSchema = (schema: Schema): Schema => ({
  safeParse(given) {
    const values = given as MarkerValues;
    const result = schema.safeParse(inputOf(values));
    if (result.success) return result;
    const issues = result.error.issues.map(({ path, message }) =>
      path[0] === 'points' ? { path: ['places'], message: lineIssue(values.places ?? '') ?? message } : { path, message },
    );
    return { success: false, error: { issues } };
  },
});
