const STEPS_S = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 14_400];

/** Whole moments between the ends, as many as there is room for. */
export function timeMarks(from: number, to: number, room: number, origin = from): number[] {
  const wanted = (to - from) / 1000 / Math.max(1, room);
  const step = (STEPS_S.find((seconds) => seconds >= wanted) ?? STEPS_S.at(-1)! * Math.ceil(wanted / STEPS_S.at(-1)!)) * 1000;
  const first = Math.ceil((from - origin) / step);
  const last = Math.floor((to - origin) / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => origin + (first + at) * step);
}

/** Of a range, from nought to one. */
export const shareOf = (at: number, { from, to }: { from: number; to: number }): number =>
  to <= from ? 0 : Math.min(1, Math.max(0, (at - from) / (to - from)));
