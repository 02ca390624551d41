import type { DeviceId } from '@skyhelm/contract/ids';
import { useEffect, useState } from 'react';
import { flightRecord as calls } from '../../api/endpoints.generated.ts';
import { useReads } from '../../api/use-reads.ts';
import { flownTrail } from '../../live/flown-trail.ts';
import { TRAJECTORIES_MAX } from '../../live/trails.ts';
import { useHas } from '../../session/session.ts';
import { useFleet } from './use-fleet.ts';

/** Of a whole fleet that is selected, the way of each is too much for any eye. */
const AIRCRAFT_MAX = 10;
/** A flight of half an hour, to a few seconds. */
const POINTS = 400;

/** Tells the fleet what the selected aircraft flew before, as far as it is shown. Another number each time something was told. */
export function usePastFlights(selected: readonly string[], trajectories: number): number {
  const fleet = useFleet();
  const may = useHas('flightRecord:query') && fleet.recall !== undefined;
  const ids = may && trajectories > 0 ? selected.slice(0, AIRCRAFT_MAX) : [];
  const [told, setTold] = useState(0);
  const records = useReads(
    calls.getFlightRecords,
    // One more than are shown: the newest may be the one that is watched.
    new Map(ids.map((id) => [id, { deviceId: id as DeviceId, pageSize: TRAJECTORIES_MAX + 1, isAsc: false }])),
  );
  const tracks = useReads(
    calls.getFlightTrack,
    new Map(
      [...records.values()].flatMap(({ rows }) =>
        // Of one that was only counted there is no line to draw.
        rows
          .filter(({ samples }) => samples > 0)
          .slice(0, trajectories + 1)
          .map(({ id }) => [id, { id, points: POINTS }]),
      ),
    ),
  );
  useEffect(() => {
    for (const [device, { rows }] of records) {
      const known = rows.flatMap(({ id, takeOffAt, landedAt }) => {
        const track = tracks.get(id);
        if (!track) return [];
        const to = landedAt === null ? undefined : Date.parse(landedAt);
        return [{ from: Date.parse(takeOffAt), to, at: track.at, points: flownTrail(track).whole }];
      });
      if (known.length === 0) continue;
      fleet.recall?.(device, known);
      setTold((before) => before + 1);
    }
  }, [fleet, records, tracks]);
  return told;
}
