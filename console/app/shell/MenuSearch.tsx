import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Input, type InputRef } from '../../ui/inputs.ts';
import { useWords } from '../../words/words.ts';

interface MenuSearchProps {
  query: string;
  collapsed: boolean;
  onChange(query: string): void;
  onExpand(): void;
}

export function MenuSearch({ query, collapsed, onChange, onExpand }: MenuSearchProps) {
  const t = useWords();
  const input = useRef<InputRef>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (!collapsed && wanted.current) input.current?.focus();
    wanted.current = false;
  }, [collapsed]);
  if (collapsed) {
    return (
      <Button
        className="menu-search-button"
        type="text"
        icon={<SearchOutlined />}
        aria-label={t('shell.searchMenu')}
        onClick={() => {
          wanted.current = true;
          onExpand();
        }}
      />
    );
  }
  return (
    <Input
      ref={input}
      className="menu-search"
      data-menu-search
      type="search"
      allowClear
      prefix={<SearchOutlined />}
      placeholder={t('shell.searchMenu')}
      aria-label={t('shell.searchMenu')}
      value={query}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onChange('');
        if (event.key !== 'Enter') return;
        document.querySelector<HTMLAnchorElement>('.menu .menu-item')?.click();
        onChange('');
      }}
    />
  );
}
