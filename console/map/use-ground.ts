import type { MapSource } from '@skyhelm/contract/map';
import { useEffect, useState } from 'react';
import { map as calls } from '../api/endpoints.generated.ts';
import { useRead } from '../api/use-read.ts';
import { remember, remembered } from '../browser/storage.ts';
import { GROUNDS, type Ground, type MapHandle } from './map-handle.ts';

const KEY = 'map-ground';
const isGround = (value: unknown): value is Ground => GROUNDS.some((ground) => ground === value);

export interface ChosenGround {
  /** What is shown: the choice, as far as there is something to show for it. */
  chosen: Ground;
  sources: readonly MapSource[];
  choose(ground: Ground): void;
}

/** Which ground lies below, kept for the next map and the next visit. */
export function useGround(map: MapHandle | undefined): ChosenGround {
  const { data } = useRead(calls.getMapSources, {});
  const sources = data?.sources ?? [];
  const [wanted, setWanted] = useState<Ground>(() => remembered(KEY, isGround) ?? 'normal');
  const source = sources.find(({ ground }) => ground === wanted)?.tiles ?? undefined;
  const chosen = source ? wanted : 'base';
  useEffect(() => map?.setGround(chosen, source), [map, chosen, source]);
  return {
    chosen,
    sources,
    choose(ground) {
      setWanted(ground);
      remember(KEY, ground);
    },
  };
}
