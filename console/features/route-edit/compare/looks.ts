/** How each of two routes is drawn, on the map and beside its name: by its line as well as by its colour. */
export const LOOKS = {
  one: { track: 1, isDashed: false },
  other: { track: 4, isDashed: true },
} as const;
