import { DICTIONARY_TYPES, getMultipleDictionaryInfo } from '@skyhelm/contract/dictionary';
import { phaseNumber } from '@skyhelm/core/vehicle/phase';
import { LANGUAGES, type Language } from '@skyhelm/i18n/translate';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const ask = (types: (typeof DICTIONARY_TYPES)[number][], language: Language) =>
  app.done(getMultipleDictionaryInfo, { types }, { token: app.main.token, language });

test('labels come in the language of whoever asks', async () => {
  expect((await ask(['userState'], 'ru'))['userState']).toEqual([
    { value: 'normal', label: 'Активен' },
    { value: 'frozen', label: 'Заблокирован' },
  ]);
  expect((await ask(['userState'], 'en'))['userState']![1]).toEqual({ value: 'frozen', label: 'Frozen' });
});

test('every dictionary has entries, each with a word of its own', async () => {
  for (const language of LANGUAGES) {
    const all = await ask([...DICTIONARY_TYPES], language);
    expect(Object.keys(all)).toEqual([...DICTIONARY_TYPES]);
    for (const entries of Object.values(all)) {
      expect(entries.length).toBeGreaterThan(1);
      expect(entries.filter(({ value, label }) => label === '' || label === value || label.startsWith('dictionary.'))).toEqual([]);
    }
  }
});

test('countries are those of the ISO list, in the order of the language', async () => {
  const { country } = await ask(['country'], 'ru');
  expect(country).toHaveLength(249);
  expect(country).toContainEqual({ value: 'CN', label: 'Китай' });
  expect(country!.map(({ label }) => label)).toEqual(country!.map(({ label }) => label).sort(new Intl.Collator('ru-RU').compare));
  expect((await ask(['country'], 'zh'))['country']).toContainEqual({ value: 'RU', label: '俄罗斯' });
});

test('the numbers of the live channels are told in words', async () => {
  const { flightMode, flightPhase, positioningType } = await ask(['flightMode', 'flightPhase', 'positioningType'], 'en');
  expect(flightMode).toHaveLength(13);
  expect(flightMode![11]).toEqual({ value: '12', label: 'Automatic route' });
  const [first, second] = [flightPhase![0], flightPhase!.find(({ value }) => value === String(phaseNumber('route', 'hovering')))];
  expect([first, second?.label]).toEqual([{ value: '1', label: 'Not flying' }, 'Automatic route · hovering']);
  expect(positioningType).toContainEqual({ value: '5', label: 'RTK fixed' });
});
