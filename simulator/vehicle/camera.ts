import type { Picture } from './notice.ts';

export interface Camera {
  taken: number;
  /** By distance, by time, and how many pictures of a series are still to come. */
  everyMetres: number;
  everySeconds: number;
  toCome: number;
  lastAt: { north: number; east: number; seconds: number } | undefined;
  recordingSince: number | undefined;
  pictures: Picture[];
}

export const freshCamera = (): Camera => ({
  taken: 0,
  everyMetres: 0,
  everySeconds: 0,
  toCome: 0,
  lastAt: undefined,
  recordingSince: undefined,
  pictures: [],
});
