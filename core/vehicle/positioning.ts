/** How a position was found, from nothing to the centimetre; a type's number is its place here. */
export const POSITIONING_TYPES = ['none', 'poorGps', 'singlePoint', 'differential', 'float', 'fixed', 'inertial', 'gps'] as const;

export type Positioning = (typeof POSITIONING_TYPES)[number];

export const positioningNumber = (type: Positioning): number => POSITIONING_TYPES.indexOf(type);
export const positioningNumbered = (number: number): Positioning | undefined => POSITIONING_TYPES[number];
