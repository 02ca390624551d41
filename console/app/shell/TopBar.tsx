import MenuFoldOutlined from '@ant-design/icons/MenuFoldOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/MenuUnfoldOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import { Button } from 'antd';
import { keepLanguageWithAccount } from '../../session/own-settings.ts';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { useWords } from '../../words/words.ts';
import { Bell } from './Bell.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { UserCard } from './UserCard.tsx';
import './top-bar.css';

interface TopBarProps {
  trail: readonly { title: string; path?: string }[];
  menuOpen: boolean;
  onToggleMenu(): void;
  onSettings(): void;
}

export function TopBar({ trail, menuOpen, onToggleMenu, onSettings }: TopBarProps) {
  const t = useWords();
  return (
    <div className="top-bar">
      <Button
        type="text"
        icon={menuOpen ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
        aria-label={t(menuOpen ? 'shell.collapseMenu' : 'shell.expandMenu')}
        aria-expanded={menuOpen}
        onClick={onToggleMenu}
      />
      <Breadcrumb trail={trail} />
      <div className="top-tools">
        <Bell />
        <LanguageSwitch onChange={(language) => void keepLanguageWithAccount(language)} />
        <ThemeSwitch />
        <Button
          className="wide-only"
          type="text"
          icon={<SettingOutlined />}
          aria-label={t('shell.settings')}
          title={t('shell.settings')}
          onClick={onSettings}
        />
        <UserCard onSettings={onSettings} />
      </div>
    </div>
  );
}
