export const LIST_PATH = '/history/flight-record';

/** What the list was last filtered by: whoever comes back to it from a flight wants to find it as it was. */
let search = '';

export const noteSearch = (next: string): void => void (search = next);

export const listAddress = (): string => `${LIST_PATH}${search && `?${search}`}`;
