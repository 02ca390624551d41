import { findProgram, type Found, type Machine, type Wanted } from './installed-program.ts';

export const NATS_SERVER: Wanted = {
  name: 'NATS server',
  variable: 'NATS_SERVER',
  ways: [
    {
      debian: 'nats-server',
      places: ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server', '/opt/homebrew/bin/nats-server'],
    },
  ],
};

export const findNats = (machine: Machine): Promise<Found | { reason: string }> => findProgram(machine, NATS_SERVER);
