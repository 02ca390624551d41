import { writeFile } from 'node:fs/promises';
import { connect } from '../../client/index.ts';

const sky = connect({ address: process.env['SKYHELM'] ?? 'http://127.0.0.1:8080', accessKey: process.env['AK'] ?? '' });
const [deviceId, file = 'flight.csv'] = process.argv.slice(2);

const { rows } = await sky.call('flightRecord.getFlightRecords', { ...(deviceId && { deviceId }), pageSize: 1 });
const [flight] = rows;
if (!flight) throw new Error('there is no flight yet');
const samples = await sky.call('flightRecord.exportFlightRecord', { id: flight.id, format: 'csv' });
await writeFile(file, samples.stream());
console.log(`${flight.deviceName} flew for ${Math.round(flight.seconds)} s: ${samples.size} bytes in ${file}`);
