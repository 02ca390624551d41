import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresBetween } from '../geo/distance.ts';
import { addressOf } from './address.ts';
import { nearestPlace } from './nearest.ts';
import { PINYIN } from './pinyin.generated.ts';
import { PLACE_LANGUAGES, PLACES, type Place } from './places.ts';
import { searchPlaces } from './search.ts';

const anyPlace = fc.constantFrom(...PLACES);
const anyLanguage = fc.constantFrom(...PLACE_LANGUAGES);
const first = (text: string) => searchPlaces(text, 10)[0]?.names.en;
const all = (text: string): Place[] => searchPlaces(text, PLACES.length);

describe('a place is found', () => {
  test.each([
    ['北京', 'Beijing'],
    ['深圳市', 'Shenzhen'],
    ['广东省深圳市南山区', 'Nanshan'],
    ['shenzhen', 'Shenzhen'],
    ['bei jing', 'Beijing'],
    ['mosike', 'Moscow'],
    ['wlmq', 'Urumqi'],
    ["xi'an", "Xi'an"],
    ['XIAN', "Xi'an"],
    ['москва', 'Moscow'],
    ['санкт петербург', 'Saint Petersburg'],
    ['Могилев', 'Mogilev'],
    ['Нижний-Новгород', 'Nizhny Novgorod'],
    ['sao paulo', 'São Paulo'],
    ['Wroclaw', 'Wrocław'],
    ['petersburg', 'Saint Petersburg'],
    ['Futian, Shenzhen', 'Futian'],
    ['lvliang', undefined],
    ['Atlantis', undefined],
    ['', undefined],
    ['…', undefined],
  ])('by %s: %s', (text, name) => expect(first(text)).toBe(name));

  test('by its whole address in any language, first of all', () =>
    fc.assert(
      fc.property(anyPlace, anyLanguage, (place, language) => {
        expect(searchPlaces(addressOf(place, language), 1)).toEqual([place]);
      }),
    ));

  test('by any beginning and any part of a name, whatever the case and the accents', () =>
    fc.assert(
      fc.property(anyPlace, anyLanguage, fc.nat(), fc.nat(), fc.boolean(), (place, language, from, length, isUpper) => {
        const name = place.names[language].normalize('NFD').replace(/\p{M}/gu, '');
        const start = from % name.length;
        const part = name.slice(start, start + 1 + (length % (name.length - start)));
        fc.pre(/\p{L}/u.test(part));
        expect(all(isUpper ? part.toUpperCase() : part)).toContain(place);
      }),
    ));

  test('by its pinyin, with or without spaces', () =>
    fc.assert(
      fc.property(anyPlace, fc.constantFrom(' ', ''), (place, between) => {
        expect(all(PINYIN[place.names.zh]!.replaceAll(' ', between))).toContain(place);
      }),
    ));
});

test('what begins with the text comes before what merely holds it', () =>
  fc.assert(
    fc.property(fc.constantFrom('san', 'new', 'chang', 'ново', '南', 'xi'), (text) => {
      const begins = all(text).map(({ names }) => Object.values(names).some((name) => name.toLowerCase().startsWith(text)));
      const lastBeginning = begins.lastIndexOf(true);
      expect(begins.slice(0, lastBeginning)).not.toContain(false);
    }),
  ));

test('any text whatever is answered, with no more than was asked for', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, atMost) => {
      expect(searchPlaces(text, atMost).length).toBeLessThanOrEqual(atMost);
    }),
  ));

describe('the nearest place', () => {
  test('to where a place is, is the place itself', () =>
    fc.assert(
      fc.property(anyPlace, (place) => {
        expect(nearestPlace(place)).toEqual({ place, metres: 0 });
      }),
    ));

  test('is nearer than every other one, wherever one asks', () =>
    fc.assert(
      fc.property(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }), (latitude, longitude) => {
        const { metres } = nearestPlace({ latitude, longitude });
        expect(PLACES.every((place) => metresBetween({ latitude, longitude }, place) >= metres)).toBe(true);
      }),
    ));

  test('is found across the date line', () => {
    expect(nearestPlace({ latitude: -18.1, longitude: -179.9 }).place.names.en).toBe('Suva');
  });
});
