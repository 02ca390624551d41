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
import UserOutlined from '@ant-design/icons/UserOutlined';
import type { ComponentType } from 'react';

const ICONS: Record<string, ComponentType> = {
  home: HomeOutlined,
  department: ApartmentOutlined,
  user: UserOutlined,
  userReview: AuditOutlined,
  role: SafetyCertificateOutlined,
  log: FileSearchOutlined,
  outbox: MailOutlined,
  site: EnvironmentOutlined,
  corporate: BankOutlined,
  group: FolderOutlined,
};

export function MenuIcon({ name }: { name: string }) {
  const Icon = ICONS[name] ?? AppstoreOutlined;
  return <Icon />;
}
