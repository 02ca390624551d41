import { expect, test } from 'vitest';
import { isLatitude, isLongitude } from '../geo/position.ts';
import { metresBetween } from '../geo/distance.ts';
import { isCountry } from '../geo/country.ts';
import { addressOf } from './address.ts';
import { PINYIN } from './pinyin.generated.ts';
import { PLACE_LANGUAGES, PLACES, type Place } from './places.ts';

const LETTERS = { zh: /^\p{Script=Han}+$/u, en: /^[\p{Script=Latin}' -]+$/u, ru: /^[\p{Script=Cyrillic} -]+$/u };

const named = (en: string): Place => PLACES.find(({ names }) => names.en === en)!;

test('every place has its names in the letters of each language, a possible position and a country that exists', () => {
  expect(PLACES.length).toBeGreaterThan(700);
  const strange = PLACES.filter(
    ({ names, country, latitude, longitude, elevation }) =>
      PLACE_LANGUAGES.some((language) => !LETTERS[language].test(names[language])) ||
      !isLatitude(latitude) ||
      !isLongitude(longitude) ||
      !(elevation >= -50 && elevation <= 5_000) ||
      (country !== undefined && !isCountry(country)),
  );
  expect(strange.map(({ names }) => names.en)).toEqual([]);
});

test('no two lie on top of one another, and none far from the others of its country or province', () => {
  const close = PLACES.flatMap((one, at) =>
    PLACES.slice(at + 1)
      .filter((other) => metresBetween(one, other) < 700 && one.region?.en !== other.region?.en)
      .map((other) => `${one.names.en} ${other.names.en}`),
  );
  // A city and its central districts.
  expect(close.filter((pair) => !pair.startsWith('Guangzhou '))).toEqual([]);
  const astray = [...Map.groupBy(PLACES, ({ country, region }) => `${country} ${region?.en ?? ''}`)].flatMap(([where, all]) => {
    const reach = where.startsWith('CN') ? 1_300_000 : 9_000_000;
    return all.filter((place) => metresBetween(all[0]!, place) > reach).map(({ names }) => `${names.en} in ${where}`);
  });
  expect(astray).toEqual([]);
});

test('no address names two places', () => {
  for (const language of PLACE_LANGUAGES) {
    const addresses = PLACES.map((place) => addressOf(place, language));
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
  }
});

test('an address reads as people of each language write it', () => {
  expect(PLACE_LANGUAGES.map((language) => addressOf(named('Shenzhen'), language))).toEqual([
    '广东省深圳市',
    'Shenzhen, Guangdong, China',
    'Шэньчжэнь, Гуандун, Китай',
  ]);
  expect(PLACE_LANGUAGES.map((language) => addressOf(named('Moscow'), language))).toEqual([
    '俄罗斯 莫斯科',
    'Moscow, Russia',
    'Москва, Россия',
  ]);
  expect(addressOf(named('Beijing'), 'zh')).toBe('北京市');
  expect(addressOf(named('Futian'), 'en')).toBe('Futian, Shenzhen, Guangdong, China');
});

test('every Chinese name has its reading, also where a character has several', () => {
  expect(PLACES.filter(({ names }) => !/^[a-z]+( [a-z]+)*$/.test(PINYIN[names.zh] ?? '')).map(({ names }) => names.zh)).toEqual([]);
  expect([PINYIN['重庆市'], PINYIN['厦门市'], PINYIN['六安市']]).toEqual(['chong qing shi', 'xia men shi', 'lu an shi']);
});
