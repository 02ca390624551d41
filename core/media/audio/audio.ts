import type { Issue } from '../../issue.ts';

/** A sound that somebody hands in for a pager to play. */
export interface AudioUpload {
  fileName: string;
  bytes: number;
  /** What it is called in the list of sounds. */
  name: string;
}

export type AudioRule = (upload: AudioUpload) => Issue | undefined;
