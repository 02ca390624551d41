export type Airframe = 'multirotor' | 'fixedWing' | 'vtol' | 'other';
export type Autopilot = 'ardupilot' | 'px4' | 'other';
