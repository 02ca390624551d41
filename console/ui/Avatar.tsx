import UserOutlined from '@ant-design/icons/UserOutlined';
import { Avatar as KitAvatar } from 'antd';

/** The picture, else the first letter of the name. */
export function Avatar({ src, name, size }: { src: string; name: string; size: number }) {
  const initial = [...name.trim()][0];
  return (
    <KitAvatar
      className="avatar"
      style={{ fontSize: size * 0.42 }}
      size={size}
      src={src || undefined}
      icon={initial ? undefined : <UserOutlined />}
      alt={name}
    >
      {initial?.toUpperCase()}
    </KitAvatar>
  );
}
