import type { Marker } from '@skyhelm/contract/marker';
import type { Position } from '@skyhelm/core/geo/position';
import type { MarkerKind } from '@skyhelm/core/marker/marker';

export type Task =
  /** With what was drawn on the map already. */
  | { kind: 'add'; drawn?: { kind: MarkerKind; points: readonly Position[] } }
  | { kind: 'edit' | 'share'; row: Marker }
  | { kind: 'move' | 'delete'; rows: readonly Marker[] }
  | { kind: 'rename'; folder: string }
  | { kind: 'import' }
  | { kind: 'map' };
