/** A picture that a vehicle's camera took, as far as it says so. Degrees, metres. */
export interface TakenPicture {
  /** Counted from one in the order in which they were told, since the vehicle was met on this way. */
  number: number;
  latitude?: number;
  longitude?: number;
  /** Above the sea, and above home. */
  altitude?: number;
  height?: number;
  /** Which way the camera looked, from north. */
  heading?: number;
  /** Milliseconds since 1970. */
  takenAt?: number;
  /** Name of its file, where it can be fetched. */
  file?: string;
  /** The component that keeps its file, and the whole path there: cameras and folders of one aircraft have files of the same name. */
  filePlace?: string;
}

/** As the gateway lists it. */
export interface ListedPicture extends TakenPicture {
  /** When it was told of, in milliseconds since 1970: all that tells one from the next where the camera has no clock. */
  toldAt: number;
}

/** By its number alone, which begins anew with each link, another might be read than the one that was listed. */
export type WantedPicture = Pick<ListedPicture, 'number' | 'filePlace' | 'takenAt' | 'toldAt'>;

/** Of a camera without a clock a picture in the same place is the same one if it was told of within so long: over a second link it is told a little later. */
export const TOLD_WITHIN_MS = 30_000;
