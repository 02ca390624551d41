import { expect, test, vi } from 'vitest';
import type { LiveVehicle } from '../../live/uav-data.ts';
import type { Camera } from '../../map/map-handle.ts';
import { frameFirst } from './first-framing.ts';

const PLAN = [
  { latitude: 31.23, longitude: 121.47 },
  { latitude: 31.24, longitude: 121.48 },
];
const PLACE = { latitude: 31.2, longitude: 121.4 };

function opened(known: LiveVehicle['state'] = {}) {
  let state = known;
  let [hear, take] = [() => {}, () => {}];
  const fit = vi.fn<Camera['fit']>();
  const end = frameFirst(
    {
      camera: { fit },
      on(_event, told) {
        take = told as () => void;
        return () => {};
      },
    },
    {
      plan: PLAN,
      aircraft: 'a',
      fleet: {
        now: () => ({ isConnected: true, online: true, age: 0, state }),
        subscribe(_ids, told) {
          hear = () => told(['a']);
          return () => (hear = () => {});
        },
      },
    },
  );
  const say = (next: LiveVehicle['state']) => {
    state = next;
    hear();
  };
  return { end, say, take: () => take(), shown: () => fit.mock.calls.map(([places]) => places) };
}

test('the map opens on the plan, and takes the aircraft in once that has said where it is, and only then', () => {
  const { say, shown } = opened();
  say({ height: 3 });
  expect(shown()).toEqual([PLAN]);
  say(PLACE);
  say({ ...PLACE, latitude: 31.3 });
  expect(shown()).toEqual([PLAN, [...PLAN, PLACE]]);
});

test('an aircraft that is known already is shown at once, and the view stays', () => {
  const { say, shown } = opened(PLACE);
  say({ ...PLACE, latitude: 31.3 });
  expect(shown()).toEqual([[...PLAN, PLACE]]);
});

test('a map that somebody has moved, and one that has gone, is left alone', () => {
  const [moved, gone] = [opened(), opened()];
  moved.take();
  gone.end();
  moved.say(PLACE);
  gone.say(PLACE);
  expect([moved.shown(), gone.shown()]).toEqual([[PLAN], [PLAN]]);
});
