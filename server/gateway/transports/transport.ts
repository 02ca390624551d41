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
  end(): void;
}

export type Welcome = (remote: Remote) => RemoteEnd | undefined;

export interface Address {
  host: string;
  port: number;
}

export interface Transport {
  /** Where it listens or dials, with the port that was really taken. */
  address: Address;
  close(): Promise<void>;
}
