import { ROUTE_NAME } from './route-limits.ts';

/** "Harbour" becomes "Harbour 1", as far as there is room for it. */
export const numberedName = (name: string, number: number): string => {
  const end = ` ${number}`;
  return `${[...name].slice(0, ROUTE_NAME.max - end.length).join('')}${end}`;
};
