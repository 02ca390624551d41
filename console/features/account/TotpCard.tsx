import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import { Button } from 'antd';
import { useState } from 'react';
import { useWords } from '../../words/words.ts';
import { onDemand } from '../../ui/on-demand.tsx';

const TotpSetUp = onDemand(async () => (await import('./TotpSetUp.tsx')).TotpSetUp);
const TotpStop = onDemand(async () => (await import('./TotpStop.tsx')).TotpStop);

export function TotpCard({ enabled }: { enabled: boolean }) {
  const t = useWords();
  const [open, setOpen] = useState<'setUp' | 'stop'>();
  const close = () => setOpen(undefined);
  return (
    <section className="card" aria-labelledby="totp-title">
      <div className="security-head">
        <h2 id="totp-title">{t('account.totp')}</h2>
        {enabled ? (
          <Button danger onClick={() => setOpen('stop')}>
            {t('account.totp.stop')}
          </Button>
        ) : (
          <Button type="primary" onClick={() => setOpen('setUp')}>
            {t('account.totp.setUp')}
          </Button>
        )}
      </div>
      <p className={`state-mark ${enabled ? 'state-good' : 'state-off'}`}>
        {enabled && <CheckCircleFilled />}
        {t(enabled ? 'account.totp.on' : 'account.totp.off')}
      </p>
      <p className="page-note">{t('account.totp.note')}</p>
      {open === 'setUp' && <TotpSetUp onClose={close} />}
      {open === 'stop' && <TotpStop onClose={close} />}
    </section>
  );
}
