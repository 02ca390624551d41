import { AutoComplete } from 'antd';
import { useState } from 'react';
import { deviceShare } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useWords } from '../../words/words.ts';

interface PersonInputProps {
  id?: string;
  value?: string;
  disabled?: boolean;
  onChange?(userName: string): void;
}

/** Somebody's account: typed, or found by name among those within reach. */
export function PersonInput({ value, onChange, ...field }: PersonInputProps) {
  const t = useWords();
  const [keyword, setKeyword] = useState('');
  const found = useRead(deviceShare.getShareCandidates, { keyword }, { keepPrevious: true }).data?.rows ?? [];
  return (
    <AutoComplete
      {...field}
      showSearch={{ filterOption: false, onSearch: (text: string) => setKeyword(text.trim().slice(0, 50)) }}
      placeholder={t('share.userName.hint')}
      options={found.map(({ name, userName }) => ({ value: userName, label: `${name} (${userName})` }))}
      value={value}
      onChange={(text: string | undefined) => onChange?.(text ?? '')}
    />
  );
}
