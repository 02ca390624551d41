import { FLIGHT_PIECE_BYTES, piecesOf } from '@skyhelm/contract/flight-import-facts';
import { TransportError } from '../../api/api-error.ts';
import { send, upload } from '../../api/client.ts';
import { flightImport } from '../../api/endpoints.generated.ts';
import { newSubmitKey } from '../../browser/submit-key.ts';
import type { ChosenRecording } from './ChooseRecording.tsx';

/** A piece that did not arrive is sent again, and after a while the link is taken to be gone. */
const ATTEMPTS = 6;
const PAUSE_MS = 2_000;

export interface Sending {
  fileName: string;
  sent: number;
  bytes: number;
}

let current: Sending | undefined;
const listeners = new Set<() => void>();

/** The file on its way from this window. It goes on while the reader looks at something else, so that no screen holds it. */
export const currentSending = (): Sending | undefined => current;

export function onSending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(now: Sending | undefined): void {
  current = now;
  for (const listener of listeners) listener();
}

/** Until the last piece has arrived; throws what the server refuses, and what the link does not get through. `onBegun`: the server knows of it. */
export async function sendRecording({ deviceId, file, addKnown }: ChosenRecording, onBegun: () => void): Promise<void> {
  const { name: fileName, size: bytes, lastModified } = file;
  tell({ fileName, bytes, sent: 0 });
  try {
    const announced = { deviceId, fileName, bytes, modifiedAt: new Date(lastModified).toISOString(), addKnown };
    const { id } = await untilThere((submitKey) => send(flightImport.beginFlightImport, announced, { quiet: true, submitKey }));
    onBegun();
    for (let piece = 0; piece < piecesOf(bytes); piece++) {
      const from = piece * FLIGHT_PIECE_BYTES;
      const part = file.slice(from, from + FLIGHT_PIECE_BYTES);
      const onProgress = (share: number) => tell({ fileName, bytes, sent: from + share * part.size });
      await untilThere((submitKey) => upload(flightImport.sendFlightPiece, { id, piece }, part, { quiet: true, submitKey, onProgress }));
    }
  } finally {
    tell(undefined);
  }
}

/** Under one key: what arrived, and only its answer got lost, is not done twice. */
async function untilThere<T>(work: (submitKey: string) => Promise<T>): Promise<T> {
  const submitKey = newSubmitKey();
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(submitKey);
    } catch (error) {
      if (!(error instanceof TransportError) || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}
