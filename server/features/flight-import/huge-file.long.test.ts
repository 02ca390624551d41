import { FLIGHT_PIECE_BYTES } from '@skyhelm/contract/flight-import-facts';
import { dataflashFile } from '@skyhelm/core/flight-file/testing/dataflash-file';
import { madeUpFlight } from '@skyhelm/core/flight-file/testing/made-up-flight';
import { tlogFile } from '@skyhelm/core/flight-file/testing/tlog-file';
import { ulogFile } from '@skyhelm/core/flight-file/testing/ulog-file';
import { expect, test } from 'vitest';
import { readFlights } from './read-flights.ts';

/** `npm run test:long` takes as many as a file may have. */
const MEGABYTES = Number(process.env['FLIGHT_FILE_MB'] ?? 32);
const [MEGABYTE, FLAT_MB] = [2 ** 20, 250];

const { samples } = madeUpFlight(20);
const rssMb = () => process.memoryUsage().rss / MEGABYTE;

test.each([
  ['bin', dataflashFile],
  ['tlog', tlogFile],
  ['ulg', ulogFile],
] as const)(
  'a .%s that is a flight and then a hole as large as a card is read to its end, with little in memory and others at work',
  { timeout: 30_000 + MEGABYTES * 300 },
  async (format, write) => {
    let [turns, most] = [0, 0];
    const before = rssMb();
    const others = setInterval(() => {
      turns++;
      most = Math.max(most, rssMb() - before);
    }, 20);
    let sent = 0;
    async function* pieces() {
      for (yield Buffer.from(write(samples)); sent < MEGABYTES * MEGABYTE; sent += FLIGHT_PIECE_BYTES)
        yield Buffer.alloc(FLIGHT_PIECE_BYTES);
    }
    const { flights, report } = await readFlights({ format, beganAt: 0, pieces: pieces() });
    clearInterval(others);
    expect(flights).toHaveLength(1);
    expect(report.skipped).toBeGreaterThan(sent * 0.99);
    expect(turns).toBeGreaterThan(sent / FLIGHT_PIECE_BYTES / 4);
    expect(most).toBeLessThan(FLAT_MB);
  },
);
