import { UNIT_SYSTEMS, type UnitSystem } from '@skyhelm/core/units/unit-system';
import { HANDEDNESS, type Handedness } from '@skyhelm/core/vehicle/sticks';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { changeOwnSettings, chooseLanguage } from '../../session/own-settings.ts';
import { useHas, useSession } from '../../session/session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../words/language.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { MapSettings } from './MapSettings.tsx';
import { MessageSettings } from './MessageSettings.tsx';
import { Setting } from './Setting.tsx';
import { WaypointSettings } from './WaypointSettings.tsx';
import './account.css';

const PersonalInformation = onDemand(async () => (await import('./PersonalInformationDialog.tsx')).PersonalInformationDialog);

/** What is one's own, on every browser. Nothing stands here that has no effect. */
export function UserSettingsScreen() {
  const t = useWords();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [editing, setEditing] = useState(false);
  const settings = useSession((state) => state.user?.settings);
  const seesDevices = useHas('device:query');
  if (!settings) return null;
  return (
    <div className="security">
      <PageHeader title={t('menu.userSettings')} note={t('account.settings.note')} />
      <section className="card" aria-labelledby="basic-title">
        <h2 id="basic-title">{t('account.settings.basic')}</h2>
        <Setting label={t('common.language')}>
          {(labelId) => (
            <Radio.Group
              aria-labelledby={labelId}
              value={language}
              onChange={({ target }) => void chooseLanguage(target.value as Language)}
              options={LANGUAGES.map((one) => ({ value: one, label: <span lang={one}>{LANGUAGE_NAMES[one]}</span> }))}
            />
          )}
        </Setting>
        <Setting label={t('account.settings.units')} note={t('account.settings.units.note')}>
          {(labelId) => (
            <Radio.Group
              aria-labelledby={labelId}
              value={settings.unitSystem}
              onChange={({ target }) => void changeOwnSettings('unitSystem', target.value as UnitSystem)}
              options={UNIT_SYSTEMS.map((system) => ({ value: system, label: t(`dictionary.unitSystem.${system}`) }))}
            />
          )}
        </Setting>
        <Setting label={t('account.settings.handedness')} note={t('account.settings.handedness.note')}>
          {(labelId) => (
            <Radio.Group
              aria-labelledby={labelId}
              value={settings.handedness}
              onChange={({ target }) => void changeOwnSettings('handedness', target.value as Handedness)}
              options={HANDEDNESS.map((mode) => ({ value: mode, label: t(`dictionary.handedness.${mode}`) }))}
            />
          )}
        </Setting>
      </section>
      <MapSettings trajectories={settings.trajectories} mapCentre={settings.mapCentre} />
      <WaypointSettings kept={settings.waypointDefaults} />
      <MessageSettings settings={settings} />
      {seesDevices && (
        <section className="card" aria-label={t('account.settings.baseStations')}>
          <Setting label={t('account.settings.baseStations')} note={t('account.settings.baseStations.note')}>
            {(labelId) => (
              <Button aria-describedby={labelId} onClick={() => navigate('/device?type=rtk')}>
                {t('account.settings.open')}
              </Button>
            )}
          </Setting>
        </section>
      )}
      <section className="card" aria-label={t('account.personalInformation')}>
        <Setting label={t('account.personalInformation')} note={t('account.settings.personal.note')}>
          {(labelId) => (
            <Button aria-describedby={labelId} onClick={() => setEditing(true)}>
              {t('common.edit')}
            </Button>
          )}
        </Setting>
        <Setting label={t('menu.security')} note={t('account.settings.security.note')}>
          {(labelId) => (
            <Button aria-describedby={labelId} onClick={() => navigate('/account/security')}>
              {t('account.settings.open')}
            </Button>
          )}
        </Setting>
      </section>
      {editing && <PersonalInformation onClose={() => setEditing(false)} />}
    </div>
  );
}
