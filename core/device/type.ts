export const DEVICE_TYPES = ['uav', 'smartBattery', 'ptzCamera', 'rtk', 'weatherStation', 'simulator', 'robotDog'] as const;
export type DeviceType = (typeof DEVICE_TYPES)[number];

/** Types that speak to the gateway over a link of their own, and so have a hardware id. The others are carried, or stand somewhere. */
const LINKED: readonly DeviceType[] = ['uav', 'simulator'];

export const hasLink = (type: DeviceType): boolean => LINKED.includes(type);
