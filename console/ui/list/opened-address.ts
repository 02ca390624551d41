import { idIn } from './list-address.ts';

const OPENED = 'open';

/** A list with one of its records opened. */
export const openedAddress = (list: string, id: string): string => `${list}?${OPENED}=${id}`;

/** Which record that is, and the address once it is open. */
export function takeOpened<T extends string>(params: URLSearchParams): { id: T | undefined; rest: URLSearchParams } {
  const rest = new URLSearchParams(params);
  rest.delete(OPENED);
  return { id: idIn<T>(params.get(OPENED) ?? undefined), rest };
}
