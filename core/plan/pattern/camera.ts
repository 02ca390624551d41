/** What decides how much ground one picture shows. */
export interface Camera {
  name: string;
  /** Millimetres. */
  sensorWidth: number;
  sensorHeight: number;
  focalLength: number;
  /** Pixels. */
  imageWidth: number;
  imageHeight: number;
  /** Seconds that it needs between two pictures. */
  minInterval: number;
}
