import { encode } from '@skyhelm/core/mavlink/encode';
import type { Message } from '@skyhelm/core/mavlink/message';
import type { ListedPicture, WantedPicture } from '@skyhelm/core/vehicle/picture';
import { CameraFeedbackFlags, MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { askForTransfer } from '../platform/bus/transfer-subjects.ts';
import { overUdp, type Aircraft } from './testing/aircraft.ts';
import { rig, type Rig } from './testing/rig.ts';
import { PATIENTLY, tellings, transferring, type Told } from './testing/transferring.ts';

const listed = async ({ bus }: Rig, deviceId: string) => {
  const found = await askForTransfer(bus, 'gateway.listPictures', { deviceId });
  if ('fault' in found) throw new Error(found.fault);
  return found.pictures;
};
const fetch = ({ bus }: Rig, deviceId: string, picture: WantedPicture, transferId: string) =>
  askForTransfer(bus, 'gateway.readPicture', { deviceId, transferId, picture, key: `picture/${transferId}`, bytesMax: 32 * 2 ** 20 });

test.each([
  ['copter', {}],
  ['px4-multirotor', { loss: 20, duplicate: 10, reorder: 10, delayMs: 5 }],
])(
  'what the camera of a simulated %s takes is told, fetched and says where it was taken',
  { timeout: 90_000 },
  async (flavour, badness) => {
    const { own, aircraft, deviceId, told } = await transferring(badness, '--flavour', flavour, '--at', '31.2304,121.4737,12,90');
    await expect.poll(async () => (await own.state(deviceId))['latitude'], PATIENTLY).toBeCloseTo(31.2304, 3);
    const began = Date.now();
    const takenUntil = async (count: number) => {
      aircraft.order('picture');
      return (await listed(own, deviceId)).length >= count;
    };
    await expect.poll(() => takenUntil(2), { ...PATIENTLY, interval: 200 }).toBe(true);
    const pictures = await listed(own, deviceId);
    const first = pictures.at(-1)!;
    const { file, filePlace, latitude, longitude, takenAt, heading } = first;
    expect(first.number).toBe(1);
    expect(file).toMatch(/^SKYH\d{4}\.JPG$/);
    expect(filePlace).toMatch(new RegExp(`^\\d+:/DCIM/${file}$`));
    expect([latitude, longitude]).toEqual([expect.closeTo(31.2304, 3), expect.closeTo(121.4737, 3)]);
    expect(heading).toBeCloseTo(90, 0);
    expect(Math.abs(takenAt! - began)).toBeLessThan(60_000);
    expect(own.news.some(({ event }) => event.kind === 'picture' && event.filePlace === filePlace && event.takenAt === takenAt)).toBe(true);

    expect(await fetch(own, deviceId, first, 'one')).toEqual({ step: 'begun' });
    expect(await fetch(own, deviceId, first, 'two')).toEqual({ step: 'refused', fault: 'busy' });
    await expect.poll(() => told('one').ends, { timeout: 60_000, interval: 10 }).toHaveLength(1);
    const bytes = await own.blobs.get('picture/one');
    expect(told('one').ends).toEqual([{ outcome: 'done', bytes: bytes!.length }]);
    expect(bytes!.length).toBeLessThan(20_000);
    const image = sharp(bytes);
    const metadata = await image.metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 320, height: 240 });
    expect(metadata.exif).toBeDefined();
    // It is a picture of something: not all of one colour.
    expect((await image.stats()).channels[1]!.stdev).toBeGreaterThan(3);
    expect(bytes!.includes(`${new Date(takenAt!).toISOString().slice(0, 10).replaceAll('-', ':')} `)).toBe(true);
    expect(await fetch(own, deviceId, { ...first, number: 99 }, 'none')).toEqual({ step: 'refused', fault: 'noSuchPicture' });
  },
);

