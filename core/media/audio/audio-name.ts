import { error } from '../../issue.ts';
import type { AudioRule } from './audio.ts';

export const AUDIO_NAME_MAX = 10;
const CHINESE_ENGLISH_DIGITS = /^[\p{Script=Han}A-Za-z0-9]+$/u;

/** Counted as they are read: a rare Chinese character is two units of a string, and one on the screen. */
export const audioName: AudioRule = ({ name }) =>
  CHINESE_ENGLISH_DIGITS.test(name) && [...name].length <= AUDIO_NAME_MAX ? undefined : error('audio.name', { max: AUDIO_NAME_MAX });
