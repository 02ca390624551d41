import { hardwareBytes } from '../../vehicle/hardware.ts';
import type { Writers } from './writers.ts';

export const VERSION: Writers = {
  AUTOPILOT_VERSION: ({ craft: { flavour, hardware } }) => {
    const [major, minor, patch, type] = flavour.version;
    return {
      capabilities: BigInt(flavour.capabilities),
      flight_sw_version: ((major << 24) | (minor << 16) | (patch << 8) | type) >>> 0,
      board_version: 1 << 16,
      vendor_id: 0x1209,
      product_id: 0x5740,
      flight_custom_version: Array.from('3fc7011a', (letter) => letter.charCodeAt(0)),
      uid2: hardwareBytes(hardware),
    };
  },
};
