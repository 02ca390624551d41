import { MavFtpOpcode as Op } from '@skyhelm/core/mavlink/named-numbers.generated';
import { expect, test } from 'vitest';
import { px4Multirotor } from '../flavours/px4.ts';
import { readyStation } from '../testing/made-up-wire.ts';

test('the whole list arrives, each with its place', async () => {
  const station = await readyStation();
  station.send('PARAM_REQUEST_LIST', {});
  await station.until(() => false, 6_000);
  const values = station.all('PARAM_VALUE');
  expect(values.length).toBeGreaterThan(1_000);
  expect(values).toHaveLength(values[0]!.param_count);
  expect(new Set(values.map(({ param_index }) => param_index)).size).toBe(values.length);
  expect(values.find(({ param_id }) => param_id === 'WPNAV_SPEED')).toMatchObject({ param_value: 1_000, param_type: 9 });
});

test('a value is read by name or place, written with an echo, and what is unknown is met by silence', async () => {
  const station = await readyStation();
  station.send('PARAM_REQUEST_READ', { param_id: 'RTL_ALT', param_index: -1 });
  await station.until(() => false, 100);
  expect(station.last('PARAM_VALUE')).toMatchObject({ param_id: 'RTL_ALT', param_value: 1_500, param_index: 65_535 });
  station.send('PARAM_SET', { param_id: 'WPNAV_SPEED', param_value: 650, param_type: 9 });
  await station.until(() => false, 100);
  expect(station.last('PARAM_VALUE')).toMatchObject({ param_id: 'WPNAV_SPEED', param_value: 650 });
  expect(station.onboard.craft.settings.cruiseSpeed).toBe(6.5);
  const { length } = station.all('PARAM_VALUE');
  station.send('PARAM_SET', { param_id: 'NO_SUCH', param_value: 1, param_type: 9 });
  station.send('PARAM_REQUEST_READ', { param_id: 'NO_SUCH', param_index: -1 });
  station.send('PARAM_REQUEST_READ', { param_index: 30_000 });
  await station.until(() => false, 500);
  expect(station.all('PARAM_VALUE')).toHaveLength(length);
});

test('PX4 sends integers in a float that is none, minus one included, and one number for all of them', async () => {
  const station = await readyStation({ flavour: px4Multirotor });
  const bits: number[] = [];
  station.wire.onFrame((frame) => {
    if (frame.message.name === 'PARAM_VALUE') bits.push(frame.payload.getInt32(0, true));
  });
  station.send('PARAM_REQUEST_READ', { param_id: 'CAL_MAG0_ROT', param_index: -1 });
  await station.until(() => false, 100);
  station.send('PARAM_REQUEST_READ', { param_id: '_HASH_CHECK', param_index: -1 });
  await station.until(() => false, 100);
  const seconds = new DataView(new ArrayBuffer(4));
  seconds.setInt32(0, 25, true);
  station.send('PARAM_SET', { param_id: 'COM_DL_LOSS_T', param_value: seconds.getFloat32(0, true), param_type: 6 });
  await station.until(() => false, 100);
  station.send('PARAM_REQUEST_READ', { param_id: '_HASH_CHECK', param_index: -1 });
  await station.until(() => false, 100);
  expect(bits[0]).toBe(-1);
  expect(bits[2]).toBe(25);
  expect(station.onboard.craft.settings.stationLost.seconds).toBe(25);
  expect(bits[3]).not.toBe(bits[1]);
});

/** One FTP request and its answer: opcode and data. */
async function ftp(station: Awaited<ReturnType<typeof readyStation>>, opcode: number, data: Uint8Array, offset = 0, size = data.length) {
  const payload = new Uint8Array(12 + data.length);
  payload[3] = opcode;
  payload[4] = size;
  new DataView(payload.buffer).setUint32(8, offset, true);
  payload.set(data, 12);
  const answer = station.next('FILE_TRANSFER_PROTOCOL', () => true, 1_000);
  station.send('FILE_TRANSFER_PROTOCOL', { payload: [...payload] });
  const bytes = (await answer)!.payload;
  return { opcode: bytes[3]!, data: bytes.slice(12, 12 + bytes[4]!) };
}

/** Names and values out of ArduPilot's packed file. */
function unpacked(bytes: Uint8Array): Map<string, number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const found = new Map<string, number>();
  let name = '';
  for (let at = 6; at < bytes.length;) {
    const type = bytes[at]! & 15;
    const [shared, more] = [bytes[at + 1]! & 15, (bytes[at + 1]! >> 4) + 1];
    name = name.slice(0, shared) + String.fromCharCode(...bytes.subarray(at + 2, at + 2 + more));
    at += 2 + more;
    const read = {
      1: () => view.getInt8(at),
      2: () => view.getInt16(at, true),
      3: () => view.getInt32(at, true),
      4: () => view.getFloat32(at, true),
    };
    found.set(name, read[type as 1 | 2 | 3 | 4]());
    at += type === 1 ? 1 : type === 2 ? 2 : 4;
  }
  return found;
}

test('ArduPilot hands all of them over as one packed file', async () => {
  const station = await readyStation();
  const opened = await ftp(station, Op.OPENFILERO, new TextEncoder().encode('@PARAM/param.pck'));
  const size = new DataView(Uint8Array.from(opened.data).buffer).getUint32(0, true);
  const file: number[] = [];
  while (file.length < size) file.push(...(await ftp(station, Op.READFILE, new Uint8Array(0), file.length, 239)).data);
  const values = unpacked(Uint8Array.from(file));
  expect(values.size).toBe(station.onboard.craft.flavour.parameters.list.length);
  expect(values.get('WPNAV_SPEED_UP')).toBe(250);
  expect(values.get('BATT_SERIAL_NUM')).toBe(-1);
  expect((await ftp(station, Op.READFILE, new Uint8Array(0), size, 239)).opcode).toBe(Op.NAK);
  expect((await ftp(station, Op.OPENFILERO, new TextEncoder().encode('/etc/passwd'))).opcode).toBe(Op.NAK);
});
