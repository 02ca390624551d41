import { UNTROUBLED } from '@skyhelm/core/airspace/watch';
import type { Zone } from '@skyhelm/core/airspace/zone';
import { expect, test } from 'vitest';
import { airspaceWatch } from './airspace.ts';
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
function watched() {
  const answers: ((zones: Zone[]) => void)[] = [];
  const book = {
    zonesOf: () => new Promise<Zone[]>((answer) => answers.push(answer)),
    fencesOf: () => Promise.resolve(new Map()),
  };
  const clock: GatewayClock = { steady: () => 0, wall: () => 0 };
  const state = { flying: true, latitude: 31, longitude: 121 };
  const session = { device: { id: 'd1', enterpriseId: 'e1' }, state, around: UNTROUBLED } as unknown as Session;
  const watch = airspaceWatch(book, clock, { warn: () => undefined });
  const look = () => {
    watch.look(session, false);
    return session.around.inZone;
  };
  return { answers, watch, look };
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
