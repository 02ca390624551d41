import { encode } from '@skyhelm/core/mavlink/encode';
import type { Message, MessageName } from '@skyhelm/core/mavlink/message';
import { MavCmd, MavType } from '@skyhelm/core/mavlink/named-numbers.generated';
import { expect, test } from 'vitest';
import { overUdp } from './testing/aircraft.ts';
import { rig } from './testing/rig.ts';
import { PATIENTLY, transferring } from './testing/transferring.ts';

test('a simulated aircraft tells of its gimbal and its camera, also over a link that loses every third packet', async () => {
  const { own, deviceId } = await transferring({ loss: 30 });
  const payloads = () => own.news.flatMap(({ event }) => (event.kind === 'payloads' ? [event] : [])).at(-1);
  await expect
    .poll(() => (own.pass(50), payloads()), PATIENTLY)
    .toMatchObject({ gimbals: [{ number: 1, control: 'nobody' }], cameras: [{ number: 1, vendor: 'Skyhelm', takesPictures: true }] });
  expect(await own.state(deviceId)).toMatchObject({ gimbalCount: 1, cameraCount: 1 });
});

const CAMERA = 100;
const GIMBAL = 154;

test('a camera and a gimbal that are components of their own are asked themselves, again after a reboot, and hostile names do no harm', async () => {
  const own = await rig();
  const aircraft = await overUdp(own.udpPort);
  const { id } = own.register(aircraft.hardwareId);
  let sequence = 0;
  const part = <N extends MessageName>(component: number, name: N, message: Partial<Message<N>>) =>
    aircraft.raw(encode(name, message, { system: 1, component, sequence: sequence++ % 256 }));
  const asked = (component: number, message: number) =>
    aircraft.heard.filter(
      ({ said }) => said['command'] === MavCmd.REQUEST_MESSAGE && said['target_component'] === component && said['param1'] === message,
    ).length;
  const beat = () => {
    own.pass(100);
    aircraft.beat();
    part(CAMERA, 'HEARTBEAT', { type: MavType.CAMERA, autopilot: 8 });
    part(GIMBAL, 'HEARTBEAT', { type: MavType.GIMBAL, autopilot: 8 });
  };
  await expect.poll(() => (beat(), asked(CAMERA, 259) > 0 && asked(GIMBAL, 280) > 0), PATIENTLY).toBe(true);
  const name = Buffer.from('Lens\u0007\u202E');
  const vendor_name = Array.from({ length: 32 }, (_, index) => name[index] ?? 0);
  part(CAMERA, 'CAMERA_INFORMATION', { vendor_name, model_name: Array.from({ length: 32 }, () => 0xff), flags: 2 });
  part(GIMBAL, 'GIMBAL_MANAGER_INFORMATION', { pitch_min: -Math.PI / 2, pitch_max: Number.NaN, gimbal_device_id: GIMBAL });
  part(GIMBAL, 'GIMBAL_MANAGER_STATUS', { gimbal_device_id: GIMBAL, primary_control_sysid: 255, primary_control_compid: 190 });
  const payloads = () => own.news.flatMap(({ event }) => (event.kind === 'payloads' ? [event] : [])).at(-1);
  await expect.poll(payloads, PATIENTLY).toMatchObject({
    cameras: [{ vendor: 'Lens', model: '', takesPictures: true, takesVideo: false }],
    gimbals: [{ pitchMin: -90, pitchMax: 0, control: 'us' }],
  });
  expect(await own.state(id)).toMatchObject({ gimbalCount: 1, cameraCount: 1 });
  const before = asked(CAMERA, 259);
  aircraft.say('ATTITUDE', { time_boot_ms: 900_000 });
  aircraft.say('ATTITUDE', { time_boot_ms: 1_000 });
  await expect.poll(() => own.news.some(({ event }) => event.kind === 'rebooted'), PATIENTLY).toBe(true);
  await expect.poll(() => (beat(), asked(CAMERA, 259)), PATIENTLY).toBeGreaterThan(before);
});
