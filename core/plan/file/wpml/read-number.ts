/** Nothing where there is none. */
export const numberIn = (text: string): number | undefined => (text === '' || Number.isNaN(Number(text)) ? undefined : Number(text));

/** DJI counts to both sides of north. */
export const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;
