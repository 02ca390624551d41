import CloseOutlined from '@ant-design/icons/CloseOutlined';
import PushpinFilled from '@ant-design/icons/PushpinFilled';
import { Dropdown, type MenuProps } from 'antd';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../../words/words.ts';
import { addressOf, afterClosing, closesAny, CLOSINGS, type Tag, type TagAction } from './tags.ts';
import { dispatchTags, useTags } from './use-tags.ts';
import './tags.css';

interface TagsBarProps {
  active: string;
  home: string;
  titleOf(tag: Tag): string;
}

export function TagsBar({ active, home, titleOf }: TagsBarProps) {
  const t = useWords();
  const tags = useTags((state) => state.tags);
  const [, navigate] = useLocation();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (bar.current) showActive(bar.current);
  }, [active, tags]);

  const act = (action: TagAction) => {
    const next = afterClosing(dispatchTags(action), active, home);
    if (next !== undefined) navigate(next);
  };
  const menuOf = (tag: Tag): MenuProps => ({
    items: [
      { key: 'refresh', label: t('common.refresh') },
      { key: 'pin', label: t(tag.pinned ? 'shell.tag.unpin' : 'shell.tag.pin'), disabled: tag.affix },
      { type: 'divider' },
      ...CLOSINGS.map((kind) => ({ key: kind, label: t(`shell.tag.${kind}`), disabled: !closesAny(tags, { kind, path: tag.path }) })),
    ],
    onClick: ({ key }) => {
      if (key === 'refresh') return navigate(`/redirect${addressOf(tag)}`, { replace: true });
      act({ kind: key, path: tag.path } as TagAction);
    },
  });
  return (
    <nav className="tags-bar" aria-label={t('shell.tags')} ref={bar}>
      {tags.map((tag) => (
        <Dropdown key={tag.path} trigger={['contextMenu']} menu={menuOf(tag)}>
          <span className="tag" data-active={tag.path === active}>
            <Link
              href={addressOf(tag)}
              aria-current={tag.path === active ? 'page' : undefined}
              onAuxClick={(event) => {
                if (event.button !== 1) return;
                event.preventDefault();
                act({ kind: 'close', path: tag.path });
              }}
            >
              {tag.pinned && <PushpinFilled aria-label={t('shell.tag.pinned')} />}
              <span title={tag.name}>{titleOf(tag)}</span>
            </Link>
            {!tag.affix && !tag.pinned && (
              <button
                type="button"
                aria-label={t('shell.tag.closeNamed', { title: titleOf(tag) })}
                onClick={() => act({ kind: 'close', path: tag.path })}
              >
                <CloseOutlined />
              </button>
            )}
          </span>
        </Dropdown>
      ))}
    </nav>
  );
}

/** By hand: scrollIntoView would also move the place from which the next Tab goes on. */
function showActive(bar: HTMLElement): void {
  const tag = bar.querySelector('[data-active=true]')?.getBoundingClientRect();
  const seen = bar.getBoundingClientRect();
  if (tag && tag.right > seen.right) bar.scrollLeft += tag.right - seen.right;
  else if (tag && tag.left < seen.left) bar.scrollLeft -= seen.left - tag.left;
}
