import type { MessageName } from '@skyhelm/core/mavlink/message';
import type { Comms } from '../comms.ts';
import { PAYLOAD } from './payload.ts';
import { POSITION } from './position.ts';
import { STATUS } from './status.ts';
import { METADATA } from '../component-metadata.ts';
import { VERSION } from './version.ts';
import type { Writers } from './writers.ts';

const TELEMETRY: Writers = { ...STATUS, ...POSITION, ...PAYLOAD, ...VERSION, ...METADATA };
const OF_CAMERA: ReadonlySet<MessageName> = new Set([
  'CAMERA_INFORMATION',
  'CAMERA_SETTINGS',
  'CAMERA_CAPTURE_STATUS',
  'STORAGE_INFORMATION',
]);

export const canWrite = (name: MessageName): boolean => TELEMETRY[name] !== undefined;

/** Sends one message as it is now; false where there is nothing to say yet. */
export function report<N extends MessageName>(comms: Comms, name: N): boolean {
  const message = TELEMETRY[name]?.(comms);
  if (!message) return false;
  comms.send(name, message, OF_CAMERA.has(name) ? comms.craft.flavour.cameraComponent : undefined);
  return true;
}
