import type { Sharing } from '@skyhelm/contract/device-share';
import { Button, Drawer, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { deviceShare } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { toast } from '../../ui/toast.ts';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_DEVICES, LINKS_MS } from './device-reads.ts';
import styles from './device.module.css';
import { ExclusiveUse } from './ExclusiveUse.tsx';
import { ShareForm } from './ShareForm.tsx';
import { SharedUsers } from './SharedUsers.tsx';

interface ShareDrawerProps {
  open: boolean;
  device: Pick<Sharing, 'id' | 'name'>;
  onClose(): void;
}

export function ShareDrawer({ open, device, onClose }: ShareDrawerProps) {
  const t = useWords();
  useBack(open, onClose);
  const { data, error, refetch } = useRead(deviceShare.getSharing, { id: device.id }, { everyMs: LINKS_MS });
  return (
    <Drawer open={open} title={t('share.of', { name: device.name })} size={560} onClose={onClose} destroyOnHidden>
      {!data && error && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active />}
      {data && <Parts sharing={data} />}
    </Drawer>
  );
}

function Parts({ sharing }: { sharing: Sharing }) {
  const t = useWords();
  const { owner, flying, online, mayManage } = sharing;
  return (
    <div className={styles['parts']}>
      <Facts>
        <Fact label={t('share.owner')}>{owner ? `${owner.name} (${owner.userName})` : t('common.none')}</Fact>
        <Fact label={t('share.flightState')}>
          {flying ? (
            <Tag color="processing">{t('share.flightState.flying')}</Tag>
          ) : online ? (
            t('share.flightState.ground')
          ) : (
            t('common.none')
          )}
        </Fact>
      </Facts>
      {!mayManage && <p className={styles['soft']}>{t('share.readOnly')}</p>}
      <section aria-labelledby="share-users">
        <div className={styles['partHead']}>
          <h3 id="share-users">{t('share.shared')}</h3>
          {mayManage && sharing.shared.some(({ isTestFlight }) => isTestFlight) && <TakeBack sharing={sharing} />}
        </div>
        <SharedUsers sharing={sharing} />
        {mayManage && <ShareForm sharing={sharing} />}
      </section>
      <ExclusiveUse sharing={sharing} />
    </div>
  );
}

function TakeBack({ sharing }: { sharing: Sharing }) {
  const t = useWords();
  const [asking, setAsking] = useState(false);
  const takeBack = useChange(deviceShare.takeBackDevice, {
    stale: KNOWING_DEVICES,
    onSuccess: () => toast.success(t('share.takeBack.done')),
  });
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('share.takeBack')}
      </Button>
      <ConfirmDanger
        open={asking}
        title={t('share.takeBack.title', { name: sharing.name })}
        actionText={t('share.takeBack')}
        onCancel={() => setAsking(false)}
        onConfirm={() => takeBack.mutateAsync({ input: { id: sharing.id } }).then(() => setAsking(false))}
      >
        {t('share.takeBack.explain')}
      </ConfirmDanger>
    </>
  );
}
