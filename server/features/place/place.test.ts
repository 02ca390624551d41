import { findPlaces, getNearestPlace, PLACES_FOUND_MAX } from '@skyhelm/contract/place';
import { LANGUAGES, type Language } from '@skyhelm/i18n/translate';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf } from '../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const find = async (keyword: string, language: Language = 'en') =>
  (await app.done(findPlaces, { keyword }, { token: app.main.token, language })).rows;

test('a place is found whatever language it is asked for in, and answered in the reader’s', async () => {
  const answers = await Promise.all(LANGUAGES.map(async (language) => (await find('ШЭНЬЧЖЭНЬ', language))[0]));
  expect(answers.map((found) => found!.address)).toEqual(['广东省深圳市', 'Shenzhen, Guangdong, China', 'Шэньчжэнь, Гуандун, Китай']);
  expect(answers[1]).toMatchObject({ latitude: 22.5431, longitude: 114.0579, altitude: 15, metres: 0 });
});

test('coordinates are an address too: each way to read them, with the place they lie at', async () => {
  expect(await find('31°13′49″N 121°28′25″E')).toMatchObject([
    { address: 'Shanghai, China', latitude: expect.closeTo(31.2303, 3) as number },
  ]);
  expect(await find('20.5, 30.25')).toHaveLength(2);
  // On the open sea nobody knows the ground.
  expect(await find('-40, -120')).toMatchObject([{ altitude: null, metres: expect.any(Number) as number }]);
});

test('what cannot be found is an empty answer, what is not an address a fault of the field', async () => {
  expect(await find('Atlantis')).toEqual([]);
  expect((await find('a')).length).toBe(PLACES_FOUND_MAX);
  const refused = await app.call(findPlaces, { keyword: ' ' }, { token: app.main.token });
  expect([codeOf(refused), refused.state === 0 && refused.issues]).toEqual([
    'input.invalid',
    [expect.objectContaining({ path: 'keyword', mes: 'Please enter the address' })],
  ]);
});

test('a position has its nearest place', async () => {
  const near = await app.done(getNearestPlace, { latitude: 39.91, longitude: 116.41 }, { token: app.main.token });
  expect(near).toMatchObject({ address: 'Beijing, China', latitude: 39.91, longitude: 116.41, altitude: 44 });
  expect(near.metres).toBeLessThan(1_000);
});
