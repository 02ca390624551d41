import { expect, test } from 'vitest';
import type { AudioUpload } from './audio.ts';
import { audioChosen } from './audio-chosen.ts';
import { AUDIO_MAX_BYTES } from './audio-size.ts';
import { audioIssues } from './audio-rules.ts';

const SOUND: AudioUpload = { fileName: 'evacuate.MP3', bytes: 1_000, name: '疏散广播1a' };
const codes = (given: Partial<AudioUpload>) => audioIssues({ ...SOUND, ...given }).map(({ code }) => code);

test('section 5: a sound that keeps to all of it is taken', () => {
  expect(codes({})).toEqual([]);
});

test.each(['picture.png', 'sound', 'mp3', 'sound.mp3.exe'])('section 8: %s has no format of sounds', (fileName) => {
  expect(codes({ fileName })).toEqual(['audio.format']);
});

test('sections 5 and 9: at most 10 MB', () => {
  expect(AUDIO_MAX_BYTES).toBe(10 * 1024 * 1024);
  expect(codes({ bytes: AUDIO_MAX_BYTES })).toEqual([]);
  expect(codes({ bytes: AUDIO_MAX_BYTES + 1 })).toEqual(['audio.size']);
});

test.each(['abcdefghij', '一二三四五六七八九十', '𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷', '7'])('sections 5 and 9: %s is a name', (name) => {
  expect(codes({ name })).toEqual([]);
});

test.each(['', 'abcdefghijk', 'a b', 'a_b', 'звук', 'été', '１', 'a\n'])('sections 5 and 9: %j is none', (name) => {
  expect(audioIssues({ ...SOUND, name })).toMatchObject([{ code: 'audio.name', params: { max: 10 } }]);
});

test('section 5: an audio must be chosen to play', () => {
  expect(audioChosen(undefined)).toMatchObject({ code: 'audio.none' });
  expect(audioChosen('')).toMatchObject({ code: 'audio.none' });
  expect(audioChosen('疏散')).toBeUndefined();
});

test('all that is wrong is told at once', () => {
  expect(codes({ fileName: 'x', bytes: AUDIO_MAX_BYTES * 2, name: '' })).toEqual(['audio.format', 'audio.size', 'audio.name']);
});
