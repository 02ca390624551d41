import type { Issue } from '../../issue.ts';
import type { AudioRule, AudioUpload } from './audio.ts';
import { audioFormat } from './audio-format.ts';
import { audioName } from './audio-name.ts';
import { audioSize } from './audio-size.ts';

/** In the order in which they are told. */
const AUDIO_RULES: readonly AudioRule[] = [audioFormat, audioSize, audioName];

/** All that is wrong with a sound, before it is sent and once more where it arrives. */
export const audioIssues = (upload: AudioUpload): Issue[] => AUDIO_RULES.flatMap((rule) => rule(upload) ?? []);
