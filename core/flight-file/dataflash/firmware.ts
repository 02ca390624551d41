/** `ArduCopter V4.6.3 (3fc7011a)`, or `APM:Copter V3.3` in logs of long ago. */
export function firmwareNamedIn(text: string): { name: string; version: string } | undefined {
  const [, name, version] = /^(?:Ardu|APM:?\s?)(Copter|Plane|Rover|Sub|Heli\w*)\s+V(\d+(?:\.\d+)*)/i.exec(text) ?? [];
  return name && version ? { name, version } : undefined;
}

/** The number of the hardware as MAVLink tells it, out of the line in which a log names its board. */
export function boardIdIn(text: string): string | undefined {
  const words = /^\S+ ([0-9A-F]{8}) ([0-9A-F]{8}) ([0-9A-F]{8})$/.exec(text)?.slice(1);
  // Each word is printed with its highest byte first; over MAVLink the bytes come as they lie.
  const digits = words?.map((word) => (word.match(/../g) ?? []).toReversed().join('')).join('');
  return digits === undefined || /^0+$/.test(digits) ? undefined : `mavlink:${digits.toLowerCase().padEnd(36, '0')}`;
}
