/** How soon a flight that still lasts is looked at again. */
export const IN_THE_AIR_MS = 5_000;
