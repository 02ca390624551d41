import { describe, expect, test } from 'vitest';
import { ALL_WORDS } from './all.ts';
import { LANGUAGES, LOCALES, type Language, type Namespace, type Plural } from './translate.ts';

/** `namespace.key` -> its words, for one language. */
const flat = (language: Language): Map<string, string | Plural> =>
  new Map(
    Object.entries(ALL_WORDS[language] as Record<string, Namespace>).flatMap(([namespace, words]) =>
      Object.entries(words).map(([key, entry]) => [`${namespace}.${key}`, entry] as const),
    ),
  );
const WORDS = Object.fromEntries(LANGUAGES.map((language) => [language, flat(language)])) as Record<Language, ReturnType<typeof flat>>;
/** Every language is held to English, the one whose words the compiler knows. */
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');
/** Languages of their own script, in which a Latin letter is a name or a slip. */
const OTHER_SCRIPTS = TRANSLATIONS.filter((language) => new Intl.Locale(LOCALES[language]).maximize().script !== 'Latn');
const without = (script: string) => LANGUAGES.filter((language) => new Intl.Locale(LOCALES[language]).maximize().script !== script);
const formsOf = (entry: string | Plural): string[] => (typeof entry === 'string' ? [entry] : Object.values<string>({ ...entry }));
const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
/** Endings of file names, and names of settings and parameters (METRICS_TOKEN), are the same in every language. */
const withoutPlaceholders = (text: string): string => text.replace(/\{\w+\}|\.(xlsx|csv|params?)\b|\b[A-Z]+(_[A-Z0-9]+)+\b/g, '');
/** Keys whose words fail the check, in any of the languages given. */
const failing = (languages: readonly Language[], fails: (text: string, key: string) => boolean): string[] =>
  languages.flatMap((language) =>
    [...WORDS[language]].filter(([key, entry]) => formsOf(entry).some((text) => fails(text, key))).map(([key]) => `${language} ${key}`),
  );

/** Each language is named in itself, whoever reads. */
const LANGUAGE_KEY = new RegExp(`(^|\\.)language\\.(${LANGUAGES.join('|')})$`);
const namesLanguage = (key: string) => LANGUAGE_KEY.test(key);
/** Names and terms that are written in Latin letters in every language. */
const LATIN_TERMS = new Set(
  'Skyhelm API OpenAPI HTTPS IP AK SMS CAAC AOPA UTC MB PNG JPEG WebP Caps Lock Android iPhone iPad Chrome Edge Safari state mes data HOST PUBLIC ORIGIN WGS CIDR N E ak ID SN RTK BMS GPS TLS ArduPilot PX QGroundControl Mission Planner MAVProxy KB AB Natural Earth WebGL Enter CSV PDF KML GPX GeoJSON ED kml geojson json tlog bin ulg GB S HDOP RSSI GCJ UTM MGRS V K L J Shift Ctrl hgt GeoTIFF SRTM Copernicus deflate JSON zip plan waypoints route kmz gpx csv xlsx Google DJI WPML VTOL A B KMZ Webhook http https x skyhelm signature ArduCopter ArduPlane apm pdef autotest ardupilot org EKF AHRS Failsafe'.split(
    ' ',
  ),
);
const latinWords = (text: string): string[] => withoutPlaceholders(text).match(/[A-Za-z]+/g) ?? [];
/** In the terminal people read what they have to type: settings, flags and commands are the same in every language. */
const isTyped = (word: string, key: string): boolean =>
  key.startsWith('boot.') && latinWords(formsOf(WORDS.en.get(key) ?? '').join(' ')).includes(word);
const strayLatin = (text: string, key: string): boolean =>
  !namesLanguage(key) && latinWords(text).some((word) => !LATIN_TERMS.has(word) && !isTyped(word, key));

describe.each(TRANSLATIONS)('%s', (language) => {
  test('has the keys of English, no more and no fewer', () => {
    expect([...WORDS[language].keys()].sort()).toEqual([...WORDS.en.keys()].sort());
  });

  test('has the placeholders of English', () => {
    const placeholders = (words: Map<string, string | Plural>) =>
      [...words].map(([key, entry]) => `${key} ${placeholdersOf(formsOf(entry).join(' ')).join()}`).sort();
    expect(placeholders(WORDS[language])).toEqual(placeholders(WORDS.en));
  });
});

describe.each(OTHER_SCRIPTS)('%s', (language) => {
  test('leaves nothing in English', () => {
    const isCopy = (text: string, key: string) => !namesLanguage(key) && formsOf(WORDS.en.get(key) ?? '').includes(text);
    const isTerm = (text: string) => latinWords(text).every((word) => LATIN_TERMS.has(word));
    expect(failing([language], (text, key) => isCopy(text, key) && !isTerm(text))).toEqual([]);
  });

  test('uses Latin letters for names and terms only', () => {
    expect(failing([language], strayLatin)).toEqual([]);
  });
});

