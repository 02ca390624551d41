import { ConfigProvider, message, theme } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

/** The kit with a theme in light and dark and a place for toasts, as around every page of the console. */
function Kit({ children }: { children: ReactNode }) {
  const [api, holder] = message.useMessage({ maxCount: 3 });
  useEffect(() => addEventListener('error', () => void api.open({ type: 'error', content: 'Failed' })), [api]);
  return (
    <ConfigProvider
      theme={{ algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm, hashed: false, token: { colorPrimary: '#409eff' } }}
    >
      {holder}
      {children}
    </ConfigProvider>
  );
}

export const show = (page: ReactNode): void => createRoot(document.getElementById('root')!).render(<Kit>{page}</Kit>);
