import { useEffect, useEffectEvent } from 'react';
import { onBack } from '../browser/back.ts';

/** While it is open, the way back means this layer and not the screen below it. */
export function useBack(open: boolean, onClose: () => unknown): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? onBack(() => void close()) : undefined), [open]);
}
