import { Drawer } from 'antd';
import { fence as calls } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import { AircraftList } from './AircraftList.tsx';

const LOOK_EVERY_MS = 5_000;

interface StrayDrawerProps {
  open: boolean;
  onClose(): void;
}

/** The aircraft that have on board what no longer holds for them, and the way to be rid of it. */
export function StrayDrawer({ open, onClose }: StrayDrawerProps) {
  const t = useWords();
  useBack(open, onClose);
  const read = useRead(calls.getStrayFences, {}, { everyMs: LOOK_EVERY_MS });
  return (
    <Drawer open={open} title={t('fence.stray.title')} size={520} onClose={onClose} destroyOnHidden>
      <AircraftList read={read} explain={t('fence.stray.explain')} none={t('fence.stray.none')} />
    </Drawer>
  );
}
