import { expect, test } from 'vitest';
import { copter, plane, quadplane } from '../flavours/ardupilot.ts';
import type { Flavour } from '../flavours/flavour.ts';
import { px4Multirotor } from '../flavours/px4.ts';
import { airborne, fly, modeNamed, testCraft, textsOf } from '../testing/flight.ts';
import type { Aircraft } from './aircraft.ts';
import { enterMode } from './mode-change.ts';
import { receiverOf } from './receiver.ts';

function inMode(name: string, flavour: Flavour = copter): Aircraft {
  const craft = airborne(testCraft(flavour, { receiver: 'low' }), 40);
  expect(enterMode(craft, modeNamed(craft, name))).toBeUndefined();
  return craft;
}

/** Neutral sticks from the ground station, once. */
const send = (craft: Aircraft, up = 0, forward = 0): void =>
  void (craft.sticks = { forward, right: 0, up, turn: 0, heardAt: craft.seconds });

test.each(['ALT_HOLD', 'LOITER', 'POSHOLD', 'CIRCLE'])(
  'in %s the throttle of the receiver takes a copter down when overrides time out',
  (name) => {
    const craft = inMode(name);
    const { up } = craft.body;
    send(craft);
    fly(craft, 2.9);
    expect(craft.body.up).toBeCloseTo(up, 0);
    fly(craft, 3);
    expect(craft.body.upSpeed).toBeCloseTo(-2.5, 1);
    expect(fly(craft, 40, ({ landed }) => landed === 'onGround')).toBe(true);
  },
);

test.each(['BRAKE', 'GUIDED'])('%s does not read the throttle', (name) => {
  const craft = inMode(name);
  const { up } = craft.body;
  fly(craft, 10);
  expect(craft.body.up).toBeCloseTo(up, 0);
});

test('an override lasts as long as RC_OVERRIDE_TIME says, for ever or not at all', () => {
  const descends = (overrideSeconds: number): boolean => {
    const craft = inMode('LOITER');
    craft.settings = { ...craft.settings, sticks: { ...craft.settings.sticks, overrideSeconds } };
    send(craft);
    fly(craft, 2);
    const early = craft.body.upSpeed < -1;
    fly(craft, 4);
    return early ? craft.body.upSpeed < -1 : craft.body.upSpeed < -1 && overrideSeconds > 0;
  };
  expect([0, 3, Infinity].map(descends)).toEqual([true, true, false]);
});

test('without a receiver the copter returns a second after its last sticks, or keeps them where nothing watches for it', () => {
  const watched = inMode('LOITER');
  watched.receiver = receiverOf('absent');
  send(watched);
  fly(watched, 0.8);
  expect(watched.mode.name).toBe('LOITER');
  fly(watched, 0.5);
  expect(watched.mode.name).toBe('RTL');
  expect(textsOf(watched)).toContain('Radio Failsafe');
  const unwatched = inMode('LOITER');
  unwatched.settings = { ...unwatched.settings, remoteLost: 'none', sticks: { ...unwatched.settings.sticks, detectsLoss: false } };
  unwatched.receiver = receiverOf('absent');
  send(unwatched, -1);
  fly(unwatched, 6);
  expect(unwatched.body.upSpeed).toBeCloseTo(-2.5, 1);
});

test('a failing receiver does not matter while the ground station sends sticks', () => {
  const craft = inMode('LOITER');
  craft.faults.remoteLost = true;
  for (let second = 0; second < 10; second++) {
    send(craft);
    fly(craft, 0.5);
  }
  expect(craft.mode.name).toBe('LOITER');
});

test('ArduPlane climbs by its elevator in CRUISE and ignores sticks in LOITER', () => {
  const craft = testCraft(plane, { receiver: 'low' });
  fly(craft, 12);
  enterMode(craft, modeNamed(craft, 'TAKEOFF'));
  craft.armed = true;
  fly(craft, 60, ({ body }) => body.up > 48);
  enterMode(craft, modeNamed(craft, 'CRUISE'));
  const { up } = craft.body;
  fly(craft, 10);
  expect(craft.body.up).toBeGreaterThan(up - 2);
  send(craft, 0, 1);
  fly(craft, 2);
  expect(craft.body.upSpeed).toBeCloseTo(-2, 0);
  enterMode(craft, modeNamed(craft, 'LOITER'));
  send(craft, 0, 1);
  fly(craft, 2.5);
  expect(craft.body.upSpeed).toBeGreaterThan(-0.5);
});

test('a quadplane descends in QLOITER by the throttle of its receiver, and lands when that fails', () => {
  const craft = inMode('QLOITER', quadplane);
  fly(craft, 4);
  expect(craft.body.upSpeed).toBeCloseTo(-2.5, 1);
  const blind = inMode('QLOITER', quadplane);
  blind.faults.remoteLost = true;
  fly(blind, 1.5);
  expect(blind.mode.name).toBe('QLAND');
  expect(textsOf(blind)).toContain('RC Short Failsafe: switched to QLAND');
});

test('PX4 holds when the sticks of the ground station fall silent, and returns five seconds later', () => {
  const craft = testCraft(px4Multirotor);
  fly(craft, 12);
  craft.armed = true;
  enterMode(craft, modeNamed(craft, 'Takeoff'));
  fly(craft, 60, ({ mode }) => mode.name === 'Hold');
  enterMode(craft, modeNamed(craft, 'Position'));
  fly(craft, 10);
  expect(craft.mode.name).toBe('Position');
  send(craft);
  fly(craft, 0.3);
  expect(craft.mode.name).toBe('Position');
  fly(craft, 0.4);
  expect(craft.mode.name).toBe('Hold');
  fly(craft, 6);
  expect(craft.mode.name).toBe('Return');
});

test('a silent ground station ends flight by hand only where FS_OPTIONS says so', () => {
  const byDefault = inMode('LOITER');
  byDefault.settings = { ...byDefault.settings, stationLost: { action: 'return', seconds: 5, onlyInAuto: false } };
  send(byDefault);
  fly(byDefault, 1, undefined, 6);
  expect(byDefault.mode.name).toBe('LOITER');
  expect(textsOf(byDefault)).toContain('GCS Failsafe - Continuing Pilot Control');
  // Its overrides are gone at once.
  expect(byDefault.input.source).toBe('receiver');
  const safe = inMode('LOITER');
  safe.settings = { ...byDefault.settings, continues: { ...safe.settings.continues, stationByHand: false } };
  fly(safe, 1, undefined, 6);
  expect(safe.mode.name).toBe('RTL');
});
