import type { TaskPicture } from '@skyhelm/contract/task-results';
import type { VehiclePicture } from '@skyhelm/contract/vehicle-picture';
import { describe, expect, test } from 'vitest';
import { samePicture } from './same-picture.ts';

const [ONE, OTHER] = ['2026-03-01T08:00:00.000Z', '2026-03-02T08:00:00.000Z'];
const told = (folder: string, takenAt: string | null, toldAt = takenAt) => ({
  file: '1.jpg',
  filePlace: `100:/${folder}/1.jpg`,
  takenAt,
  toldAt,
});
const numbered = (pictures: ReturnType<typeof told>[]) =>
  pictures.map((picture, at) => ({ ...picture, number: pictures.length - at }) as VehiclePicture);
const after = (moment: string, seconds: number): string => new Date(Date.parse(moment) + seconds * 1_000).toISOString();

test('a picture is fetched by when and where the camera put it, not by its name', () => {
  const listed = numbered([told('B', ONE), told('A', OTHER), told('A', ONE)]);
  const numberOf = (folder: string, takenAt: string) =>
    samePicture(listed, told(folder, takenAt, after(takenAt, 90)) as TaskPicture)?.number;
  expect([numberOf('A', ONE), numberOf('A', OTHER), numberOf('B', ONE), numberOf('B', OTHER)]).toEqual([1, 2, 3, undefined]);
});

describe('one of a camera without a clock', () => {
  const numberOf = (listed: VehiclePicture[], folder: string, toldAt: string) =>
    samePicture(listed, told(folder, toldAt) as TaskPicture)?.number;

  test('is fetched by where that put it, and not if it was told of at another time', () => {
    const listed = numbered([told('B', null, ONE), told('A', null, OTHER)]);
    expect([numberOf(listed, 'A', OTHER), numberOf(listed, 'B', ONE), numberOf(listed, 'C', ONE)]).toEqual([1, 2, undefined]);
    expect([numberOf(listed, 'A', ONE), numberOf(listed, 'B', OTHER)]).toEqual([undefined, undefined]);
    expect([30, 30.001, -30, -30.001].map((seconds) => numberOf(listed, 'B', after(ONE, seconds)))).toEqual([2, undefined, 2, undefined]);
  });

  test('is the one that was told of nearest to then, where it soon took another in that place', () => {
    const listed = numbered([told('A', null, after(ONE, 20)), told('A', null, ONE)]);
    expect([1, 9, 11, 21].map((seconds) => numberOf(listed, 'A', after(ONE, seconds)))).toEqual([1, 1, 2, 2]);
  });
});
