import { Button } from 'antd';
import { useWords } from '../words/words.ts';
import { useScene } from './scene.ts';
import { changeSettings } from './settings.ts';
import { useDark } from './use-dark.ts';

const SUN =
  'M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19';
const MOON = 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z';

export function ThemeSwitch() {
  const t = useWords();
  const dark = useDark();
  const isScene = useScene((scene) => scene.isShown);
  const other = dark ? 'light' : 'dark';
  const label = t(dark ? 'common.lightTheme' : 'common.darkTheme');
  return (
    <Button
      type="text"
      aria-label={label}
      title={label}
      onClick={() => changeSettings(isScene ? { sceneTheme: other } : { theme: other })}
      icon={
        <svg
          viewBox="0 0 24 24"
          width="16"
          height="16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={dark ? SUN : MOON} />
        </svg>
      }
    />
  );
}
