import type { DeviceId } from '@skyhelm/contract/ids';
import type { DeviceType } from '@skyhelm/core/device/type';
import { Select, type SelectProps } from 'antd';
import { useState, type ReactNode } from 'react';
import { device } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { NotedOption } from '../../ui/NotedOption.tsx';
import { useWords } from '../../words/words.ts';
import { offeredDevices } from './offered-devices.ts';

const SHOWN = 50;

interface DeviceSelectProps extends Pick<SelectProps, 'id' | 'className' | 'allowClear' | 'aria-label'> {
  type: DeviceType;
  /** Offered behind those. */
  also?: DeviceType;
  placeholder: string;
  /** One is chosen to be flown: what is in no state for it says so. */
  isToFly?: boolean;
  value?: DeviceId | undefined;
  onChange?(chosen: DeviceId | undefined): void;
}

const drawOption = ({ data }: { data: { label: string; note: string | undefined } }) => <NotedOption label={data.label} note={data.note} />;

/** Without a name the kit would show the bare id. */
const nameOr =
  (instead: ReactNode) =>
  ({ label }: { label?: ReactNode }): ReactNode =>
    label ?? instead;

/** One of the devices that the reader sees, found by its name or SN. */
export function DeviceSelect({ type, also, isToFly = false, value, ...field }: DeviceSelectProps) {
  const t = useWords();
  const [keyword, setKeyword] = useState('');
  const query = { keyword, pageNum: 1, pageSize: SHOWN };
  const { data } = useRead(device.getDevices, { ...query, type }, { keepPrevious: true });
  const others = useRead(device.getDevices, { ...query, type: also ?? type }, { keepPrevious: true, when: also !== undefined }).data;
  const found = [...(data?.rows ?? []), ...(also === undefined ? [] : (others?.rows ?? []))];
  // Chosen by an address, it may be none of those: its bare id would tell nobody anything.
  const isRead = data !== undefined && (also === undefined || others !== undefined);
  const isElsewhere = value !== undefined && isRead && found.every(({ id }) => id !== value);
  const seesDetails = useHas('device:details');
  const { data: chosen, error } = useRead(device.getDevice, { id: value! }, { when: isElsewhere && seesDetails });
  const isKnown = isRead && (!isElsewhere || !seesDetails || chosen !== undefined || error !== null);
  const offered = isElsewhere && chosen ? [chosen, ...found] : found;
  return (
    <Select
      {...field}
      value={value ?? null}
      showSearch={{ filterOption: false, onSearch: (text: string) => setKeyword(text.trim().slice(0, 50)) }}
      options={offeredDevices(t, offered, isToFly)}
      optionRender={drawOption}
      labelRender={nameOr(isKnown ? t('common.none') : <span className="skeleton-bar" />)}
    />
  );
}
