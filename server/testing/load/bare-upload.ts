import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { encode } from '@skyhelm/core/mavlink/encode';
import { decode } from '@skyhelm/core/mavlink/frame';
import { parser } from '@skyhelm/core/mavlink/parser';
import type { Plan } from '@skyhelm/core/vehicle/plan-item';
import { wireItems } from '../../gateway/protocols/mavlink/plans/wire-items.ts';
import { lossyRelay, type Badness } from '../../gateway/testing/lossy-relay.ts';
import { simulated } from '../../gateway/testing/simulated.ts';
import type { UploadRun } from './plan-uploads.ts';

/** As ground stations have it that begin anew whenever nothing came for so long. */
const SILENT_MS = 1_500;

/** The simplest uploader that is correct: it answers what it is asked, and begins anew after a silence. Nothing is read back. */
export async function bareUpload(mission: Plan, count: number, badness: Partial<Badness>, limitMs: number): Promise<UploadRun[]> {
  const items = wireItems(mission, true);
  const station = createSocket('udp4').bind(0, '127.0.0.1');
  await once(station, 'listening');
  const relay = await lossyRelay(station.address().port);
  const uploads = new Map<number, { take(bytes: Uint8Array): void; start(): Promise<UploadRun> }>();

  function uploadTo(port: number) {
    let sequence = 0;
    let heardAt = performance.now();
    let end: ((isDone: boolean) => void) | undefined;
    const target = { target_component: 1, mission_type: 0 };
    let system = 0;
    const sender = () => ({ system: 255, component: 190, sequence: sequence++ % 256 });
    const begin = () => {
      heardAt = performance.now();
      station.send(encode('MISSION_COUNT', { ...target, target_system: system, count: items.length }, sender()), port, '127.0.0.1');
    };
    const parsing = parser((frame) => {
      system = frame.system;
      const { name } = frame.message;
      if (name === 'MISSION_ACK' && decode<'MISSION_ACK'>(frame).type === 0) end?.(true);
      if (name !== 'MISSION_REQUEST' && name !== 'MISSION_REQUEST_INT') return;
      heardAt = performance.now();
      const { seq } = decode<'MISSION_REQUEST'>(frame);
      station.send(encode('MISSION_ITEM_INT', { ...items[seq]!, ...target, target_system: system, seq }, sender()), port, '127.0.0.1');
    });
    return {
      take(bytes: Uint8Array) {
        parsing.take(bytes);
        parsing.cut();
      },
      start: () =>
        new Promise<UploadRun>((resolve) => {
          const began = performance.now();
          end = (isDone) => {
            clearInterval(watching);
            clearTimeout(limit);
            end = undefined;
            resolve({ ms: performance.now() - began, isDone });
          };
          const watching = setInterval(() => performance.now() - heardAt > SILENT_MS && begin(), 50);
          const limit = setTimeout(() => end?.(false), limitMs);
          begin();
        }),
    };
  }

  const isComplete = new Promise<void>((resolve) => {
    station.on('message', (bytes, { port }) => {
      const upload = uploads.get(port) ?? uploadTo(port);
      if (uploads.set(port, upload).size === count) resolve();
      upload.take(bytes);
    });
  });
  const fleet = await simulated(relay.port, '--fleet', String(count));
  await isComplete;
  relay.disturb(badness);
  const runs = await Promise.all([...uploads.values()].map((upload) => upload.start()));
  await fleet.end();
  return runs;
}
