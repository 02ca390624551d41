import type { QuietHours } from '@skyhelm/core/message/quiet-hours';
import { Switch } from 'antd';
import { useState } from 'react';
import { changeOwnSettings } from '../../session/own-settings.ts';
import { Input } from '../../ui/inputs.ts';
import { zoneHere } from '../../words/day.ts';
import { useWords } from '../../words/words.ts';
import { Setting } from './Setting.tsx';

const AT_FIRST = { from: '22:00', to: '07:00' };

/** Kept as soon as one leaves a field and both times make sense together. */
export function QuietHoursSetting({ kept }: { kept: QuietHours | null }) {
  const t = useWords();
  const [entered, setEntered] = useState<QuietHours>();
  const shown = entered ?? kept;
  const fault = shown && (shown.from === '' || shown.to === '' ? 'time' : shown.from === shown.to ? 'quietHours.same' : undefined);
  const keep = (hours: QuietHours | null) => {
    setEntered(undefined);
    void changeOwnSettings('quietHours', hours);
  };
  const time = (end: 'from' | 'to', hours: QuietHours) => (
    <label>
      {t(`account.settings.quiet.${end}`)}
      <Input
        type="time"
        aria-invalid={fault !== undefined}
        value={hours[end]}
        onChange={({ target }) => setEntered({ ...hours, [end]: target.value })}
        onBlur={() => entered && !fault && keep(entered)}
        onPressEnter={({ currentTarget }) => currentTarget.blur()}
      />
    </label>
  );
  return (
    <>
      <Setting label={t('account.settings.quiet')} note={t('account.settings.quiet.note')}>
        {(labelId) => (
          <Switch
            aria-labelledby={labelId}
            checked={shown !== null}
            onChange={(on) => keep(on ? { ...AT_FIRST, timeZone: zoneHere() } : null)}
          />
        )}
      </Setting>
      {shown && (
        <div className="quiet-hours" role="group" aria-label={t('account.settings.quiet')}>
          {time('from', shown)}
          {time('to', shown)}
          <span className="page-note">{t('account.settings.quiet.zone', { zone: shown.timeZone })}</span>
          {shown.timeZone !== zoneHere() && !fault && (
            <button type="button" className="link-button" onClick={() => keep({ ...shown, timeZone: zoneHere() })}>
              {t('account.settings.quiet.here', { zone: zoneHere() })}
            </button>
          )}
          {fault && (
            <p role="alert" className="setting-fault">
              {t(`issues.${fault}`)}
            </p>
          )}
        </div>
      )}
    </>
  );
}
