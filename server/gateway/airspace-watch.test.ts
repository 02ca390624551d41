import { UNTROUBLED } from '@skyhelm/core/airspace/watch';
import type { Zone } from '@skyhelm/core/airspace/zone';
import type { Airframe } from '@skyhelm/core/vehicle/airframe';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { expect, test } from 'vitest';
import { airspaceWatch, type AirspaceBook } from './airspace.ts';
import type { GatewayClock } from './gateway-clock.ts';
import type { Session } from './session.ts';

const HARBOUR: Zone = {
  id: 'z1',
  name: 'Harbour',
  kind: 'noFly',
  shape: { kind: 'circle', centre: { latitude: 31, longitude: 121 }, radius: 300 },
  floor: null,
  ceiling: null,
  datum: 'sea',
  activeFrom: null,
  validUntil: null,
};

/** One aircraft in the middle of where the zone is put up. The test decides when the database answers. */
function watched(given: Partial<VehicleState> = {}, ground?: Awaited<ReturnType<AirspaceBook['groundOf']>>, kind: Airframe = 'multirotor') {
  const answers: ((zones: Zone[]) => void)[] = [];
  const book = {
    zonesOf: () => new Promise<Zone[]>((answer) => answers.push(answer)),
    fencesOf: () => Promise.resolve(new Map()),
    groundOf: () => Promise.resolve(ground),
  };
  const clock: GatewayClock = { steady: () => 0, wall: () => 0 };
  const state = { flying: true, latitude: 31, longitude: 121, ...given };
  const session = {
    device: { id: 'd1', enterpriseId: 'e1' },
    make: { kind, autopilot: 'ardupilot' },
    state,
    around: UNTROUBLED,
  } as unknown as Session;
  const watch = airspaceWatch(book, clock, { warn: () => undefined });
  const look = () => {
    watch.look(session, false);
    return session.around.inZone;
  };
  const ahead = () => (look(), session.around.zoneAhead);
  return { answers, watch, look, ahead };
}

const settled = () => new Promise((done) => setImmediate(done));

test.for(['before', 'after'] as const)(
  'a zone that is put up while the zones are being read is seen, be the answer there %s anybody looks again',
  async (when) => {
    const { answers, watch, look } = watched();
    look();
    watch.forget('e1');
    // Read before the zone was there, and told after it was.
    if (when === 'before') answers[0]!([]);
    await settled();
    look();
    if (when === 'after') answers[0]!([]);
    await settled();
    expect(answers).toHaveLength(2);
    answers[1]!([HARBOUR]);
    await settled();
    expect(look()).toBe('Harbour');
  },
);

test('a limit above the ground is held to the ground that is loaded below the aircraft', async () => {
  const limit: Zone = { ...HARBOUR, name: 'Valley', kind: 'restricted', floor: 120, datum: 'ground' };
  const asked: unknown[] = [];
  const ground = {
    at: async (place: unknown) => {
      asked.push(place);
      return 20;
    },
  };
  const flight = watched({ height: 80, altitude: 180 }, ground);
  flight.look();
  flight.answers[0]!([limit]);
  await settled();
  expect(flight.look(), 'nobody waits for the ground').toBeUndefined();
  await settled();
  expect(flight.look()).toBe('Valley');
  expect(asked[0]).toEqual({ latitude: 31, longitude: 121 });

  const elsewhere = watched({ height: 80, altitude: 180 }, ground);
  elsewhere.look();
  elsewhere.answers[0]!([{ ...HARBOUR, floor: 500 }]);
  await settled();
  asked.length = 0;
  elsewhere.look();
  expect(asked, 'where no zone counts from it nobody looks it up').toEqual([]);
});

test('what is on wings is told of a zone ahead while there is still room to turn', async () => {
  const told = async (kind: Airframe) => {
    // 660 metres north of the middle, twenty metres a second towards it.
    const flight = watched(
      { latitude: 31 + 660 / 111_195, velocityNorth: -20, velocityEast: 0, altitude: 100, height: 100 },
      undefined,
      kind,
    );
    flight.look();
    flight.answers[0]!([HARBOUR]);
    await settled();
    return flight.ahead();
  };
  expect([await told('multirotor'), await told('fixedWing'), await told('vtol')]).toEqual([undefined, 'Harbour', 'Harbour']);
});
