import { connect } from '../../client/index.ts';

interface Told {
  snapshots?: { device: string; online: boolean; state: { height?: number } }[];
  changes?: { device: string; at: number; state: { height?: number } }[];
}

const sky = connect({ address: process.env['SKYHELM'] ?? 'http://127.0.0.1:8080', accessKey: process.env['AK'] ?? '' });
const device = process.argv[2];
const ending = new AbortController();
process.on('SIGINT', () => ending.abort());

for await (const { snapshots = [], changes = [] } of sky.listen<Told>('/uavdata', { subscribe: [device] }, { signal: ending.signal })) {
  for (const { online } of snapshots) console.log(online ? 'online' : 'offline');
  for (const { at, state } of changes) if (state.height !== undefined) console.log(`${new Date(at).toISOString()}  ${state.height} m`);
}
