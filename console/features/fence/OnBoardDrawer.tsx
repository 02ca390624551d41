import type { ElectronicFence, FencedDevice } from '@skyhelm/contract/fence';
import { Alert, Button, Checkbox, Drawer, Progress, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { send } from '../../api/client.ts';
import { fence as calls } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { useLength } from '../../session/use-length.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { toast } from '../../ui/toast.ts';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import { HolderBar, useControls, useTransfer } from '../flight-control/index.tsx';
import styles from './fence.module.css';

const LOOK_EVERY_MS = 5_000;
const BOARD_COLOURS = { same: 'success', off: 'warning', other: 'warning', unknown: 'default' } as const;

interface OnBoardDrawerProps {
  open: boolean;
  fence: ElectronicFence;
  onClose(): void;
}

/** The aircraft that a fence holds for, and the way on board of them. */
export function OnBoardDrawer({ open, fence, onClose }: OnBoardDrawerProps) {
  const t = useWords();
  useBack(open, onClose);
  const { data, error, refetch } = useRead(calls.getFencedDevices, { id: fence.id }, { everyMs: LOOK_EVERY_MS });
  return (
    <Drawer open={open} title={t('fence.onBoard.title', { name: fence.name })} size={520} onClose={onClose} destroyOnHidden>
      {!data && error && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active />}
      {data && (
        <div className={styles['board']}>
          <p className={styles['soft']}>{t(data.rows.length === 0 ? 'fence.onBoard.none' : 'fence.onBoard.explain')}</p>
          <ul>
            {data.rows.map((device) => (
              <Aircraft key={device.id} device={device} onSent={refetch} />
            ))}
          </ul>
          {data.total > data.rows.length && (
            <p className={styles['soft']}>{t('fence.onBoard.more', { shown: data.rows.length, total: data.total })}</p>
          )}
        </div>
      )}
    </Drawer>
  );
}

interface AircraftProps {
  device: FencedDevice;
  onSent(): void;
}

function Aircraft({ device, onSent }: AircraftProps) {
  const t = useWords();
  const maySend = useHas('device:control') && device.mayFly && device.online;
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <div className={styles['aircraft']}>
        <strong>{device.name}</strong>
        {!device.online && <Tag>{t('fence.offline')}</Tag>}
        <Tag color={BOARD_COLOURS[device.board]}>{t(`fence.board.${device.board}`)}</Tag>
        {maySend && (
          <Button size="small" aria-expanded={isOpen} aria-label={`${t('fence.send')} ${device.name}`} onClick={() => setOpen(!isOpen)}>
            {t('fence.send')}
          </Button>
        )}
      </div>
      <Notes device={device} />
      {isOpen && maySend && <Sending device={device} onSent={onSent} />}
    </li>
  );
}

/** What it does not hold on board, or not as it is meant: before it is sent, and after. */
function Notes({ device: { notes, board, ceiling, boardCeiling } }: Pick<AircraftProps, 'device'>) {
  const t = useWords();
  const length = useLength();
  const lines = [
    ...(board === 'off' ? [t('fence.note.off')] : []),
    ...notes.map((note) => t(`fence.note.${note}`, { height: length(boardCeiling ?? 0), held: length(ceiling ?? 0) })),
    ...(ceiling !== null && board === 'same' && !notes.includes('noHeights') ? [t('fence.note.ceiling', { height: length(ceiling) })] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={styles['notes']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Whoever changes what an aircraft keeps has its controls. */
function Sending({ device: { id: deviceId, name, flying }, onSent }: AircraftProps) {
  const t = useWords();
  const [isMeant, setMeant] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  // One that has landed meanwhile needs no word, and the next flight a new one.
  const evenFlying = isMeant && flying !== false;
  const { control } = useControls(deviceId);
  const transfer = useTransfer(deviceId);
  const isHere = control?.holder?.here === true;
  async function sendIt(): Promise<void> {
    setUnknown(false);
    const outcome = await transfer.run(() => send(calls.sendFences, { deviceId, evenFlying }));
    setMeant(false);
    setUnknown(outcome?.planUnknown ?? false);
    if (outcome?.course === 'done') toast.success(t('fence.sent', { name }));
    onSent();
  }
  return (
    <div className={styles['sending']}>
      {control && <HolderBar deviceId={deviceId} control={control} />}
      {flying !== false && (
        <Alert
          type="warning"
          showIcon
          title={t(flying ? 'fence.flying' : 'fence.flying.unknown')}
          description={
            <Checkbox checked={isMeant} disabled={!isHere || transfer.isRunning} onChange={({ target }) => setMeant(target.checked)}>
              {t('fence.flying.meant')}
            </Checkbox>
          }
        />
      )}
      <Button type="primary" disabled={!isHere || transfer.isRunning || (flying !== false && !isMeant)} onClick={() => void sendIt()}>
        {t('fence.send')}
      </Button>
      {transfer.isRunning && <Progress percent={transfer.percent} aria-label={t('fence.sending')} />}
      {transfer.fault !== undefined && (
        <Alert type="error" showIcon role="alert" title={transfer.fault} description={isUnknown ? t('fence.unknown') : undefined} />
      )}
    </div>
  );
}
