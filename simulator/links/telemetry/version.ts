import { randomFrom, seedFrom } from '../../world/random.ts';
import type { Writers } from './writers.ts';

const UID_BYTES = 18;

/** By which a vehicle is known for good: the same seed is the same aircraft after every start. */
export function hardwareUid(seed: number): number[] {
  const random = randomFrom(seedFrom(seed, 'uid'));
  return Array.from({ length: UID_BYTES }, () => Math.floor(random.next() * 256));
}

export const VERSION: Writers = {
  AUTOPILOT_VERSION: ({ craft: { flavour, seed } }) => {
    const [major, minor, patch, type] = flavour.version;
    return {
      capabilities: BigInt(flavour.capabilities),
      flight_sw_version: ((major << 24) | (minor << 16) | (patch << 8) | type) >>> 0,
      board_version: 1 << 16,
      vendor_id: 0x1209,
      product_id: 0x5740,
      flight_custom_version: Array.from('3fc7011a', (letter) => letter.charCodeAt(0)),
      uid2: hardwareUid(seed),
    };
  },
};

/** As a registry of devices would write it. */
export const hardwareId = (seed: number): string =>
  `mavlink:${hardwareUid(seed)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;