describe('an aircraft with a camera', () => {
  const CAMERA = 100;
  let own: Rig;
  let aircraft: Aircraft;
  let deviceId: string;
  let told: (transferId: string) => Told;
  let sequence = 0;

  beforeEach(() => join());

  async function join(): Promise<void> {
    own = await rig();
    told = tellings(own);
    aircraft = await overUdp(own.udpPort);
    deviceId = own.register(aircraft.hardwareId).id;
    await expect.poll(async () => (aircraft.beat(), (await own.state(deviceId))['flying']), PATIENTLY).toBe(false);
  }

  const taken = (index: number, more: Partial<Message<'CAMERA_IMAGE_CAPTURED'>> = {}, component = CAMERA) => {
    const said = {
      image_index: index,
      capture_result: 1,
      time_utc: BigInt(1_800_000_000_000_000 + index),
      file_url: `mftp:///${index}.jpg`,
      ...more,
    };
    aircraft.raw(encode('CAMERA_IMAGE_CAPTURED', said, { system: 1, component, sequence: sequence++ % 256 }));
  };
  const toldAt = expect.any(Number) as number;
  const files = async () => (await listed(own, deviceId)).map(({ file }) => file);
  const askedFor = () =>
    aircraft.heard.flatMap(({ said }) =>
      said['command'] === MavCmd.REQUEST_MESSAGE && said['param1'] === 263 ? [[said['target_component'], said['param2']]] : [],
    );

  test('is asked for pictures that were not told, some times, and each counts once', async () => {
    taken(4);
    taken(7);
    await expect.poll(() => (own.pass(100), aircraft.beat(), askedFor().length), PATIENTLY).toBeGreaterThan(3);
    expect(askedFor().slice(0, 2)).toEqual([
      [CAMERA, 5],
      [CAMERA, 6],
    ]);
    taken(6);
    taken(6);
    taken(7);
    await expect.poll(files, PATIENTLY).toEqual(['6.jpg', '7.jpg', '4.jpg']);
    // From nought again after its start.
    taken(0, { time_utc: 1_800_000_100_000_000n });
    await expect.poll(files, PATIENTLY).toEqual(['0.jpg', '6.jpg', '7.jpg', '4.jpg']);
    await expect.poll(() => (own.pass(1_000), aircraft.beat(), askedFor().length), PATIENTLY).toBeLessThan(20);
  });

  test('that failed, lies elsewhere or says nothing of its place is taken for what it is', async () => {
    taken(1, { capture_result: 0 });
    taken(2, { file_url: 'http://169.254.169.254/latest', lat: 2_000_000_000, time_utc: 5n, q: [Number.NaN, 0, 0, 0] });
    taken(3, { file_url: 'mftp:///../a\u202e/', lat: 312_304_000, lon: 1_214_737_000, alt: 30_500, relative_alt: 20_000, q: [1, 0, 0, 0] });
    taken(4, { file_url: '', time_utc: 2n ** 64n - 1n });
    await expect
      .poll(() => listed(own, deviceId), PATIENTLY)
      .toEqual([
        { number: 3, toldAt },
        { number: 2, latitude: 31.2304, longitude: 121.4737, altitude: 30.5, height: 20, heading: 0, takenAt: 1_800_000_000_000, toldAt },
        { number: 1, toldAt },
      ]);
    expect(await fetch(own, deviceId, { number: 1, toldAt: 0 }, 'one')).toEqual({ step: 'refused', fault: 'noSuchPicture' });
  });

  test('has files of one name in several folders and with several cameras, and none is read that was not listed so', async () => {
    taken(1, { file_url: 'mftp:///DCIM/A/1.jpg' });
    taken(2, { file_url: 'mftp:///DCIM/B/1.jpg' });
    taken(1, { file_url: 'mftp:///DCIM/A/1.jpg' }, CAMERA + 1);
    taken(2, { file_url: `mftp://[;comp=1]/DCIM/A/1\u202e.jpg` }, CAMERA + 1);
    await expect.poll(files, PATIENTLY).toEqual(['1.jpg', '1.jpg', '1.jpg', '1.jpg']);
    const pictures = await listed(own, deviceId);
    const places = ['1:/DCIM/A/1.jpg', '101:/DCIM/A/1.jpg', '100:/DCIM/B/1.jpg', '100:/DCIM/A/1.jpg'];
    expect(pictures.map(({ filePlace }) => filePlace)).toEqual(places);
    const told = own.news.flatMap(({ event }) => (event.kind === 'picture' ? [event.filePlace] : []));
    expect(told).toEqual(places.toReversed());
    const [newest, next] = pictures as [ListedPicture, ListedPicture];
    const { filePlace, takenAt } = next;
    for (const another of [{ filePlace }, { takenAt: takenAt! + 1 }, { takenAt: undefined }])
      expect(await fetch(own, deviceId, { ...newest, ...another }, 'one')).toEqual({ step: 'refused', fault: 'noSuchPicture' });
    expect(await fetch(own, deviceId, newest, 'two')).toEqual({ step: 'begun' });
  });

  test('that begins anew on an emptied card has no file any more of what lay there', async () => {
    taken(1);
    taken(2);
    taken(1, { time_utc: 1_800_000_100_000_000n });
    await expect.poll(files, PATIENTLY).toEqual(['1.jpg', '2.jpg', undefined]);
    const [newest, , before] = (await listed(own, deviceId)) as [ListedPicture, ListedPicture, ListedPicture];
    for (const { filePlace } of [before, newest])
      expect(await fetch(own, deviceId, { ...before, filePlace }, 'one')).toEqual({ step: 'refused', fault: 'noSuchPicture' });
    expect(await fetch(own, deviceId, newest, 'two')).toEqual({ step: 'begun' });
  });

  describe('that has no clock', () => {
    const NO_CLOCK = { time_utc: 0n };
    const refused = { step: 'refused', fault: 'noSuchPicture' };
    const toldOf = () => own.news.flatMap(({ event }) => (event.kind === 'picture' ? [event.filePlace] : []));

    test('and starts anew has taken pictures of their own, and what lay in their places is fetched no more', async () => {
      for (const index of [0, 1, 2]) taken(index, { ...NO_CLOCK, time_boot_ms: 100_000 + index * 2_000 });
      await expect.poll(files, PATIENTLY).toEqual(['2.jpg', '1.jpg', '0.jpg']);
      const [, , before] = await listed(own, deviceId);
      taken(0, { ...NO_CLOCK, time_boot_ms: 100_000 });
      taken(0, { ...NO_CLOCK, time_boot_ms: 9_000 });
      taken(0, { ...NO_CLOCK, time_boot_ms: 9_000 });
      await expect.poll(files, PATIENTLY).toEqual(['0.jpg', '2.jpg', '1.jpg', undefined]);
      expect(toldOf()).toEqual(['100:/0.jpg', '100:/1.jpg', '100:/2.jpg', '100:/0.jpg']);
      const [newest] = await listed(own, deviceId);
      expect(await fetch(own, deviceId, before!, 'one')).toEqual(refused);
      expect(await fetch(own, deviceId, { ...newest!, toldAt: before!.toldAt - 1 }, 'two')).toEqual(refused);
      expect(await fetch(own, deviceId, newest!, 'three')).toEqual({ step: 'begun' });
    });

    test('and whose first pictures after a start are not told is asked for them, and keeps nothing of what may lie there', async () => {
      for (const index of [0, 1, 2, 3]) taken(index, { ...NO_CLOCK, time_boot_ms: 100_000 + index * 2_000 });
      taken(2, { ...NO_CLOCK, time_boot_ms: 9_000 });
      await expect.poll(files, PATIENTLY).toEqual(['2.jpg', '3.jpg', undefined, undefined, undefined]);
      await expect.poll(() => (own.pass(100), aircraft.beat(), askedFor().length), PATIENTLY).toBeGreaterThan(1);
      expect(askedFor().slice(0, 2)).toEqual([
        [CAMERA, 0],
        [CAMERA, 1],
      ]);
      // It answers twice, each time with the moment of its answer.
      taken(1, { ...NO_CLOCK, time_boot_ms: 10_000 });
      taken(1, { ...NO_CLOCK, time_boot_ms: 11_000 });
      await expect.poll(files, PATIENTLY).toEqual(['1.jpg', '2.jpg', '3.jpg', undefined, undefined, undefined]);
    });

    test('and names other files after a start has both', async () => {
      for (const index of [0, 1, 2]) taken(index, { ...NO_CLOCK, time_boot_ms: 100_000 + index * 2_000 });
      taken(0, { ...NO_CLOCK, time_boot_ms: 9_000, file_url: 'mftp:///B/0.jpg' });
      taken(3, { ...NO_CLOCK, time_boot_ms: 12_000, file_url: 'mftp:///B/3.jpg' });
      await expect.poll(files, PATIENTLY).toEqual(['3.jpg', '0.jpg', '2.jpg', '1.jpg', '0.jpg']);
    });

    test('and overwrites the one that is being fetched has this broken off', async () => {
      taken(0, { ...NO_CLOCK, time_boot_ms: 100_000 });
      await expect.poll(files, PATIENTLY).toHaveLength(1);
      const [only] = await listed(own, deviceId);
      expect(await fetch(own, deviceId, only!, 'one')).toEqual({ step: 'begun' });
      taken(0, { ...NO_CLOCK, time_boot_ms: 9_000 });
      await expect.poll(() => told('one').ends, PATIENTLY).toMatchObject([{ outcome: 'failed', fault: 'noSuchPicture' }]);
    });

    test('nor says how long it is up, and tells of one again, has no file for it: nobody knows which that is', async () => {
      taken(0, NO_CLOCK);
      taken(0, NO_CLOCK);
      taken(1, NO_CLOCK);
      await expect.poll(files, PATIENTLY).toEqual(['1.jpg', '0.jpg']);
      own.pass(11_000);
      taken(0, NO_CLOCK);
      await expect.poll(files, PATIENTLY).toEqual(['1.jpg', undefined]);
    });
  });

  test('whose autopilot speaks for two of them is asked for each, and none is taken for the other', async () => {
    for (const camera_id of [1, 2])
      for (const index of [0, 1]) taken(index, { camera_id, file_url: `mftp:///${camera_id}/${index}.jpg` }, 1);
    await expect.poll(() => listed(own, deviceId).then((all) => all.map(({ filePlace }) => filePlace)), PATIENTLY).toHaveLength(4);
  });

  test('that its autopilot releases is told by that, once each, until the camera speaks for itself', async () => {
    const released = (img_idx: number, more: Partial<Message<'CAMERA_FEEDBACK'>> = {}) => {
      const said = { img_idx, time_usec: BigInt(1_800_000_000_000_000 + img_idx), lat: 312_304_000, lng: 1_214_737_000, ...more };
      const sky = { alt_msl: 30.7, alt_rel: 20, yaw: -90, ...said };
      aircraft.raw(encode('CAMERA_FEEDBACK', sky, { system: 1, component: 1, sequence: sequence++ % 256 }));
    };
    released(1, { flags: CameraFeedbackFlags.VIDEO });
    released(2);
    released(2);
    released(3, { lat: 0, lng: 0, yaw: Number.NaN, time_usec: 7n });
    const told = [
      { number: 2, toldAt },
      { number: 1, latitude: 31.2304, longitude: 121.4737, altitude: 30.7, height: 20, heading: 270, takenAt: 1_800_000_000_000, toldAt },
    ];
    await expect.poll(() => listed(own, deviceId), PATIENTLY).toEqual(told);
    expect(await fetch(own, deviceId, { number: 1, toldAt: 0 }, 'one')).toEqual({ step: 'refused', fault: 'noSuchPicture' });
    taken(4);
    released(4);
    taken(5);
    await expect.poll(files, PATIENTLY).toEqual(['5.jpg', '4.jpg', undefined, undefined]);
  });

  test('whose picture is left off, or which falls silent over it, leaves nothing behind', async () => {
    taken(1);
    await expect.poll(files, PATIENTLY).toHaveLength(1);
    const [only] = await listed(own, deviceId);
    expect(await fetch(own, deviceId, only!, 'one')).toEqual({ step: 'begun' });
    expect(await askForTransfer(own.bus, 'gateway.cancelTransfer', { deviceId, transferId: 'one' })).toEqual({ isUnderWay: true });
    await expect.poll(() => told('one').ends, PATIENTLY).toEqual([{ outcome: 'cancelled', isPlanUnknown: false }]);
    expect(await fetch(own, deviceId, only!, 'two')).toEqual({ step: 'begun' });
    await expect
      .poll(() => (own.pass(300), aircraft.beat(), told('two').ends[0]), PATIENTLY)
      .toMatchObject({ outcome: 'failed', fault: 'silence' });
    expect(await own.blobs.get('picture/two')).toBeUndefined();
    const opened = aircraft.heard.filter(({ name }) => name === 'FILE_TRANSFER_PROTOCOL').map(({ said }) => said['target_component']);
    expect(new Set(opened)).toEqual(new Set([CAMERA]));
  });
});
