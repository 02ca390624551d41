import SettingOutlined from '@ant-design/icons/SettingOutlined';
import { Button, Popover } from 'antd';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../../session/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { useMobile } from '../../ui/use-media.ts';
import { useWords } from '../../words/words.ts';
import { leave } from '../../session/session-flow.ts';
import { openDialog } from './dialogs.ts';
import { MenuIcon } from './icons.tsx';
import './user-card.css';

/** The pointer still rests on the card when a choice has closed it: that is no wish to see it again. */
const REST_MS = 600;

/** Who I am; opens on hover, on click and by keyboard. */
export function UserCard({ onSettings }: { onSettings(): void }) {
  const t = useWords();
  const mobile = useMobile();
  const [open, setOpen] = useState(false);
  const chosenAt = useRef(0);
  const [, navigate] = useLocation();
  const user = useSession((state) => state.user);
  if (!user) return null;
  const then = (action: () => unknown) => () => {
    chosenAt.current = Date.now();
    setOpen(false);
    void action();
  };
  return (
    <Popover
      trigger={mobile ? ['click'] : ['hover', 'click']}
      placement="bottomRight"
      open={open}
      onOpenChange={(next) => setOpen(next && Date.now() - chosenAt.current > REST_MS)}
      content={
        <section className="user-card" aria-label={user.name}>
          <header>
            <Avatar src={user.imagePath} name={user.name} size={48} />
            <div>
              <strong>{user.userName}</strong>
              <span className="user-type">{t(`dictionary.userType.${user.userType}`)}</span>
            </div>
          </header>
          <dl>
            <div>
              <dt>{t('shell.userName')}</dt>
              <dd>{user.name}</dd>
            </div>
            <div>
              <dt>{t('shell.currentRoles')}</dt>
              <dd>{user.roles.join(' / ') || t('common.none')}</dd>
            </div>
          </dl>
          <div className="user-card-actions">
            <Button type="text" icon={<MenuIcon name="user" />} onClick={then(() => openDialog('personalInformation'))}>
              {t('shell.personalInformation')}
            </Button>
            <Button type="text" icon={<MenuIcon name="userReview" />} onClick={then(() => navigate('/account/certification'))}>
              {t('menu.certification')}
            </Button>
            <Button type="text" icon={<MenuIcon name="password" />} onClick={then(() => openDialog('changePassword'))}>
              {t('shell.changePassword')}
            </Button>
            <Button type="text" icon={<MenuIcon name="flightOperation" />} onClick={then(() => navigate('/user-settings'))}>
              {t('menu.userSettings')}
            </Button>
            <Button type="text" icon={<MenuIcon name="role" />} onClick={then(() => navigate('/account/security'))}>
              {t('menu.security')}
            </Button>
            <Button type="text" icon={<MenuIcon name="apiDocs" />} onClick={then(() => navigate('/api-docs'))}>
              {t('menu.apiDocs')}
            </Button>
            {mobile && (
              <Button type="text" icon={<SettingOutlined />} onClick={then(onSettings)}>
                {t('shell.settings')}
              </Button>
            )}
            <Button type="text" danger icon={<MenuIcon name="logout" />} onClick={then(leave)}>
              {t('shell.logout')}
            </Button>
          </div>
        </section>
      }
    >
      <Button type="text" className="user-button" aria-label={t('shell.account', { name: user.name })} aria-expanded={open}>
        <Avatar src={user.imagePath} name={user.name} size={28} />
        <span className="wide-only user-button-name">{user.name}</span>
      </Button>
    </Popover>
  );
}
