export type Parts = Record<string, string | number>;

/** In the namespace of DJI. */
export const element = (name: string, inside: string): string => `<wpml:${name}>${inside}</wpml:${name}>`;

export const elements = (parts: Parts): string =>
  Object.entries(parts)
    .map(([name, value]) => element(name, String(value)))
    .join('');
