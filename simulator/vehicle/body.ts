/** Where the airframe truly is and how it moves: metres and metres a second from the origin, radians. */
export interface Body {
  north: number;
  east: number;
  /** Above the ground at the origin. */
  up: number;
  northSpeed: number;
  eastSpeed: number;
  upSpeed: number;
  roll: number;
  pitch: number;
  yaw: number;
  rollRate: number;
  pitchRate: number;
  yawRate: number;
  /** From nought to one. */
  throttle: number;
  /** Drawn from the battery now. */
  watts: number;
  onGround: boolean;
}

export const bodyAtRest = (yaw: number): Body => ({
  north: 0,
  east: 0,
  up: 0,
  northSpeed: 0,
  eastSpeed: 0,
  upSpeed: 0,
  roll: 0,
  pitch: 0,
  yaw,
  rollRate: 0,
  pitchRate: 0,
  yawRate: 0,
  throttle: 0,
  watts: 0,
  onGround: true,
});

export const groundSpeed = ({ northSpeed, eastSpeed }: Body): number => Math.hypot(northSpeed, eastSpeed);

/** The ground carries what sinks into it; how fast it came down is told, because that may have been a crash. */
export function meetGround(body: Body): number {
  if (body.up > 0 || body.upSpeed > 0) {
    body.onGround = false;
    return 0;
  }
  const impact = body.onGround ? 0 : -body.upSpeed;
  body.up = 0;
  body.upSpeed = 0;
  body.onGround = true;
  return impact;
}

export function comeToRest(body: Body): void {
  body.northSpeed = body.eastSpeed = body.upSpeed = 0;
  body.rollRate = body.pitchRate = body.yawRate = 0;
  body.roll = body.pitch = 0;
}
