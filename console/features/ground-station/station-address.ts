/** What the address calls the aircraft one has in hand. */
export const IN_HAND = 'uav';

/** What it calls those that the list shows. */
export const SHOWN = 'show';

/** The ground station with this aircraft in hand. */
export const stationAddress = (id: string): string => `/tta?${new URLSearchParams({ [IN_HAND]: id }).toString()}`;
