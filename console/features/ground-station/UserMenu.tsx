import { Button, Dropdown } from 'antd';
import { useLocation } from 'wouter';
import { leaveBy } from '../../browser/leave-guard.ts';
import { leave } from '../../session/session-flow.ts';
import { useHas, useSession } from '../../session/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { useWords } from '../../words/words.ts';

/** Who I am; the ways out of the ground station. */
export function UserMenu() {
  const t = useWords();
  const [, navigate] = useLocation();
  const user = useSession((state) => state.user);
  const seesDevices = useHas('device:query');
  if (!user) return null;
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          { key: '/home', label: t('menu.home') },
          ...(seesDevices ? [{ key: '/device', label: t('menu.device') }] : []),
          { key: '/user-settings', label: t('menu.userSettings') },
          { key: '/account/security', label: t('menu.security') },
          { type: 'divider' },
          { key: 'leave', label: t('shell.logout'), danger: true },
        ],
        onClick: ({ key }) => leaveBy(() => (key === 'leave' ? void leave() : navigate(key))),
      }}
    >
      <Button type="text" aria-label={t('shell.account', { name: user.name })}>
        <Avatar src={user.imagePath} name={user.name} size={28} />
      </Button>
    </Dropdown>
  );
}
