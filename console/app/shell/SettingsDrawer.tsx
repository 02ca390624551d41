import { Button, Drawer, Segmented, Switch } from 'antd';
import { useId, type ReactNode } from 'react';
import { changeSettings, DEFAULT_SETTINGS, useSettings, type Settings } from '../../ui/settings.ts';
import { useBack } from '../../ui/use-back.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import './settings.css';

type SwitchName = 'tagsView' | 'fixedHeader' | 'sidebarLogo' | 'pinyinSearch';

const ACCENTS = ['#409eff', '#1677ff', '#13a8a8', '#52a65a', '#d48806', '#e5533d', '#9254de', '#5b6b82'];

export function SettingsDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useWords();
  const language = useLanguage();
  const settings = useSettings();
  useBack(open, onClose);
  const switches: SwitchName[] = ['tagsView', 'fixedHeader', 'sidebarLogo', ...(language === 'zh' ? (['pinyinSearch'] as const) : [])];
  return (
    <Drawer open={open} onClose={onClose} size={320} title={t('shell.settings')}>
      <div className="settings">
        <h3>{t('shell.settings.appearance')}</h3>
        <Row label={t('shell.settings.theme')}>
          {(id) => (
            <Segmented<Settings['theme']>
              aria-labelledby={id}
              value={settings.theme}
              onChange={(theme) => changeSettings({ theme })}
              options={(['system', 'light', 'dark'] as const).map((theme) => ({ value: theme, label: t(`shell.settings.theme.${theme}`) }))}
            />
          )}
        </Row>
        <Row label={t('shell.settings.accent')}>
          {(id) => (
            <input
              type="color"
              className="accent-input"
              aria-labelledby={id}
              value={settings.accent}
              onChange={(event) => changeSettings({ accent: event.target.value })}
            />
          )}
        </Row>
        <div className="accents" role="group" aria-label={t('shell.settings.presets')}>
          {ACCENTS.map((accent) => (
            <button
              key={accent}
              type="button"
              aria-label={accent}
              aria-pressed={accent === settings.accent}
              style={{ background: accent }}
              onClick={() => changeSettings({ accent })}
            />
          ))}
        </div>
        <Row label={t('shell.settings.size')}>
          {(id) => (
            <Segmented<Settings['size']>
              aria-labelledby={id}
              value={settings.size}
              onChange={(size) => changeSettings({ size })}
              options={(['small', 'medium', 'large'] as const).map((size) => ({ value: size, label: t(`shell.settings.size.${size}`) }))}
            />
          )}
        </Row>
        <h3>{t('shell.settings.layout')}</h3>
        {switches.map((name) => (
          <Row key={name} label={t(`shell.settings.${name}`)}>
            {(id) => <Switch aria-labelledby={id} checked={settings[name]} onChange={(on) => changeSettings({ [name]: on })} />}
          </Row>
        ))}
        <Button block onClick={() => changeSettings(DEFAULT_SETTINGS)}>
          {t('shell.settings.defaults')}
        </Button>
      </div>
    </Drawer>
  );
}

function Row({ label, children }: { label: string; children(labelId: string): ReactNode }) {
  const id = useId();
  return (
    <div className="settings-row">
      <span id={id}>{label}</span>
      {children(id)}
    </div>
  );
}
