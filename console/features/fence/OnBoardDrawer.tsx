import type { ElectronicFence } from '@skyhelm/contract/fence';
import { Drawer } from 'antd';
import { fence as calls } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import { AircraftList } from './AircraftList.tsx';

const LOOK_EVERY_MS = 5_000;

interface OnBoardDrawerProps {
  open: boolean;
  fence: ElectronicFence;
  onClose(): void;
}

/** The aircraft that a fence holds for, and the way on board of them. */
export function OnBoardDrawer({ open, fence, onClose }: OnBoardDrawerProps) {
  const t = useWords();
  useBack(open, onClose);
  const read = useRead(calls.getFencedDevices, { id: fence.id }, { everyMs: LOOK_EVERY_MS });
  return (
    <Drawer open={open} title={t('fence.onBoard.title', { name: fence.name })} size={520} onClose={onClose} destroyOnHidden>
      <AircraftList read={read} explain={t('fence.onBoard.explain')} none={t('fence.onBoard.none')} />
    </Drawer>
  );
}
