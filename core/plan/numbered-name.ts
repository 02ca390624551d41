import { ROUTE_NAME } from './route-limits.ts';

/** "Harbour" becomes "Harbour 1", as far as there is room for it. */
export const numberedName = (name: string, number: number): string => {
  const end = ` ${number}`;
  return `${shortened(name, ROUTE_NAME.max - end.length)}${end}`;
};

/** Cut in the middle of a word a name reads like a slip: whole words stay, unless they are too few to tell by. */
function shortened(name: string, room: number): string {
  const letters = [...name];
  if (letters.length <= room) return name;
  const cut = letters.slice(0, room).join('');
  const whole = /^\s/.test(letters[room]!) ? cut : cut.replace(/\s\S*$/, '');
  const kept = whole.replace(/[\s\p{Pd}\p{Ps},;:/·，、；：]+$/u, '');
  return [...kept].length * 2 >= room ? kept : cut;
}
