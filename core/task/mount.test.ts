import { expect, test } from 'vitest';
import type { Camera } from '../vehicle/payload.ts';
import { mountIssues } from './mount.ts';
import type { Mount } from './task.ts';

const CAMERA: Camera = {
  number: 1,
  vendor: 'Maker',
  model: 'Eye',
  takesPictures: true,
  takesVideo: true,
  canZoom: false,
  hasStream: false,
  width: 0,
  height: 0,
};
const found = (mount: Mount, cameras?: Camera[]) => mountIssues(mount, cameras).map(({ severity, code }) => `${severity} ${code}`);

test('who says nothing of what it carries is warned of, whatever the task needs', () => {
  for (const mount of ['zoomCamera', 'mappingCamera', 'thrower'] as const) {
    expect(found(mount), mount).toEqual(['warning task.carried.unknown']);
    expect(found(mount, []), mount).toEqual(['warning task.carried.unknown']);
  }
});

test('a camera that takes no pictures is no camera for a task', () => {
  for (const mount of ['zoomCamera', 'infraredCamera', 'mappingCamera', 'obliqueCamera'] as const)
    expect(found(mount, [{ ...CAMERA, takesPictures: false }]), mount).toEqual(['error task.carried.noPictures']);
});

test('any camera maps; whether one zooms it says itself', () => {
  expect(found('mappingCamera', [CAMERA])).toEqual([]);
  expect(found('obliqueCamera', [CAMERA])).toEqual([]);
  expect(found('zoomCamera', [CAMERA])).toEqual(['warning task.carried.noZoom']);
  expect(found('zoomCamera', [CAMERA, { ...CAMERA, canZoom: true }])).toEqual([]);
});

test('what no aircraft speaks of stays unknown beside a camera', () => {
  for (const mount of ['infraredCamera', 'megaphone', 'lifeDetector', 'cargoBox'] as const)
    expect(found(mount, [CAMERA]), mount).toEqual(['warning task.carried.unknown']);
});
