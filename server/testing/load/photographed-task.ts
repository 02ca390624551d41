import type { FlightRecordId } from '@skyhelm/contract/ids';
import { pack } from '@skyhelm/core/record/pack';
import type { PoolConfig } from 'pg';
import sharp from 'sharp';
import { insertFlights, storeStretches, writeEvents } from '../../features/flight-record/index.ts';
import { taskFlight } from '../../tables/task.table.ts';
import { fetchedKey, smallPictures } from '../../features/transfer/index.ts';
import { vehicleTransfer } from '../../tables/vehicle-transfer.table.ts';
import { diskBlobs } from '../../platform/blobs/disk-blobs.ts';
import { connect } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { createLogger } from '../../platform/log/logger.ts';

/** What a bench wants: a flight of a task with so many pictures, fetched to the server. */
export interface Photographed {
  database: PoolConfig;
  blobsFolder: string;
  taskId: string;
  deviceId: string;
  longitude: number;
  latitude: number;
  pictures: number;
}

const SECONDS = 1_200;
/** Of twelve megapixels, as most aircraft take them: shades, edges and the grain of a sensor. */
const [WIDTH, HEIGHT, DISTINCT] = [4_000, 3_000, 4];

const given = JSON.parse(process.argv[2]!) as Photographed;
const { db, pool, close } = connect(given.database, { kind: 'embedded', host: '', database: '' }, createLogger('warn'));
const blobs = diskBlobs(given.blobsFolder);
const small = smallPictures({ blobs, log: createLogger('warn') });
const { rows } = await pool.query<{ enterprise_id: string }>('select enterprise_id from task where id = $1', [given.taskId]);
const enterpriseId = rows[0]!.enterprise_id;
const { deviceId, taskId, longitude, latitude } = given;
const start = Date.now() - 3_600_000;

const flightId = newId<FlightRecordId>();
const flown = { id: flightId, takeOffAt: start, landedAt: start + SECONDS * 1_000, metres: 6_000 };
await insertFlights(db, { enterpriseId, deviceId, source: 'tlog', airframe: 'multirotor', autopilot: 'ardupilot' }, [flown]);
const column = (value: (second: number) => number) => Float64Array.from({ length: SECONDS }, (_, second) => value(second));
const samples = {
  times: column((second) => start + second * 1_000),
  columns: {
    longitude: column((second) => longitude + Math.sin(second / 40) / 500),
    latitude: column((second) => latitude + second / 200_000),
    height: column((second) => Math.min(60, second) + Math.sin(second)),
    groundSpeed: column((second) => 5 + Math.sin(second / 7)),
    batteryPercent: column((second) => 98 - second / 20),
  },
};
await storeStretches(
  db,
  [...pack(samples)].map((stretch) => ({ ...stretch, flightId })),
  new Map(),
);
await db.insert(taskFlight).values({ enterpriseId, taskId, flightId, isWhole: true });

const photographs = await Promise.all(
  Array.from({ length: DISTINCT }, (_, number) => {
    const noise = { type: 'gaussian', mean: 90 + number * 15, sigma: 45 } as const;
    const ground = { create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#567', noise } } as const;
    return sharp(ground).blur(1.1).jpeg({ quality: 92 }).toBuffer();
  }),
);
const shots = Array.from({ length: given.pictures }, (_, index) => ({ number: index + 1, at: start + (index + 1) * 8_000 }));
const place = { longitude, latitude, height: 60 };
await writeEvents(
  db,
  shots.map(({ number, at }) => ({ flightId, at, event: { kind: 'picture', number, takenAt: at, file: `SHOT${number}.JPG`, ...place } })),
);
for (const { number, at } of shots) {
  const [id, bytes] = [newId(), photographs[number % DISTINCT]!];
  const done = { id, enterpriseId, deviceId, byName: 'bench', kind: 'readPicture', file: `SHOT${number}.JPG`, course: 'done' } as const;
  await db.insert(vehicleTransfer).values({ ...done, takenAt: at, toldAt: new Date(at), bytes: bytes.length });
  await blobs.put(fetchedKey(id), bytes);
  // As it is done when a picture has come in.
  await small.prepare(id);
}
await close();
process.send!(photographs.map((bytes) => bytes.toString('base64')));
