import type { DeviceId } from '@skyhelm/contract/ids';
import { failed, type TransferEnd, type TransferProgress } from '@skyhelm/core/vehicle/transfer';
import { BusError } from '../../platform/bus/bus.ts';
import { publish } from '../../platform/bus/subjects.ts';
import { askForTransfer, hearTransfers, type Begun } from '../../platform/bus/transfer-subjects.ts';
import { patientWriter } from '../../platform/db/patient-writer.ts';
import type { Services } from '../../platform/services.ts';
import { replaceAboard } from '../flown-route/index.ts';
import type { LogRoom } from './log-room.ts';
import { aboardSettler } from './settle-aboard.ts';
import type { SmallPictures } from './small-picture.ts';
import { endTransfer, settleLost } from './vehicle-transfer.store.ts';

/** Transfers that were begun and have not ended, and how far they are. */
export interface UnderWay {
  isBusy(deviceId: string): boolean;
  progressOf(transferId: string): TransferProgress | undefined;
  /** Has the gateway begin it, and writes down where that fails. */
  begin(of: { deviceId: string; transferId: string; isChange: boolean }, ask: () => Promise<Begun>): Promise<void>;
  cancel(deviceId: string, transferId: string): Promise<void>;
}

export function underWay(
  services: Services,
  room: Pick<LogRoom, 'narrow' | 'explained' | 'release'>,
  { prepare }: Pick<SmallPictures, 'prepare'>,
): UnderWay {
  const { bus, database, clock, log } = services;
  const running = new Map<string, string>();
  const progress = new Map<string, TransferProgress>();
  const writer = patientWriter(log, 'the end of a transfer');
  const settler = aboardSettler(services);

  function leave(deviceId: string, transferId: string): void {
    progress.delete(transferId);
    if (running.get(deviceId) === transferId) running.delete(deviceId);
  }

  function end(deviceId: string, transferId: string, how: TransferEnd): Promise<void> {
    const now = clock.now();
    leave(deviceId, transferId);
    return writer.write(transferId, async () => {
      const settle = await settler(deviceId as DeviceId, how);
      const { ended, isNews } = await database.db.transaction(async (tx) => {
        const ended = await endTransfer(tx, transferId, how, now);
        return { ended, isNews: ended !== undefined && (await settle(tx, ended, now)) };
      });
      if (isNews) publish(bus, 'device.aboard', { deviceId });
      // What it takes is counted by its row from now on.
      room.release(transferId);
      if (ended?.kind === 'readPicture' && how.outcome === 'done') void prepare(transferId);
    });
  }

  hearTransfers(bus, ({ deviceId, transferId, news }) => {
    if ('end' in news) return end(deviceId, transferId, room.explained(transferId, news.end));
    room.narrow(transferId, news.progress.total);
    if (running.get(deviceId) === transferId) progress.set(transferId, news.progress);
    return undefined;
  });

  return {
    isBusy: (deviceId) => running.has(deviceId),
    progressOf: (transferId) => progress.get(transferId),
    async begin({ deviceId, transferId, isChange }, ask) {
      // Of two at once the gateway refuses the second.
      if (!running.has(deviceId)) running.set(deviceId, transferId);
      try {
        const begun = await ask();
        if (begun.step === 'refused') await end(deviceId, transferId, failed(begun.fault));
      } catch (error) {
        const isAlone = error instanceof BusError && error.reason === 'nobody';
        // A gateway that does not answer may have begun all the same.
        await end(deviceId, transferId, failed(isAlone ? 'noGateway' : 'lost', { isPlanUnknown: isChange && !isAlone }));
      }
    },
    async cancel(deviceId, transferId) {
      await askForTransfer(bus, 'gateway.cancelTransfer', { deviceId, transferId });
    },
  };
}

/** Before anything else begins: what was under way when the server ended came to nothing, or nobody knows. */
export const settleTransfers = ({ database, clock }: Services): Promise<void> =>
  database.db.transaction(async (tx) => {
    const now = clock.now();
    for (const { enterpriseId, deviceId } of await settleLost(tx, now)) await replaceAboard(tx, enterpriseId, deviceId as DeviceId, now);
  });
