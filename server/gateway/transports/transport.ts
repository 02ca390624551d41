import type { Logger } from 'pino';

/** Somebody at the other end of a transport. */
export interface Remote {
  /** `udp 10.0.0.7:14550` */
  name: string;
  /** Each piece that is received stands for itself. */
  isDatagram: boolean;
  /** What cannot be sent now is lost, as on any radio. */
  send(bytes: Uint8Array): void;
}

/** Whoever listens to one remote. */
export interface RemoteEnd {
  receive(bytes: Uint8Array): void;
  /** A device is heard and told things this way: where there are too many, others go first. */
  isNeeded(): boolean;
  end(): void;
}

export type Welcome = (remote: Remote) => RemoteEnd | undefined;

export interface Address {
  host: string;
  port: number;
}

export interface Transport {
  close(): Promise<void>;
}

export interface ListeningTransport extends Transport {
  /** With the port that was really taken. */
  address: Address;
}

export type TransportLog = Pick<Logger, 'info' | 'warn'>;

/** What a vehicle has not taken by then is of no use to it any more. */
export const WAITING_MAX = 256 * 1024;
/** A line that was cut without a word is noticed by the system within some minutes. */
export const KEEP_ALIVE_MS = 15_000;
/** Of those that dial us at one port. */
export const CONNECTIONS_MAX = 10_000;
