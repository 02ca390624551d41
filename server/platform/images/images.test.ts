import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageReader, type EncodedImage } from './images.ts';

const read = imageReader({ maxPixels: 1_000_000, atOnce: 2, waiting: 10 });
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a52' } });
const document = { maxSide: 300, format: 'jpeg' } as const;

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s is read for what it is and encoded anew', async (format) => {
  const made = (await read(await plain(600, 400).toFormat(format).toBuffer(), document)) as EncodedImage;
  expect(made).toMatchObject({ mediaType: 'image/jpeg', width: 300, height: 200 });
  expect((await sharp(made.bytes).metadata()).format).toBe('jpeg');
});

test('a small picture keeps its size, an avatar its transparency', async () => {
  const clear = await sharp({ create: { width: 20, height: 10, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const made = (await read(clear, { maxSide: 512, format: 'webp' })) as EncodedImage;
  expect(made).toMatchObject({ mediaType: 'image/webp', width: 20, height: 10 });
  expect((await sharp(made.bytes).metadata()).hasAlpha).toBe(true);
});

test('where it was taken and by what is gone, the way up is kept', async () => {
  const taken = await plain(60, 30)
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '31/1 14/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const made = (await read(taken, document)) as EncodedImage;
  const facts = await sharp(made.bytes).metadata();
  expect([facts.exif, facts.xmp, facts.icc, facts.orientation]).toEqual([undefined, undefined, undefined, undefined]);
  expect([made.width, made.height]).toEqual([30, 60]);
  expect(made.bytes.includes('SecretCamera')).toBe(false);
});

test('an archive that hides behind a picture does not come through', async () => {
  const both = Buffer.concat([await plain(40, 40).jpeg().toBuffer(), Buffer.from('PK\u0003\u0004 payload')]);
  const made = (await read(both, document)) as EncodedImage;
  expect(made.bytes.includes('PK\u0003\u0004')).toBe(false);
});

test.each([
  ['an archive', Buffer.from('PK\u0003\u0004\u0014\u0000\u0000\u0000')],
  ['a drawing that runs scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')],
  ['an animation', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ['a page', Buffer.from('<html><body>picture.jpg</body></html>')],
  ['nothing', Buffer.from('x')],
])('%s is not taken, whatever it is called', async (_, bytes) => {
  expect(await read(bytes, document)).toBe('format');
});

test('half a picture is broken', async () => {
  const whole = await sharp({
    create: { width: 400, height: 400, channels: 3, background: '#111', noise: { type: 'gaussian', mean: 99, sigma: 60 } },
  })
    .png()
    .toBuffer();
  expect(await read(whole.subarray(0, whole.length / 2), document)).toBe('broken');
});

test('a flood of pixels is refused before it is decoded', async () => {
  const bomb = await plain(1001, 1000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(20_000);
  expect(await read(bomb, document)).toBe('tooManyPixels');
});
