import { error } from '../../issue.ts';
import type { AudioRule } from './audio.ts';

/** The specification names none: these every pager plays. */
export const AUDIO_FORMATS = ['mp3', 'wav'] as const;

export const audioFormat: AudioRule = ({ fileName }) =>
  AUDIO_FORMATS.some((format) => fileName.toLowerCase().endsWith(`.${format}`)) ? undefined : error('audio.format');
