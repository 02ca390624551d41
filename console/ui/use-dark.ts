import { useScene } from './scene.ts';
import { useSettings } from './settings.ts';
import { useMedia } from './use-media.ts';

export function useDark(): boolean {
  const { theme, sceneTheme } = useSettings();
  const isScene = useScene((scene) => scene.isShown);
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  if (isScene) return sceneTheme === 'dark';
  return theme === 'system' ? systemDark : theme === 'dark';
}
