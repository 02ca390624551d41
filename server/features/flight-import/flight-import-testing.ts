import { beginFlightImport, getFlightImport, sendFlightPiece, type FlightImport } from '@skyhelm/contract/flight-import';
import { FLIGHT_PIECE_BYTES, RUNNING_FLIGHT_IMPORT } from '@skyhelm/contract/flight-import-facts';
import type { DeviceId, FlightImportId } from '@skyhelm/contract/ids';
import { expect } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import type { peopleOf } from '../../testing/people.ts';

interface Given {
  token?: string;
  addKnown?: boolean;
}

type People = Awaited<ReturnType<typeof peopleOf>>;

/** Sends recordings as the console does, and sees their imports end. */
export function flightImports(app: TestApp, people: People) {
  const begin = (deviceId: DeviceId, fileName: string, bytes: number, { token = app.main.token, addKnown = false }: Given = {}) =>
    app.call(beginFlightImport, { deviceId, fileName, bytes, modifiedAt: '2026-05-17T09:00:00Z', addKnown }, { token });
  const send = (id: FlightImportId, piece: number, bytes: Uint8Array, token = app.main.token) =>
    people.upload(sendFlightPiece, token, bytes, { id, piece: String(piece) }, 'piece');
  const look = (token = app.main.token) => app.done(getFlightImport, {}, { token, language: 'en' });
  const ended = async (token = app.main.token): Promise<FlightImport> => {
    const isOver = (state: FlightImport | null) => state !== null && !RUNNING_FLIGHT_IMPORT.some((phase) => phase === state.phase);
    await expect.poll(async () => isOver(await look(token)), { timeout: 60_000, interval: 50 }).toBe(true);
    return (await look(token))!;
  };
  const begun = async (...given: Parameters<typeof begin>): Promise<FlightImportId> => {
    const answer = await begin(...given);
    if (answer.state !== 1) throw new Error(JSON.stringify(answer));
    return answer.data.id;
  };
  return {
    begin,
    begun,
    send,
    look,
    ended,
    /** From the first piece to the end. */
    async run(deviceId: DeviceId, fileName: string, bytes: Uint8Array, given: Given = {}): Promise<FlightImport> {
      const { token = app.main.token } = given;
      const id = await begun(deviceId, fileName, bytes.length, given);
      for (let at = 0; at < bytes.length; at += FLIGHT_PIECE_BYTES) {
        const answer = await send(id, at / FLIGHT_PIECE_BYTES, bytes.subarray(at, at + FLIGHT_PIECE_BYTES), token);
        if (answer.state !== 1) throw new Error(JSON.stringify(answer));
      }
      return ended(token);
    },
  };
}
