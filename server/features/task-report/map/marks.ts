import type { Line, Style } from '../letters/type-setter.ts';

export type Spot = readonly [x: number, y: number];

interface Paint {
  fill?: { colour: string; opacity?: number };
  stroke?: { colour: string; width: number; dash?: readonly [long: number, gap: number] };
}

/** One thing to be painted, in points: on paper and in a picture it is the same. */
export type Mark =
  | ({ kind: 'ways'; ways: readonly (readonly Spot[])[]; isClosed?: true } & Paint)
  | ({ kind: 'dot'; centre: Spot; radius: number } & Paint)
  | { kind: 'text'; line: Line; x: number; top: number; style: Style }
  | { kind: 'picture'; jpeg: Buffer; x: number; y: number; width: number; height: number };

export const shape = (corners: readonly Spot[], paint: Paint): Mark => ({ kind: 'ways', ways: [corners], isClosed: true, ...paint });

export const rectangle = (x: number, y: number, width: number, height: number, paint: Paint): Mark =>
  shape(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    paint,
  );
