import type { DeviceId } from '@skyhelm/contract/ids';
import type { DeviceType } from '@skyhelm/core/device/type';
import { Select } from 'antd';
import { useState } from 'react';
import { device } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';

const SHOWN = 50;

interface DeviceSelectProps {
  id?: string;
  type: DeviceType;
  placeholder: string;
  value?: DeviceId | undefined;
  onChange?(chosen: DeviceId): void;
}

/** One of the devices that the reader sees, found by its name or SN. */
export function DeviceSelect({ type, ...field }: DeviceSelectProps) {
  const [keyword, setKeyword] = useState('');
  const query = { keyword, type, pageNum: 1, pageSize: SHOWN };
  const found = useRead(device.getDevices, query, { keepPrevious: true }).data?.rows ?? [];
  return (
    <Select
      {...field}
      showSearch={{ filterOption: false, onSearch: (text: string) => setKeyword(text.trim().slice(0, 50)) }}
      options={found.map(({ id, name, sn }) => ({ value: id, label: `${name} (${sn})` }))}
    />
  );
}
