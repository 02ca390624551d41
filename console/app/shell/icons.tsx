import ApartmentOutlined from '@ant-design/icons/ApartmentOutlined';
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import AuditOutlined from '@ant-design/icons/AuditOutlined';
import BankOutlined from '@ant-design/icons/BankOutlined';
import ControlOutlined from '@ant-design/icons/ControlOutlined';
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined';
import FileSearchOutlined from '@ant-design/icons/FileSearchOutlined';
import FolderOutlined from '@ant-design/icons/FolderOutlined';
import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import HomeOutlined from '@ant-design/icons/HomeOutlined';
import NodeIndexOutlined from '@ant-design/icons/NodeIndexOutlined';
import MailOutlined from '@ant-design/icons/MailOutlined';
import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined';
import BorderOuterOutlined from '@ant-design/icons/BorderOuterOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import type { ComponentType } from 'react';

/** What the kit does not have, or has in many more strokes. */
const drawn = (lines: string, dots: readonly (readonly [number, number])[]) =>
  function Drawn() {
    return (
      <span className="anticon" aria-hidden="true">
        <svg viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor" strokeWidth="1.7">
          <path d={lines} />
          {dots.map(([cx, cy]) => (
            <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="3" />
          ))}
        </svg>
      </span>
    );
  };

const CORNERS = [
  [5.5, 5.5],
  [18.5, 5.5],
  [5.5, 18.5],
  [18.5, 18.5],
] as const;
const SHARED = [
  [18, 5.5],
  [6, 12],
  [18, 18.5],
] as const;

const ICONS: Record<string, ComponentType> = {
  home: HomeOutlined,
  department: ApartmentOutlined,
  user: UserOutlined,
  userReview: AuditOutlined,
  role: SafetyCertificateOutlined,
  log: FileSearchOutlined,
  flightOperation: ControlOutlined,
  outbox: MailOutlined,
  groundStation: drawn('M12 15v6M8 21h8M4.5 9.5a8 8 0 0 1 15 0M7.8 10.6a4.5 4.5 0 0 1 8.4 0', [[12, 12.5]]),
  device: drawn('M7.7 7.7l8.6 8.6M16.3 7.7l-8.6 8.6M10 10h4v4h-4z', CORNERS),
  share: drawn('M8.7 10.6l6.6-3.7M8.7 13.4l6.6 3.7', SHARED),
  flightRecord: HistoryOutlined,
  site: EnvironmentOutlined,
  route: NodeIndexOutlined,
  fence: BorderOuterOutlined,
  noFlyZone: StopOutlined,
  corporate: BankOutlined,
  group: FolderOutlined,
};

export function MenuIcon({ name }: { name: string }) {
  const Icon = ICONS[name] ?? AppstoreOutlined;
  return <Icon />;
}
