import { shortestFloat } from '@skyhelm/core/vehicle/parameter';
import type { Flavour } from '../flavours/flavour.ts';
import { bootMs, type Comms } from './comms.ts';
import { crc32 } from './parameter-values.ts';
import type { Writers } from './telemetry/writers.ts';

const GENERAL = '/etc/extras/component_general.json';
const PARAMETERS = '/etc/extras/parameters.json';
/** COMP_METADATA_TYPE. */
const OF_PARAMETERS = 1;

type Files = Record<string, Uint8Array>;
/** By flavour: thousands of vehicles share them. */
const written = new WeakMap<Flavour, Files>();

function filesOf(flavour: Flavour): Files {
  const known = written.get(flavour);
  if (known) return known;
  const parameters = bytesOf({
    version: 1,
    parameters: flavour.parameters.list.map(({ name, type, value }) => ({
      ...(flavour.facts?.get(name) ?? { name }),
      type: type === 'f32' ? 'Float' : 'Int32',
      default: type === 'f32' ? shortestFloat(value) : value,
    })),
  });
  const general = bytesOf({
    version: 1,
    vendorName: 'Skyhelm',
    modelName: 'Simulator',
    firmwareVersion: flavour.version.slice(0, 3).join('.'),
    metadataTypes: [{ type: OF_PARAMETERS, uri: `mftp://${PARAMETERS}`, fileCrc: crc32(parameters) }],
  });
  const files = { [GENERAL]: general, [PARAMETERS]: parameters };
  written.set(flavour, files);
  return files;
}

const bytesOf = (content: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(content));

/** What the autopilot says of itself in files: which there are, and what each of its parameters is. */
export const metadataFile = ({ craft }: Comms, path: string): Uint8Array | undefined => filesOf(craft.flavour)[path];

/** ArduPilot has no such files on board. */
export const METADATA: Writers = {
  COMPONENT_METADATA: (comms) => {
    const { flavour } = comms.craft;
    if (!flavour.facts) return undefined;
    return { time_boot_ms: bootMs(comms), file_crc: crc32(filesOf(flavour)[GENERAL]!), uri: `mftp://${GENERAL}` };
  },
};
