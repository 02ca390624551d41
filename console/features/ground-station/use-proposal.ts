import type { Position } from '@skyhelm/core/geo/position';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MapHandle } from '../../map/map-handle.ts';
import type { Proposal, ProposedKind } from './proposal.ts';

export interface Proposing {
  proposal: Proposal | undefined;
  propose(kind: ProposedKind, place?: Position): void;
  close(): void;
}

/** What is about to be ordered of those that are selected. Once others are selected it is off: it was said of somebody else. */
export function useProposal(selected: readonly string[], map: MapHandle | undefined): Proposing {
  const [kept, setKept] = useState<{ proposal: Proposal; of: string }>();
  const of = selected.join(' ');
  // For good: it must not be there again when one comes back to the first.
  if (kept && kept.of !== of) setKept(undefined);
  const proposal = kept?.of === of ? kept.proposal : undefined;
  const propose = (kind: ProposedKind, place?: Position) => setKept({ proposal: { kind, place }, of });
  const isPointing = proposal?.kind === 'goTo';
  const pointed = useEffectEvent((place: Position) => propose('goTo', place));
  // Whoever points at a place means the place, also where another aircraft is.
  useEffect(() => (isPointing ? map?.captureClicks(({ position }) => pointed(position)) : undefined), [map, isPointing]);
  return { proposal, propose, close: () => setKept(undefined) };
}
