import type { FlightRecordId } from '@skyhelm/contract/ids';
import { readChunks } from '@skyhelm/core/record/chunk-run';
import type { SampleTable } from '@skyhelm/core/record/sample-table';
import { fetchFile } from '../../api/client.ts';
import { flightRecord } from '../../api/endpoints.generated.ts';

/** What is not chunks from beginning to end was cut off on its way: it is asked for again like what did not come at all. */
export async function loadSamples(id: string, from: number, to: number, signal: AbortSignal): Promise<SampleTable[]> {
  const stretch = { id: id as FlightRecordId, from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  const file = await fetchFile(flightRecord.getFlightSamples, stretch, { signal, quiet: true });
  const tables = readChunks(new Uint8Array(await file.arrayBuffer()));
  if (!tables) throw new Error('the samples are damaged');
  return tables;
}
