import type { OutputOf } from '@skyhelm/contract/endpoint';
import type { getCommandPreview } from '@skyhelm/contract/command-preview';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { useEffect } from 'react';
import { commandPreview } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useDistance, useLength, useSpeed } from '../../session/use-length.ts';
import { useWords, type Say } from '../../words/words.ts';
import styles from './flight.module.css';
import { pausedHomeward } from './plain-order.ts';
import { continueLines, landLines, returnLines, type Measures } from './preview-text.ts';
import { useVehicle } from './use-live.ts';

const LOOK_EVERY_MS = 2_000;

export type PreviewedKind = 'continue' | 'land' | 'directReturn' | 'trackReturn';
export const isPreviewed = (kind: string): kind is PreviewedKind =>
  kind === 'continue' || kind === 'land' || kind === 'directReturn' || kind === 'trackReturn';

type Preview = OutputOf<typeof getCommandPreview>;

function linesOf(t: Say, measures: Measures, preview: Preview, kind: PreviewedKind, state: VehicleState): string[] {
  const returning = (by: 'directReturn' | 'trackReturn') => {
    const found = preview[by];
    return found ? returnLines(t, measures, found, state.height) : [t('flight.preview.track.impossible')];
  };
  if (kind === 'land') return landLines(t, measures, preview.land);
  if (kind !== 'continue') return returning(kind);
  if (preview.continue.with === 'return') return returning(pausedHomeward(state));
  return preview.continue.with === 'landing' ? landLines(t, measures, preview.land) : continueLines(t, measures, preview.continue);
}

function endingIn({ continue: goesOn }: Preview): RouteEnding | undefined {
  if (goesOn.isLanding) return 'landing';
  return goesOn.with === 'return' ? 'return' : undefined;
}

interface CommandPreviewProps {
  deviceId: DeviceId;
  kind: PreviewedKind;
  /** Whether to continue ends the flight, also where the route does that: the server wants that confirmed. */
  onEnding?: ((deviceId: DeviceId, ending: RouteEnding | undefined) => void) | undefined;
}

export type RouteEnding = 'landing' | 'return';

/** How high, which way and where to, before the command is given. What is not known is said to be unknown. */
export function CommandPreview({ deviceId, kind, onEnding }: CommandPreviewProps) {
  const t = useWords();
  const { state } = useVehicle(deviceId);
  const measures = { length: useLength(), distance: useDistance(), speed: useSpeed() };
  const { data } = useRead(commandPreview.getCommandPreview, { deviceId }, { everyMs: LOOK_EVERY_MS });
  const ending = data && endingIn(data);
  useEffect(() => onEnding?.(deviceId, ending), [onEnding, deviceId, ending]);
  const lines = data ? linesOf(t, measures, data, kind, state) : [t('flight.preview.reading')];
  return (
    <ul className={styles['preview']} aria-label={t(`flight.command.${kind}`)} aria-busy={data === undefined}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
