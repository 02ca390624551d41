export const AIRFRAMES = ['multirotor', 'fixedWing', 'vtol', 'other'] as const;
export type Airframe = (typeof AIRFRAMES)[number];

export const AUTOPILOTS = ['ardupilot', 'px4', 'other'] as const;
export type Autopilot = (typeof AUTOPILOTS)[number];
