import { ALL_MESSAGES, messageNamed, type MessageName } from '@skyhelm/core/mavlink/message';
import { MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Frame } from '@skyhelm/core/mavlink/frame';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FLAVOURS } from '../flavours/index.ts';
import { madeUpWire } from '../testing/made-up-wire.ts';

const COMMANDS = Object.values(MavCmd);
/** Numbers that break things, each four bytes wide. */
const NASTY = [NaN, Infinity, -Infinity, 1e38, -1e38, 0, -0, -1, 1e-40];

/** Any payload, with a target that is listened to and now and then a command that exists. */
function frameOf(name: MessageName, bytes: Uint8Array, nasty: number[], command: number): Frame {
  const message = messageNamed(name);
  const payload = new Uint8Array(255);
  payload.set(bytes.subarray(0, 255));
  const view = new DataView(payload.buffer);
  for (const field of message.fields) {
    if (field.wire === 'f32' && field.count === undefined && nasty.length > 0) view.setFloat32(field.at, nasty.shift()!, true);
    if (field.name === 'target_system' || field.name === 'target_component' || field.name === 'target') payload[field.at] = 1;
    if (field.name === 'command' && field.wire === 'u16') view.setUint16(field.at, command, true);
    if (field.name === 'mission_type') payload[field.at]! %= 3;
  }
  return {
    version: 2,
    sequence: 0,
    system: 255,
    component: 190,
    message,
    payload: view,
    isSigned: false,
    source: payload,
    from: 0,
    to: 255,
  };
}

const anyFrame = fc
  .record({
    name: fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...ALL_MESSAGES.map(({ name }) => name)) },
      { weight: 5, arbitrary: fc.constantFrom<MessageName>('COMMAND_LONG', 'COMMAND_INT') },
      {
        weight: 4,
        arbitrary: fc.constantFrom<MessageName>(
          'SET_POSITION_TARGET_LOCAL_NED',
          'SET_POSITION_TARGET_GLOBAL_INT',
          'MANUAL_CONTROL',
          'RC_CHANNELS_OVERRIDE',
          'MISSION_COUNT',
          'MISSION_ITEM_INT',
          'PARAM_SET',
          'FILE_TRANSFER_PROTOCOL',
          'GIMBAL_MANAGER_SET_PITCHYAW',
        ),
      },
    ),
    bytes: fc.uint8Array({ minLength: 255, maxLength: 255 }),
    nasty: fc.array(fc.constantFrom(...NASTY), { maxLength: 10 }),
    command: fc.constantFrom(...COMMANDS),
  })
  .map(({ name, bytes, nasty, command }) => frameOf(name, bytes, nasty, command));

test.each(FLAVOURS.map((flavour) => [flavour.name, flavour] as const))(
  'whatever a %s hears in flight, it goes on and knows where it is',
  { timeout: 90_000 },
  async (_, flavour) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyFrame, { minLength: 1, maxLength: 30 }), fc.constantFrom(...flavour.modes), async (frames, mode) => {
        const wire = madeUpWire({ flavour });
        await wire.wait(() => false, 6_000);
        const { craft } = wire.onboard;
        craft.mode = mode;
        craft.armed = true;
        craft.home = { north: 0, east: 0, up: 0 };
        craft.body.up = 30;
        craft.body.onGround = false;
        craft.landed = 'inAir';
        for (const frame of frames) {
          wire.onboard.hear(frame);
          await wire.wait(() => false, 60);
        }
        await wire.wait(() => false, 500);
        const { body, battery, gimbal, mission } = wire.onboard.craft;
        const { north, east, up, northSpeed, eastSpeed, upSpeed, roll, pitch, yaw, yawRate, watts } = body;
        const motion = [north, east, up, northSpeed, eastSpeed, upSpeed, roll, pitch, yaw, yawRate, watts];
        const numbers = [...motion, battery.usedMah, gimbal.pitch, gimbal.yaw, mission.current];
        expect(numbers.filter((one) => !Number.isFinite(one))).toEqual([]);
        expect(body.up).toBeGreaterThanOrEqual(0);
        expect(Math.hypot(body.north, body.east)).toBeLessThan(5_000);
      }),
      { numRuns: 40 },
    );
  },
);
