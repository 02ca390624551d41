import { useEffect, useState } from 'react';
import type { MapHandle, View } from './map-handle.ts';

/** A hand that moves the map asks when it comes to rest. */
const REST_MS = 200;

/** What the map shows once it has come to rest. */
export function useBounds(map: MapHandle | undefined): View['bounds'] | undefined {
  const [bounds, setBounds] = useState<View['bounds']>();
  useEffect(() => {
    if (!map) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setBounds(map.camera.view().bounds);
    const end = map.on('move', () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    });
    look();
    return () => {
      clearTimeout(timer);
      end();
      setBounds(undefined);
    };
  }, [map]);
  return bounds;
}
