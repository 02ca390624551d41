import { connect } from '../../client/index.ts';

const sky = connect({ address: process.env['SKYHELM'] ?? 'http://127.0.0.1:8080', accessKey: process.env['AK'] ?? '' });

const pageSize = 100;
for (let pageNum = 1, found = pageSize; found === pageSize; pageNum++) {
  const { rows } = await sky.call('device.getDevices', { pageNum, pageSize });
  for (const { name, sn, id } of rows) console.log(`${name}  ${sn}  ${id}`);
  found = rows.length;
}
