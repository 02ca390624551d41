export interface Listening {
  host: string;
  port: number;
}

/** Where programs on this machine reach it: an address that stands for all of them is none to send to. */
export function stationOf({ host: heard, port }: Listening): string {
  const host = heard === '0.0.0.0' ? '127.0.0.1' : heard === '::' ? '::1' : heard;
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}
