import type { UserSettings } from '@skyhelm/contract/session';
import { parsePosition } from '@skyhelm/core/geo/parse-position';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { changeOwnSettings } from '../../session/own-settings.ts';
import { Input } from '../../ui/inputs.ts';
import { useWords } from '../../words/words.ts';
import { Setting } from './Setting.tsx';

const TRAJECTORIES: readonly UserSettings['trajectories'][] = [0, 1, 2, 3];

const textOf = (centre: UserSettings['mapCentre']): string => (centre ? `${centre.latitude}, ${centre.longitude}` : '');

/** What maps show and where they begin. */
export function MapSettings({ trajectories, mapCentre }: Pick<UserSettings, 'trajectories' | 'mapCentre'>) {
  const t = useWords();
  return (
    <section className="card" aria-labelledby="map-title">
      <h2 id="map-title">{t('account.settings.map')}</h2>
      <Setting label={t('account.settings.trajectories')} note={t('account.settings.trajectories.note')}>
        {(labelId) => (
          <Radio.Group
            aria-labelledby={labelId}
            value={trajectories}
            onChange={({ target }) => void changeOwnSettings('trajectories', target.value as UserSettings['trajectories'])}
            options={TRAJECTORIES.map((count) => ({ value: count, label: t(`account.settings.trajectories.${count}`) }))}
          />
        )}
      </Setting>
      <Setting label={t('account.settings.mapCentre')} note={t('account.settings.mapCentre.note')}>
        {() => <MapCentre key={textOf(mapCentre)} kept={mapCentre} />}
      </Setting>
    </section>
  );
}

function MapCentre({ kept }: { kept: UserSettings['mapCentre'] }) {
  const t = useWords();
  const [text, setText] = useState(textOf(kept));
  const [fault, setFault] = useState<'wrong' | 'either'>();
  const save = () => {
    const [first, second] = parsePosition(text);
    setFault(first ? (second ? 'either' : undefined) : 'wrong');
    if (first && !second) void changeOwnSettings('mapCentre', { longitude: first.longitude, latitude: first.latitude });
  };
  return (
    <form
      className="map-centre"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Input
        aria-label={t('account.settings.mapCentre.label')}
        aria-invalid={fault !== undefined}
        placeholder={t('account.settings.mapCentre.example')}
        value={text}
        maxLength={100}
        onChange={({ target }) => setText(target.value)}
      />
      <Button htmlType="submit">{t('common.save')}</Button>
      {kept && <Button onClick={() => void changeOwnSettings('mapCentre', null)}>{t('account.settings.mapCentre.clear')}</Button>}
      {fault && (
        <p role="alert" className="setting-fault">
          {t(`account.settings.mapCentre.${fault}`)}
        </p>
      )}
    </form>
  );
}
