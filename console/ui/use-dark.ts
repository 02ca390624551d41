import { useSettings } from './settings.ts';
import { useMedia } from './use-media.ts';

export function useDark(): boolean {
  const theme = useSettings((settings) => settings.theme);
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  return theme === 'system' ? systemDark : theme === 'dark';
}
