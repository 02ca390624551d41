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
}