test.each(LANGUAGES)('%s has exactly the plural forms its grammar needs, each with every placeholder', (language) => {
  const needed = new Intl.PluralRules(LOCALES[language]).resolvedOptions().pluralCategories.toSorted();
  const plurals = [...WORDS[language]].flatMap(([key, entry]) => (typeof entry === 'string' ? [] : [[key, entry] as const]));
  for (const [key, forms] of plurals) {
    expect(Object.keys(forms).sort(), key).toEqual(needed);
    expect(new Set(Object.values<string>({ ...forms }).map((text) => placeholdersOf(text).join())).size, key).toBe(1);
    expect(placeholdersOf(forms.other), key).toContain('{count}');
  }
});

describe('every text', () => {
  test('says something, without stray spaces', () => {
    /** The terminal has no other layout than spaces. */
    const isLaidOut = (key: string) => key.startsWith('boot.');
    expect(failing(LANGUAGES, (text) => text.trim() === '')).toEqual([]);
    expect(failing(LANGUAGES, (text, key) => !isLaidOut(key) && (text !== text.trim() || text.includes('  ')))).toEqual([]);
  });

  test('closes its braces', () => {
    expect(failing(LANGUAGES, (text) => /[{}]/.test(withoutPlaceholders(text)))).toEqual([]);
  });

  test('keeps to the script of its language', () => {
    expect(failing(without('Cyrl'), (text, key) => !namesLanguage(key) && /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
    expect(failing(without('Hans'), (text, key) => !namesLanguage(key) && /\p{Script=Han}/u.test(text))).toEqual([]);
  });

  test('uses the punctuation of its language', () => {
    expect(failing(['zh'], (text) => /\p{Script=Han}\s?[,;:!?]/u.test(text.replace(/\S+:\/\/\S+/g, '')))).toEqual([]);
    expect(failing(['ru'], (text) => /["“”]/.test(text.replace(/„[^“]*“/g, '')))).toEqual([]);
    expect(failing(without('Hans'), (text, key) => !namesLanguage(key) && /[，。；：！？（）]/.test(text))).toEqual([]);
    expect(failing(LANGUAGES, (text) => text.includes('...'))).toEqual([]);
  });

  test('ends labels and refusals without a full stop', () => {
    const shown = /^(errors|issues|menu|dictionary|log)\./;
    expect(failing(LANGUAGES, (text, key) => shown.test(key) && /[.。]$/.test(text))).toEqual([]);
  });
});

test('in Chinese an aircraft has one name', () => {
  expect(failing(['zh'], (text) => text.replaceAll('无人机', '').includes('飞机'))).toEqual([]);
});

test('the specification’s messages stand to the letter, each where it is said', () => {
  const SPECIFIED = {
    'common.hasError': 'Has Error',
    'common.saved': 'Saving succeeded',
    'common.deleted': 'Successfully Deleted',
    'common.irreversible': 'Unable to recover after deletion',
    'errors.input.invalid': 'Parameter error, please re-enter',
    'errors.code.incorrect': 'Incorrect verification code',
    'errors.user.notFound': 'User does not exist or is not registered',
    'errors.department.exists': 'Department already exists',
    'errors.department.memberAlready': 'User already exists, do not add it again',
    'errors.department.memberElsewhere': 'Add failed, user already in another department',
    'errors.department.noUsers': 'Please select a department with users',
    'errors.file.format': 'Format error, please re-upload!',
    'errors.file.image': 'The uploaded image is in the wrong format',
    'errors.device.nameExists': 'The device name already exists and cannot be repeated',
    'errors.device.nameDuplicate': 'Duplicate device name, please re-enter',
    'errors.device.oneExclusive': 'Only one exclusive user can be set',
    'errors.device.sharedAlready': 'User already exists, do not add it again',
    'errors.device.flying': 'UAV in flight, please try again later',
    'issues.port': 'Format error, please enter an integer from 1-65535!',
    'issues.mobile.required': 'Please enter phone number',
    'issues.password.required': 'Please enter password',
    'issues.password.rule':
      'Must contain uppercase and lowercase letters and numbers, special characters can be used, and the length is between 8-20',
    'issues.password.confirm': 'Please confirm your password',
    'issues.password.mismatch': 'The two passwords are not consistent!',
    'login.success': 'Login successfully',
    'login.registered': 'Registration success',
    'login.passwordReset': 'Password reset successfully',
    'account.imageFormat': 'The uploaded image is in the wrong format',
    'account.mayNotChangePassword': 'Tip: The current account is not allowed to change the password',
  };
  expect(Object.fromEntries(Object.keys(SPECIFIED).map((key) => [key, WORDS.en.get(key)]))).toEqual(SPECIFIED);
});

test('beside the buttons that fly an aircraft, to give a task back says that it is the task', () => {
  const task: Record<Language, RegExp> = { zh: /任务/, en: /task/, ru: /задание/ };
  for (const language of LANGUAGES) expect(WORDS[language].get('task.step.giveBack')).toMatch(task[language]);
});

test('the header that a key is sent in has the name that the docs give it', () => {
  for (const language of LANGUAGES) expect(WORDS[language].get('accesskey.made.use')).toMatch(/[“«]AK[”»]/);
});
