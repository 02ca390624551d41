import { MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
import { expect, test } from 'vitest';
import { readyStation } from '../../testing/made-up-wire.ts';

type Station = Awaited<ReturnType<typeof readyStation>>;

async function flyOnce(station: Station): Promise<void> {
  await station.command(MavCmd.DO_SET_MODE, { param1: 1, param2: 4 });
  await station.command(MavCmd.COMPONENT_ARM_DISARM, { param1: 1 });
  await station.command(MavCmd.NAV_TAKEOFF, { param7: 10 });
  await station.until(() => station.onboard.craft.takeOffTo === undefined, 30_000);
}

/** Asks again for whatever is missing, as stations do. */
async function downloaded(station: Station, id: number, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  const there = new Set<number>();
  for (let ofs = 0; ofs < size;) {
    station.send('LOG_REQUEST_DATA', { id, ofs, count: size - ofs });
    const from = station.heard.length;
    await station.until(() => false, 3_000);
    for (const { name, message } of station.heard.slice(from)) {
      if (name !== 'LOG_DATA' || !('ofs' in message) || !('data' in message)) continue;
      const { ofs: at, count, data } = message as { ofs: number; count: number; data: readonly number[] };
      bytes.set(data.slice(0, count), at);
      there.add(at);
    }
    while (ofs < size && there.has(ofs)) ofs += 90;
  }
  return bytes;
}

/** Kinds and how often each occurs, found by nothing but what the log says of itself. */
function counted(log: Uint8Array): Record<string, number> {
  const lengths = new Map([[128, 89]]);
  const names = new Map([[128, 'FMT']]);
  const counts: Record<string, number> = {};
  for (let at = 0; at < log.length;) {
    expect([log[at], log[at + 1]]).toEqual([0xa3, 0x95]);
    const type = log[at + 2]!;
    if (type === 128) {
      lengths.set(log[at + 3]!, log[at + 4]!);
      names.set(log[at + 3]!, new TextDecoder().decode(log.subarray(at + 5, at + 9)).replace(/\0+$/, ''));
    }
    counts[names.get(type)!] = (counts[names.get(type)!] ?? 0) + 1;
    at += lengths.get(type)!;
  }
  return counts;
}

test('a flight leaves a log that is listed, downloaded over a bad link, and describes itself', async () => {
  const station = await readyStation();
  await flyOnce(station);
  station.send('LOG_REQUEST_LIST', { start: 0, end: 65_535 });
  await station.until(() => false, 100);
  expect(station.all('LOG_ENTRY')).toEqual([]);
  expect(station.texts()).toContain('Disarm for log download');
  await station.command(MavCmd.NAV_LAND);
  await station.until(() => !station.isArmed(), 60_000);

  station.send('LOG_REQUEST_LIST', { start: 0, end: 65_535 });
  await station.until(() => false, 100);
  const entry = station.last('LOG_ENTRY')!;
  expect(entry).toMatchObject({ id: 1, num_logs: 1, last_log_num: 1 });
  station.wire.disturb({ loss: 10, duplicate: 5 });
  const counts = counted(await downloaded(station, 1, entry.size));
  expect(counts['FMT']).toBe(6);
  expect(counts['MODE']).toBe(2);
  expect(counts['GPS']).toBeGreaterThan(100);
  expect(counts['ATT']).toBe(counts['GPS']);
  expect(counts['MSG']).toBeGreaterThan(0);
});

test('erased logs are gone, and a list of none says so', async () => {
  const station = await readyStation();
  await flyOnce(station);
  await station.command(MavCmd.COMPONENT_ARM_DISARM, { param1: 0, param2: 21_196 });
  await station.until(() => false, 10_000);
  station.send('LOG_ERASE', {});
  station.send('LOG_REQUEST_LIST', { start: 0, end: 65_535 });
  await station.until(() => false, 100);
  expect(station.all('LOG_ENTRY')).toEqual([expect.objectContaining({ id: 0, num_logs: 0, size: 0 })]);
});
