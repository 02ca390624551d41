import { error } from '../../issue.ts';
import type { AudioRule } from './audio.ts';

export const AUDIO_MAX_BYTES = 10 * 1024 * 1024;

export const audioSize: AudioRule = ({ bytes }) => (bytes > AUDIO_MAX_BYTES ? error('audio.size') : undefined);
