import { beforeEach, expect, test, vi } from 'vitest';
import type { Camera } from '../../map/map-handle.ts';

const live = vi.hoisted((): { state: { latitude?: number; longitude?: number }; tell(): void } => ({ state: {}, tell: () => undefined }));
vi.mock('../../live/uav-data.ts', () => ({
  vehicleNow: () => ({ state: live.state }),
  followVehicle: (_: string, told: () => void) => {
    live.tell = told;
    return () => undefined;
  },
}));
const { goToAircraft } = await import('./go-to-aircraft.ts');

const PLACE = { latitude: 3, longitude: 4 };
const covered = () => ({ top: 0, right: 0, bottom: 0, left: 100 });
const fit = vi.fn<Camera['fit']>();
const cameraAt = (zoom: number) => ({
  view: () => ({ bounds: [0, 0, 8, 6] as [number, number, number, number], zoom, centre: PLACE, bearing: 0, metresPerPixel: 1 }),
  toScreen: () => ({ x: 400, y: 300 }),
  fit,
});

beforeEach(() => {
  fit.mockClear();
  live.state = {};
});

test('from far away the map goes to the aircraft once it has said where it is, and only then', () => {
  goToAircraft(cameraAt(4), 'a', { covered, isLeftAlone: () => false });
  expect(fit).not.toHaveBeenCalled();
  live.state = PLACE;
  live.tell();
  live.tell();
  expect(fit.mock.calls).toEqual([[[PLACE], covered()]]);
});

test('a map that shows it from near stays, and so does one that somebody has drawn on or moved', () => {
  live.state = PLACE;
  goToAircraft(cameraAt(15), 'a', { covered, isLeftAlone: () => false });
  goToAircraft(cameraAt(4), 'a', { covered, isLeftAlone: () => true });
  expect(fit).not.toHaveBeenCalled();
});
