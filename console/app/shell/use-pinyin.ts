import { useEffect, useState } from 'react';
import { useSettings } from '../../ui/settings.ts';
import { useLanguage } from '../../words/words.ts';
import { containsText, type TitleMatch } from './menu-tree.ts';

/** "bmgl" finds 部门管理. The table of readings is large and only of use for Chinese: it loads at the first search. */
export function useTitleMatch(searching: boolean): TitleMatch {
  const switchedOn = useSettings((settings) => settings.pinyinSearch);
  const wanted = useLanguage() === 'zh' && switchedOn;
  const [pinyin, setPinyin] = useState<TitleMatch>();
  useEffect(() => {
    if (!wanted || !searching || pinyin) return;
    void import('pinyin-pro').then(({ match }) =>
      setPinyin(() => (title: string, query: string) => match(title, query, { continuous: true }) !== null),
    );
  }, [wanted, searching, pinyin]);
  return (title, query) => containsText(title, query) || (wanted && pinyin?.(title, query) === true);
}
