import { connect } from '../../client/index.ts';

const sky = connect({ address: process.env['SKYHELM'] ?? 'http://127.0.0.1:8080', accessKey: process.env['AK'] ?? '' });

const { rows } = await sky.call('deviceFleet.getFleet', {});
for (const { name, sn, id } of rows) console.log(`${name}  ${sn}  ${id}`);
