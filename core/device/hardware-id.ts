/** 18 bytes of uid2 or, of an older autopilot, the 8 bytes of uid. */
const MAVLINK = /^mavlink:(?:[0-9a-f]{36}|[0-9a-f]{16})$/;

/** What a vehicle says of itself over its link. All noughts is what an autopilot says that does not know. */
export const isHardwareId = (text: string): boolean => MAVLINK.test(text) && !/^mavlink:0+$/.test(text);

/** As people copy it from elsewhere: capitals, parting spaces, colons or dashes, with or without the protocol before it. */
export function normalHardwareId(text: string): string {
  const digits = text
    .trim()
    .toLowerCase()
    .replace(/^mavlink:/, '')
    .replace(/^0x/, '')
    .replace(/[\s:-]/g, '');
  return `mavlink:${digits}`;
}
