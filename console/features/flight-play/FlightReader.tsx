import type { FlightRecordId } from '@skyhelm/contract/ids';
import type { Track } from '@skyhelm/core/record/track';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { flightRecord } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { loadSamples } from './load-samples.ts';
import { rangeOf, type Recording } from './recording.ts';
import { trackInDetail } from './track-detail.ts';

/** The glance of one that lasts; its samples come sooner, by themselves. */
const READ_EVERY_MS = 15_000;
/** Whether one that is over is still there: whoever deletes it does so elsewhere. */
const LOOK_EVERY_MS = 30_000;
const GONE: readonly string[] = ['record.notFound', 'request.forbidden'];
const POINTS = 4_000;
/** All samples of a flight up to so long come in one answer; a longer one is drawn from the glance. */
const WHOLE_MS = 30 * 60_000;

interface FlightReaderProps {
  id: FlightRecordId;
  onRead(id: FlightRecordId, recording: Recording): void;
  onFailed(id: FlightRecordId, error: Error, again: () => void): void;
}

/** Reads one of the flights that are played, and goes on reading while it lasts. Shows nothing itself. */
export function FlightReader({ id, onRead, onFailed }: FlightReaderProps) {
  const flight = useRead(
    flightRecord.getFlightRecord,
    { id },
    { everyMs: (data) => data && (data.landedAt === null ? READ_EVERY_MS : LOOK_EVERY_MS) },
  );
  const every = () => (flight.data?.landedAt === null ? READ_EVERY_MS : undefined);
  const track = useRead(flightRecord.getFlightTrack, { id, points: POINTS }, { everyMs: every });
  const told = useRead(flightRecord.getFlightEvents, { id }, { everyMs: every });
  const [detail, setDetail] = useState<Track>();
  const error = flight.error ?? track.error ?? told.error;
  const isGone = error instanceof ApiError && GONE.includes(error.code);
  const failed = useEffectEvent((what: Error) =>
    onFailed(id, what, () => {
      for (const { refetch } of [flight, track, told]) void refetch();
    }),
  );
  const read = useEffectEvent((recording: Recording) => onRead(id, recording));
  useEffect(() => {
    if (error && (isGone || !(flight.data && track.data && told.data))) failed(error);
  }, [error, isGone, flight.data, track.data, told.data]);
  useEffect(() => {
    if (isGone || !flight.data || !track.data || !told.data) return;
    const { events, commands } = told.data;
    read({ flight: flight.data, track: detail ?? track.data, events, commands });
  }, [isGone, flight.data, track.data, told.data, detail]);
  const isWhole = flight.data !== undefined && flight.data.landedAt !== null && flight.data.samples > 0;
  const wanted = useEffectEvent(() => rangeOf({ flight: flight.data!, track: track.data!, events: [], commands: [] }));
  const hasTrack = track.data !== undefined;
  useEffect(() => {
    if (!isWhole || !hasTrack) return;
    const { from, to } = wanted();
    if (to - from > WHOLE_MS) return;
    const control = new AbortController();
    loadSamples(id, from, to, control.signal).then(
      (tables) => setDetail(trackInDetail(tables)),
      // The glance is good enough to go on with.
      () => undefined,
    );
    return () => control.abort();
  }, [id, isWhole, hasTrack]);
  return null;
}
