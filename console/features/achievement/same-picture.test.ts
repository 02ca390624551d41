import type { TaskPicture } from '@skyhelm/contract/task-results';
import type { VehiclePicture } from '@skyhelm/contract/vehicle-picture';
import { expect, test } from 'vitest';
import { samePicture } from './same-picture.ts';

const [ONE, OTHER] = ['2026-03-01T08:00:00.000Z', '2026-03-02T08:00:00.000Z'];
const inFolder = (folder: string, takenAt: string | null) => ({ file: '1.jpg', filePlace: `100:/${folder}/1.jpg`, takenAt });
const listed = [inFolder('B', ONE), inFolder('A', OTHER), inFolder('A', ONE)].map(
  (told, at) => ({ ...told, number: 3 - at }) as VehiclePicture,
);
const numberOf = (folder: string, takenAt: string, among = listed) => samePicture(among, inFolder(folder, takenAt) as TaskPicture)?.number;

test('a picture is fetched by when and where the camera put it, not by its name', () => {
  expect([numberOf('A', ONE), numberOf('A', OTHER), numberOf('B', ONE), numberOf('B', OTHER)]).toEqual([1, 2, 3, undefined]);
});

test('one of a camera without a clock is fetched by where that put it', () => {
  const without = listed.map((picture) => ({ ...picture, takenAt: null }));
  expect([numberOf('A', ONE, without), numberOf('B', ONE, without), numberOf('C', ONE, without)]).toEqual([2, 3, undefined]);
});
