/** What a simulator device flies as. */
export const SIMULATED_CRAFT = ['multirotorArdupilot', 'multirotorPx4', 'fixedWing', 'vtol'] as const;
export type SimulatedCraft = (typeof SIMULATED_CRAFT)[number];

/** How long it flies before it is stopped by itself. */
export const SIMULATED_MINUTES = { min: 1, max: 240, usual: 30 } as const;

/** Metres a second. */
export const SIMULATED_WIND_MAX = 20;

/** The letters SH before the sixteen bytes of the device's id: nobody has to bind it by hand, and no real autopilot says this. */
const PREFIX = '5348';

/** What the simulated aircraft of a device says of itself. */
export const simulatedHardware = (deviceId: string): string => `${PREFIX}${deviceId.replaceAll('-', '').toLowerCase()}`;
export const simulatedHardwareId = (deviceId: string): string => `mavlink:${simulatedHardware(deviceId)}`;

/** "SKYHELM DEMO" before a number: what the aircraft of the demo say of themselves, 18 bytes. */
export const DEMO_HARDWARE = 'mavlink:534b5948454c4d2044454d4f';
export const demoHardwareId = (number: number): string => `${DEMO_HARDWARE}${number.toString(16).padStart(12, '0')}`;
