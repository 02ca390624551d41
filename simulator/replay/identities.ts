import { createHash } from 'node:crypto';
import { encode } from '@skyhelm/core/mavlink/encode';
import type { Message } from '@skyhelm/core/mavlink/message';
import type { Replayed } from './recording-file.ts';

const UID2_BYTES = 18;
const MAV_TYPE_GCS = 6;
const MAV_AUTOPILOT_INVALID = 8;
/** What ground stations call themselves, should their heartbeats not be recorded. */
const STATION = 255;

type Version = Partial<Message<'AUTOPILOT_VERSION'>>;

/** Who speaks in a recording. A recording cannot answer when an aircraft is asked who it is, so this does. */
export interface Identities {
  note(record: Replayed): void;
  /** Its part in the recording was to listen. */
  isStation(system: number): boolean;
  /** System and number of the hardware of each autopilot. */
  vehicles(): { system: number; hardware: string }[];
  answer(system: number): Uint8Array | undefined;
}

export interface IdentityOptions {
  /** Whatever tells one recording from another: one without numbers gets the same ones each time it is played. */
  seed: string;
  /** For the first autopilot, instead of its own. */
  hardware: string | undefined;
}

export function identities({ seed, hardware }: IdentityOptions): Identities {
  const stations = new Set([STATION]);
  /** With the number of its latest message, after which nothing is missing. */
  const autopilots = new Map<number, { component: number; sequence: number }>();
  const versions = new Map<number, Version>();

  function versionOf(system: number): Version {
    const [first] = autopilots.keys();
    const said = versions.get(system) ?? {};
    if (hardware !== undefined && system === first) return { ...said, uid: 0n, uid2: [...Buffer.from(hardware, 'hex')] };
    if (said.uid !== undefined && (said.uid !== 0n || said.uid2?.some((byte) => byte !== 0))) return said;
    const made = createHash('sha256').update(`${seed} ${system}`).digest();
    return { ...said, uid2: [...made.subarray(0, UID2_BYTES)] };
  }

  return {
    note({ system, component, sequence, heartbeat, version }) {
      if (heartbeat?.type === MAV_TYPE_GCS) stations.add(system);
      else if (heartbeat && heartbeat.autopilot !== MAV_AUTOPILOT_INVALID) autopilots.set(system, { component, sequence });
      if (autopilots.get(system)?.component === component) autopilots.get(system)!.sequence = sequence;
      if (version && !versions.has(system)) versions.set(system, version);
    },
    isStation: (system) => stations.has(system),
    vehicles: () => [...autopilots.keys()].map((system) => ({ system, hardware: numberIn(versionOf(system)) })),
    answer(system) {
      const autopilot = autopilots.get(system);
      return autopilot && encode('AUTOPILOT_VERSION', versionOf(system), { system, ...autopilot });
    },
  };
}

function numberIn({ uid = 0n, uid2 = [] }: Version): string {
  const long = Buffer.from(uid2).toString('hex');
  return /[^0]/.test(long) ? long : uid.toString(16).padStart(16, '0');
}
