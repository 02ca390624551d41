/** `hole` cuts something out of the area of a pattern; `target` and `landing` ask for one place. */
export type Tool = 'draw' | 'select' | 'target' | 'hole' | 'landing';
