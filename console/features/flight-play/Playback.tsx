import type { FlightRecordId } from '@skyhelm/contract/ids';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { playClock } from '../../live/play-clock.ts';
import { recordedFleet } from '../../live/recorded-fleet.ts';
import { paletteOf } from '../../map/palette.ts';
import { useDark } from '../../ui/use-dark.ts';
import { useMedia } from '../../ui/use-media.ts';
import { formatTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { FleetContext } from '../ground-station/index.ts';
import { Charts } from './Charts.tsx';
import { EventCaption } from './EventCaption.tsx';
import { loadSamples } from './load-samples.ts';
import { PlayHead } from './PlayHead.tsx';
import { PlayMap } from './PlayMap.tsx';
import { PlayPanels } from './PlayPanels.tsx';
import styles from './play.module.css';
import type { Shown } from './shown.ts';
import { linesOf, recordedFlight, shiftsOf, unionOf, type Recording } from './recording.ts';
import { Timeline } from './Timeline.tsx';
import { Transport } from './Transport.tsx';
import { useChosenCharts } from './use-chosen-charts.ts';
import { usePlayKeys } from './use-play-keys.ts';

/** Flights on one clock: map, instruments, timeline and charts. `recordings` are never none. */
export function Playback({ recordings }: { recordings: readonly Recording[] }) {
  const t = useWords();
  const isPhone = useMedia('(max-width: 767px)');
  const [clock] = useState(() => playClock());
  const [fleet] = useState(() => recordedFleet(clock, loadSamples));
  const [isAligned, setAligned] = useState(false);
  const [chosenId, setChosen] = useState(recordings[0]!.flight.id);
  const charts = useChosenCharts(isPhone);
  const colours = paletteOf(useDark() ? 'dark' : 'light', 'base').tracks;
  const chosen = Math.max(
    0,
    recordings.findIndex(({ flight }) => flight.id === chosenId),
  );

  const flights = useMemo((): Shown[] => {
    const shifts = shiftsOf(recordings, isAligned);
    return recordings.map((recording, at) => ({
      recording,
      shift: shifts[at]!,
      colour: colours[at % colours.length]!,
      name:
        recordings.length === 1 ? recording.flight.deviceName : `${recording.flight.deviceName} ${formatTime(recording.flight.takeOffAt)}`,
      lines: linesOf(t, recording, shifts[at]!),
    }));
  }, [recordings, isAligned, colours, t]);

  useLayoutEffect(
    () => fleet.setFlights(flights.map(({ recording, shift, name }) => recordedFlight(recording, shift, name))),
    [fleet, flights],
  );
  useEffect(() => {
    let frame = requestAnimationFrame(step);
    function step() {
      frame = requestAnimationFrame(step);
      fleet.tick();
    }
    return () => {
      cancelAnimationFrame(frame);
      fleet.close();
    };
  }, [fleet]);
  usePlayKeys(clock);

  /** The flight one looks at stays at its own moment. */
  const align = (next: boolean) => {
    const own = clock.now() + flights[chosen]!.shift;
    const shifts = shiftsOf(recordings, next);
    const { from, to } = unionOf(recordings, shifts);
    clock.setRange(from, to);
    clock.seek(own - shifts[chosen]!);
    setAligned(next);
  };
  const shown = flights[chosen]!;
  const takeOffAt = Date.parse(shown.recording.flight.takeOffAt) - shown.shift;
  return (
    <FleetContext value={fleet}>
      <PlayHead flights={flights} shown={shown} onChoose={setChosen} />
      <div className={styles['map']}>
        <PlayMap
          isSmall={isPhone}
          fleet={fleet}
          clock={clock}
          onChoose={(id) => setChosen(id as FlightRecordId)}
          chosen={shown.recording.flight.id}
        />
      </div>
      <PlayPanels clock={clock} shown={shown} isPhone={isPhone} charts={<Charts clock={clock} flights={flights} names={charts.names} />} />
      <footer className={styles['foot']}>
        <Transport
          clock={clock}
          fleet={fleet}
          takeOffAt={takeOffAt}
          shift={shown.shift}
          charts={charts}
          align={recordings.length > 1 ? { isOn: isAligned, set: align } : undefined}
        />
        <Timeline clock={clock} flights={flights} takeOffAt={takeOffAt} shift={shown.shift} />
        {isPhone && <EventCaption clock={clock} shown={shown} />}
        {!isPhone && <Charts clock={clock} flights={flights} names={charts.names} />}
      </footer>
    </FleetContext>
  );
}
