import { Button } from 'antd';
import { useLocation } from 'wouter';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useWords } from '../../words/words.ts';
import { SessionsCard } from './SessionsCard.tsx';
import { TotpCard } from './TotpCard.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import './account.css';

export function SecurityScreen() {
  const t = useWords();
  const [, navigate] = useLocation();
  const [changing, setChanging] = useState(false);
  const user = useSession((state) => state.user);
  if (!user) return null;
  return (
    <div className="security">
      <PageHeader title={t('menu.security')} note={t('account.security.note')} />
      <section className="card" aria-labelledby="password-title">
        <div className="security-head">
          <h2 id="password-title">{t('account.password')}</h2>
          <Button onClick={() => setChanging(true)}>{t('account.changePassword')}</Button>
        </div>
        <p className="page-note">{t(user.changePassword ? 'account.password.note' : 'account.mayNotChangePassword')}</p>
      </section>
      <TotpCard enabled={user.totpEnabled} />
      <section className="card" aria-labelledby="certification-title">
        <div className="security-head">
          <h2 id="certification-title">{t('menu.certification')}</h2>
          <Button onClick={() => navigate('/account/certification')}>{t('account.certification.open')}</Button>
        </div>
        <p className="page-note">{t('account.certification.note')}</p>
      </section>
      <SessionsCard />
      {changing && <ChangePasswordDialog forced={false} onClose={() => setChanging(false)} />}
    </div>
  );
}
