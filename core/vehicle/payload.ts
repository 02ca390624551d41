/** What holds a camera and turns it. Degrees. */
export interface Gimbal {
  /** By which it is told apart from the others of the vehicle. */
  number: number;
  pitchMin: number;
  pitchMax: number;
  yawMin: number;
  yawMax: number;
  /** It can look at a place on the ground by itself. */
  canPointAtPlace: boolean;
  /** Who turns it now. */
  control: 'nobody' | 'us' | 'somebodyElse';
}

export interface Camera {
  number: number;
  vendor: string;
  model: string;
  takesPictures: boolean;
  takesVideo: boolean;
  canZoom: boolean;
  hasStream: boolean;
  /** Pixels across and down; nought where it does not say. */
  width: number;
  height: number;
}
