import { exportFlightRecord, getFlightRecords, getFlightSamples, getFlightTrack } from '@skyhelm/contract/flight-record';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { recordings, TAKE_OFF, upTo } from './recorder-testing.ts';

let app: TestApp;
let as: { token: string };
let { recording, flying, samplesOf, heightsOf, record } = {} as ReturnType<typeof recordings>;
beforeAll(async () => {
  app = await testApp();
  as = { token: app.main.token };
  ({ recording, flying, samplesOf, heightsOf, record } = recordings(app));
});

/** What is stored next is stored, and yet seems to have failed. */
function loseNextAnswer(): void {
  const { db } = app.services.database;
  const transaction = db.transaction.bind(db);
  const lost = vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
    await transaction(work);
    throw new Error('the connection was lost');
  });
  onTestFinished(() => lost.mockRestore());
}

test('a flight in the air is read up to its last second: figures, list, line, samples and files', async () => {
  const { recorder } = await recording();
  const { id, deviceId, fly } = await flying(recorder, 'In the air');
  fly(300);
  await recorder.tick();
  expect(await record(id)).toMatchObject({ landedAt: null, samples: 300, maxHeight: 299, startPercent: 90 });
  expect((await app.done(getFlightRecords, { deviceId }, as)).rows[0]).toMatchObject({ samples: 300, maxHeight: 299 });
  expect(await heightsOf(id)).toEqual(upTo(300));
  expect((await app.done(getFlightTrack, { id }, as)).height.at(-1)).toBe(299);
  const csv = await app.raw(exportFlightRecord, { id, format: 'csv', timeZone: 'UTC' }, as);
  expect(csv.body.trimEnd().split('\r\n')).toHaveLength(1 + 300);
  fly(5);
  await recorder.tick();
  expect(await heightsOf(id)).toEqual(upTo(305));
});

test('what is packed and what is not yet are one flight, without a gap and without anything twice', async () => {
  const { recorder, pass } = await recording();
  const { id, fly, land } = await flying(recorder, 'Half packed');
  fly(1_150);
  await recorder.tick();
  pass(115_000);
  fly(50);
  await recorder.tick();
  fly(30);
  await recorder.tick();
  expect(await heightsOf(id)).toEqual(upTo(1_230));
  expect((await samplesOf(id, 121, 122)).map(({ state }) => state.height)).toEqual(upTo(1_230).slice(1_200));
  expect(await record(id)).toMatchObject({ samples: 1_230 });
  await land();
  await recorder.tick();
  expect(await heightsOf(id)).toEqual(upTo(1_230));
  expect(await record(id)).toMatchObject({ samples: 1_230 });
});

test('what was stored though it seemed to have failed is there once, with all that came after it', async () => {
  const { recorder, pass } = await recording();
  const { id, fly, land } = await flying(recorder, 'Stored unnoticed');
  fly(1_150);
  await recorder.tick();
  loseNextAnswer();
  pass(115_000);
  fly(10);
  await recorder.tick();
  expect(await heightsOf(id)).toEqual(upTo(1_160));
  fly(20);
  await recorder.tick();
  expect(await heightsOf(id)).toEqual(upTo(1_180));
  await land();
  await recorder.tick();
  expect(await heightsOf(id)).toEqual(upTo(1_180));
  expect(await record(id)).toMatchObject({ samples: 1_180, maxHeight: 1_179 });
});

test('whoever has the samples of a stretch is not sent them again, as long as they are the same', async () => {
  const { recorder } = await recording();
  const { id, fly } = await flying(recorder, 'Known');
  fly(20);
  await recorder.tick();
  const stretch = { id, from: new Date(TAKE_OFF).toISOString(), to: new Date(TAKE_OFF + 60_000).toISOString() };
  const first = await app.raw(getFlightSamples, stretch, as);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const again = () => app.raw(getFlightSamples, stretch, { ...as, headers: { 'if-none-match': first.headers.etag as string } });
  expect(await again()).toMatchObject({ statusCode: 304, body: '' });
  fly(1);
  await recorder.tick();
  expect((await again()).statusCode).toBe(200);
});
