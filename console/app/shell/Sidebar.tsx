import { Tooltip } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useImageAddress } from '../../session/use-image-address.ts';
import { useSession } from '../../session/session.ts';
import { Mark } from '../../ui/Mark.tsx';
import { useSettings } from '../../ui/settings.ts';
import { useWords } from '../../words/words.ts';
import { addressOf } from '../tags/tags.ts';
import { useTags } from '../tags/use-tags.ts';
import { MenuIcon } from './icons.tsx';
import { searchMenu, type MenuItem } from './menu-tree.ts';
import { MenuSearch } from './MenuSearch.tsx';
import { useTitleMatch } from './use-pinyin.ts';
import './menu.css';

interface SidebarProps {
  tree: readonly MenuItem[];
  /** Key of the screen that is lit. */
  lit: string | undefined;
  collapsed: boolean;
  onExpand(): void;
}

export function Sidebar({ tree, lit, collapsed, onExpand }: SidebarProps) {
  const t = useWords();
  const [query, setQuery] = useState('');
  const isMatch = useTitleMatch(query !== '');
  const found = searchMenu(tree, query, isMatch);
  const showLogo = useSettings((settings) => settings.sidebarLogo);
  return (
    <div className="sidebar-inner">
      {showLogo && <Logo collapsed={collapsed} />}
      <MenuSearch query={query} collapsed={collapsed} onChange={setQuery} onExpand={onExpand} />
      <nav aria-label={t('shell.menu')} className="menu">
        <MenuList items={found} lit={lit} collapsed={collapsed} />
        {found.length === 0 && <p className="menu-nothing">{t('common.noMatch')}</p>}
      </nav>
    </div>
  );
}

function Logo({ collapsed }: { collapsed: boolean }) {
  const t = useWords();
  const enterprise = useSession((state) => state.user?.enterpriseInfo);
  const name = enterprise?.name || t('common.product');
  const [missing, setMissing] = useState('');
  const image = useImageAddress(enterprise?.imagePath);
  return (
    <Link href="/" className="logo" title={name}>
      {image && image !== missing ? (
        <img src={image} alt="" width={32} height={32} onError={() => setMissing(image)} />
      ) : (
        <Mark size={32} />
      )}
      <span className={collapsed ? 'visually-hidden' : 'logo-name'}>
        <span>{name}</span>
        {enterprise?.isDemo && <small className="demo-mark">{t('shell.demo')}</small>}
      </span>
    </Link>
  );
}

function MenuList({ items, lit, collapsed }: Pick<SidebarProps, 'lit' | 'collapsed'> & { items: readonly MenuItem[] }): ReactNode {
  const tags = useTags((state) => state.tags);
  return (
    <ul>
      {items.map((item) => {
        if (item.path === undefined) {
          return (
            <li key={item.key}>
              <details open>
                <summary>{collapsed ? <MenuIcon name="group" /> : item.title}</summary>
                <MenuList items={item.children} lit={lit} collapsed={collapsed} />
              </details>
            </li>
          );
        }
        const visited = tags.find((tag) => tag.path === item.path);
        const link = (
          <Link href={visited ? addressOf(visited) : item.path} className="menu-item" aria-current={item.key === lit ? 'page' : undefined}>
            <MenuIcon name={item.icon} />
            <span className={collapsed ? 'visually-hidden' : undefined}>{item.title}</span>
          </Link>
        );
        return (
          <li key={item.key}>
            {collapsed ? (
              <Tooltip title={item.title} placement="right">
                {link}
              </Tooltip>
            ) : (
              link
            )}
          </li>
        );
      })}
    </ul>
  );
}
