import MoonOutlined from '@ant-design/icons/MoonOutlined';
import SunOutlined from '@ant-design/icons/SunOutlined';
import { Button } from 'antd';
import { useWords } from '../words/words.ts';
import { changeSettings } from './settings.ts';
import { useDark } from './use-dark.ts';

export function ThemeSwitch() {
  const t = useWords();
  const dark = useDark();
  const label = t(dark ? 'common.lightTheme' : 'common.darkTheme');
  return (
    <Button
      type="text"
      icon={dark ? <SunOutlined /> : <MoonOutlined />}
      aria-label={label}
      title={label}
      onClick={() => changeSettings({ theme: dark ? 'light' : 'dark' })}
    />
  );
}
