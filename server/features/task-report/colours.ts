export const COLOURS = { ink: '#1f2937', soft: '#6b7280', line: '#d1d5db', pale: '#f3f4f6', strong: '#1d4ed8' } as const;

/** Told apart by people who tell colours apart badly, and in print. */
export const FLIGHT_COLOURS = ['#d55e00', '#0072b2', '#009e73', '#cc79a7', '#8a6d00', '#56b4e9', '#7a0177', '#000000'] as const;

export const colourOf = (number: number): string => FLIGHT_COLOURS[(number - 1) % FLIGHT_COLOURS.length]!;
