/** `hole` cuts something out of the area of a pattern; `target` and `landing` ask for one place; `frame` chooses all that it is drawn around. */
export type Tool = 'draw' | 'select' | 'frame' | 'target' | 'hole' | 'landing';
