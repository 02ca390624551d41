/** Legible on light, dark and satellite ground. Each is read out by its name. */
export const COLOURS = {
  blue: '#1565c0',
  teal: '#00897b',
  green: '#2e7d32',
  yellow: '#f9a825',
  orange: '#ef6c00',
  red: '#c62828',
  crimson: '#ad1457',
  purple: '#6a1b9a',
  grey: '#455a64',
  white: '#ffffff',
} as const;
export type ColourName = keyof typeof COLOURS;
