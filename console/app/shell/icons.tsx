import ApartmentOutlined from '@ant-design/icons/ApartmentOutlined';
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import AuditOutlined from '@ant-design/icons/AuditOutlined';
import BankOutlined from '@ant-design/icons/BankOutlined';
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined';
import FileSearchOutlined from '@ant-design/icons/FileSearchOutlined';
import FolderOutlined from '@ant-design/icons/FolderOutlined';
import HomeOutlined from '@ant-design/icons/HomeOutlined';
import MailOutlined from '@ant-design/icons/MailOutlined';
import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined';
import ShareAltOutlined from '@ant-design/icons/ShareAltOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import type { ComponentType } from 'react';

/** The kit has none: four rotors around a body. */
const Drone = () => (
  <span role="img" className="anticon" aria-hidden="true">
    <svg viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor" strokeWidth="1.7">
      <path d="M7.5 7.5 16.5 16.5M16.5 7.5 7.5 16.5" />
      <path d="M9.8 9.8h4.4v4.4H9.8z" fill="currentColor" />
      <circle cx="5.5" cy="5.5" r="3" />
      <circle cx="18.5" cy="5.5" r="3" />
      <circle cx="5.5" cy="18.5" r="3" />
      <circle cx="18.5" cy="18.5" r="3" />
    </svg>
  </span>
);

const ICONS: Record<string, ComponentType> = {
  home: HomeOutlined,
  department: ApartmentOutlined,
  user: UserOutlined,
  userReview: AuditOutlined,
  role: SafetyCertificateOutlined,
  log: FileSearchOutlined,
  outbox: MailOutlined,
  device: Drone,
  share: ShareAltOutlined,
  site: EnvironmentOutlined,
  corporate: BankOutlined,
  group: FolderOutlined,
};

export function MenuIcon({ name }: { name: string }) {
  const Icon = ICONS[name] ?? AppstoreOutlined;
  return <Icon />;
}
