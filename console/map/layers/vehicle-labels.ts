import type { Palette } from '../palette.ts';
import type { Vehicles } from './vehicles.ts';
import styles from '../map.module.css';

/** More names than these hide each other and the land: then only those of chosen vehicles are shown. */
const MOST = 24;
/** Who is named is settled now and then; where the names stand, at each frame. */
const SETTLE_EVERY_MS = 250;
const BELOW_PX = 14;
const LINE_PX = 14;
/** Of this script or that: near enough to keep names apart. */
const HALF_LETTER_PX = 4;

interface Spot {
  x: number;
  y: number;
  half: number;
}

const isOver = (one: Spot, other: Spot): boolean =>
  Math.abs(one.x - other.x) < one.half + other.half && Math.abs(one.y - other.y) < LINE_PX;

export interface VehicleLabels {
  restyle(palette: Palette): void;
  setChosen(ids: ReadonlySet<string>): void;
  /** To be called behind each frame. */
  place(): void;
  remove(): void;
}

/** Names beside the symbols, as elements: crisp in every script, and few. */
export function vehicleLabels(box: HTMLElement, vehicles: Vehicles): VehicleLabels {
  const holder = box.appendChild(document.createElement('div'));
  holder.className = styles['labels']!;
  // A reader of screens has the list of vehicles; names that swim about would be noise.
  holder.setAttribute('aria-hidden', 'true');
  const labels: HTMLSpanElement[] = [];
  let chosen: ReadonlySet<string> = new Set();
  let named: string[] = [];
  let settledAt = -Infinity;

  function settle(): void {
    const { pack } = vehicles;
    const { clientWidth, clientHeight } = box;
    const seen: string[] = [];
    for (let at = 0; at < pack.count && seen.length <= MOST; at++) {
      const { x, y } = vehicles.place(at);
      if (x > 0 && y > 0 && x < clientWidth && y < clientHeight) seen.push(pack.marks[at]!.id);
    }
    named = seen.length <= MOST ? seen : [...chosen].slice(0, MOST);
  }

  function show(count: number, text: string, x: number, y: number): void {
    const label = (labels[count] ??= holder.appendChild(document.createElement('span')));
    label.hidden = false;
    if (label.textContent !== text) label.textContent = text;
    label.style.transform = `translate(${x.toFixed(1)}px, ${(y + BELOW_PX).toFixed(1)}px) translateX(-50%)`;
  }

  return {
    remove: () => holder.remove(),
    restyle({ placeName, halo }) {
      holder.style.setProperty('--label', placeName);
      holder.style.setProperty('--halo', halo);
    },
    setChosen(ids) {
      chosen = ids;
      settledAt = -Infinity;
    },
    place() {
      const now = performance.now();
      if (now - settledAt > SETTLE_EVERY_MS) {
        settle();
        settledAt = now;
      }
      const { pack } = vehicles;
      const wanted = new Set(named);
      const taken: Spot[] = [];
      // The last are the chosen ones: where two names would lie on each other, theirs stays.
      for (let at = pack.count - 1; at >= 0 && wanted.size > 0; at--) {
        const { id, name } = pack.marks[at]!;
        if (!wanted.delete(id)) continue;
        const { x, y } = vehicles.place(at);
        const spot = { x, y, half: HALF_LETTER_PX * name.length };
        if (taken.some((other) => isOver(spot, other))) continue;
        show(taken.length, name, x, y);
        taken.push(spot);
      }
      for (let at = taken.length; at < labels.length; at++) labels[at]!.hidden = true;
    },
  };
}
