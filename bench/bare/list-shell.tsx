import ApartmentOutlined from '@ant-design/icons/ApartmentOutlined';
import ApiOutlined from '@ant-design/icons/ApiOutlined';
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import AuditOutlined from '@ant-design/icons/AuditOutlined';
import BankOutlined from '@ant-design/icons/BankOutlined';
import BellOutlined from '@ant-design/icons/BellOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import ControlOutlined from '@ant-design/icons/ControlOutlined';
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined';
import FileSearchOutlined from '@ant-design/icons/FileSearchOutlined';
import FolderOutlined from '@ant-design/icons/FolderOutlined';
import HomeOutlined from '@ant-design/icons/HomeOutlined';
import IdcardOutlined from '@ant-design/icons/IdcardOutlined';
import LockOutlined from '@ant-design/icons/LockOutlined';
import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import MailOutlined from '@ant-design/icons/MailOutlined';
import MenuFoldOutlined from '@ant-design/icons/MenuFoldOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/MenuUnfoldOutlined';
import MoonOutlined from '@ant-design/icons/MoonOutlined';
import PushpinFilled from '@ant-design/icons/PushpinFilled';
import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined';
import SafetyOutlined from '@ant-design/icons/SafetyOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import SunOutlined from '@ant-design/icons/SunOutlined';
import TranslationOutlined from '@ant-design/icons/TranslationOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import { Avatar, Badge, Button, Dropdown, Input, Popover, Tooltip } from 'antd';
import { useState, type ReactNode } from 'react';

/** Menu, top bar and tags. The console's own menu and breadcrumb are plain links, so they are here. */
export function ListShell({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(true);
  const [dark, setDark] = useState(false);
  return (
    <>
      <aside>
        <Input type="search" allowClear prefix={<SearchOutlined />} />
        <Menu collapsed={!open} />
      </aside>
      <header>
        <Button type="text" icon={open ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />} onClick={() => setOpen(!open)} />
        <Popover trigger="click" placement="bottomRight" content="No messages">
          <Badge dot offset={[-8, 8]}>
            <Button type="text" icon={<BellOutlined />} />
          </Badge>
        </Popover>
        <Dropdown trigger={['click']} menu={{ selectable: true, items: [{ key: 'en', label: 'English' }] }}>
          <Button type="text" icon={<TranslationOutlined />} />
        </Dropdown>
        <Button type="text" icon={dark ? <SunOutlined /> : <MoonOutlined />} onClick={() => setDark(!dark)} />
        <Button type="text" icon={<SettingOutlined />} />
        <Popover trigger={['hover', 'click']} placement="bottomRight" content={<UserCard />}>
          <Button type="text">
            <Avatar size={28} icon={<UserOutlined />} />
          </Button>
        </Popover>
        <Dropdown
          trigger={['contextMenu']}
          menu={{ items: [{ key: 'pin', label: 'Pin' }, { type: 'divider' }, { key: 'close', label: 'Close' }] }}
        >
          <span>
            <PushpinFilled /> Home <CloseOutlined />
          </span>
        </Dropdown>
      </header>
      <main>{children}</main>
    </>
  );
}

const ITEMS = {
  Home: HomeOutlined,
  Departments: ApartmentOutlined,
  Users: UserOutlined,
  Review: AuditOutlined,
  Roles: SafetyCertificateOutlined,
  Log: FileSearchOutlined,
  Outbox: MailOutlined,
  Sites: EnvironmentOutlined,
  Corporate: BankOutlined,
  Group: FolderOutlined,
  Other: AppstoreOutlined,
};

const Menu = ({ collapsed }: { collapsed: boolean }) => (
  <ul>
    {Object.entries(ITEMS).map(([title, Icon]) => (
      <li key={title}>
        <Tooltip title={collapsed ? title : ''} placement="right">
          <a href={`#${title}`}>
            <Icon /> {title}
          </a>
        </Tooltip>
      </li>
    ))}
  </ul>
);

const UserCard = () => (
  <>
    <Button type="text" icon={<UserOutlined />}>
      Personal information
    </Button>
    <Button type="text" icon={<IdcardOutlined />}>
      Certification
    </Button>
    <Button type="text" icon={<ControlOutlined />}>
      Settings
    </Button>
    <Button type="text" icon={<ApiOutlined />}>
      API
    </Button>
    <Button type="text" icon={<LockOutlined />}>
      Change password
    </Button>
    <Button type="text" icon={<SafetyOutlined />}>
      Security
    </Button>
    <Button type="text" danger icon={<LogoutOutlined />}>
      Log out
    </Button>
  </>
);
