import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { useSettings } from './settings.ts';
import { cssVariables, kitTheme } from './theme.ts';
import { Toasts } from './Toasts.tsx';
import { useDark } from './use-dark.ts';
import { useMedia } from './use-media.ts';
import './thumbs.css';
import './ui.css';

/** The kit's theme and words, and the place where toasts appear. */
export function UiRoot({ locale, children }: { locale?: Locale | undefined; children: ReactNode }) {
  const accent = useSettings((settings) => settings.accent);
  const size = useSettings((settings) => settings.size);
  const dark = useDark();
  const t = useWords();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => kitTheme(accent, dark, !still), [accent, dark, still]);
  const words = useMemo(
    () => ({ locale: 'en', ...locale, global: { ...locale?.global, show: t('common.showPassword'), hide: t('common.hidePassword') } }),
    [locale, t],
  );
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = dark ? 'dark' : 'light';
    for (const [name, value] of Object.entries(cssVariables(accent, dark))) root.style.setProperty(name, value);
  }, [accent, dark]);
  return (
    <ConfigProvider theme={theme} locale={words} button={{ autoInsertSpace: false }} componentSize={size}>
      <Toasts />
      {children}
    </ConfigProvider>
  );
}
