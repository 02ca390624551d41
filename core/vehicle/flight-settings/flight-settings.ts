/** How high an aircraft may be, and how it comes back: what its pilot sets, whatever its autopilot calls it. */
export const FLIGHT_SETTINGS = ['heightLimit', 'returnHeight', 'returnSpeed'] as const;
export type FlightSetting = (typeof FLIGHT_SETTINGS)[number];

/** Nothing for what the aircraft has no setting for. */
export type WantedSettings = Readonly<Record<FlightSetting, number | null>>;
