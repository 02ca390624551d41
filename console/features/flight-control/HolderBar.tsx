import type { Control } from '@skyhelm/contract/control';
import type { DeviceId } from '@skyhelm/contract/ids';
import { LEASE_MS, type LeaseAction } from '@skyhelm/core/vehicle/lease';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { control as calls } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { lettingGo, noteControl } from '../../live/controls.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords, type Say } from '../../words/words.ts';
import styles from './flight.module.css';
import { useControls } from './use-live.ts';

function holderText(t: Say, { holder }: Control): string {
  if (!holder) return t('flight.holder.nobody');
  if (holder.here) return t('flight.holder.me');
  return holder.isMe ? t('flight.holder.meElsewhere') : t('flight.holder.other', { name: holder.name });
}

/** By what is known of why: whoever has them now has taken them, and where nobody has nothing was heard from here. */
function lostText(t: Say, { holder, mayFly }: Control, isLost: boolean): string | undefined {
  if (!isLost) return undefined;
  if (holder) return t('flight.lostControls.taken', { name: holder.name });
  return t(mayFly ? 'flight.lostControls.silent' : 'flight.lostControls.rights', { seconds: LEASE_MS / 1_000 });
}

/** Who has the controls, and how they change hands. */
export function HolderBar({ deviceId, control }: { deviceId: DeviceId; control: Control }) {
  const t = useWords();
  const [isTakingBack, setTakingBack] = useState(false);
  const change = useChange(calls.changeControl);
  const act = (action: Exclude<LeaseAction['kind'], 'renew'>) =>
    lettingGo(deviceId, action, async () => noteControl(deviceId, await change.mutateAsync({ input: { deviceId, action } })));
  const lost = lostText(t, control, useControls(deviceId).isLost);
  // A dialog may lie over this bar.
  useEffect(() => {
    if (lost !== undefined) toast.warning(lost);
  }, [lost]);
  const press = (action: Parameters<typeof act>[0]) => void act(action).catch(() => undefined);
  const { holder, asking, mayFly, mayTakeBack } = control;
  const isFree = !holder;
  const isOthers = holder !== null && !holder.here;
  return (
    <div className={styles['holder']}>
      <span role="status" className={holder?.here ? styles['mine'] : styles['soft']}>
        {holderText(t, control)}
      </span>
      {lost !== undefined && (
        <span role="alert" className={styles['asked']}>
          {lost}
        </span>
      )}
      {mayFly && isFree && (
        <Button type="primary" loading={change.isPending} onClick={() => press('take')}>
          {t('flight.take')}
        </Button>
      )}
      {mayFly && isOthers && (asking?.here ? <span>{t('flight.asking')}</span> : <AskButton onAsk={() => press('ask')} />)}
      {mayTakeBack && isOthers && (
        <Button danger onClick={() => setTakingBack(true)}>
          {t('flight.takeBack')}
        </Button>
      )}
      {holder?.here && asking && (
        <span role="alert" className={styles['asked']}>
          {t('flight.asked.by', { name: asking.name })}
          <Button type="primary" onClick={() => press('handOver')}>
            {t('flight.handOver')}
          </Button>
          <Button onClick={() => press('refuse')}>{t('flight.refuse')}</Button>
        </span>
      )}
      {holder?.here && <Button onClick={() => press('release')}>{t('flight.release')}</Button>}
      <ConfirmDanger
        open={isTakingBack && isOthers}
        title={t('flight.takeBack.title', { name: holder?.name ?? '' })}
        actionText={t('flight.takeBack')}
        onCancel={() => setTakingBack(false)}
        onConfirm={() => act('takeBack').then(() => setTakingBack(false))}
      >
        {t('flight.takeBack.text')}
      </ConfirmDanger>
    </div>
  );
}

function AskButton({ onAsk }: { onAsk(): void }) {
  const t = useWords();
  return <Button onClick={onAsk}>{t('flight.ask')}</Button>;
}
