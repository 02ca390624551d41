import { Alert, Switch } from 'antd';
import { useId } from 'react';
import { useLength } from '../../session/use-length.ts';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { useServerNow } from '../../ui/use-server-now.ts';
import { formatDateTime, formatList } from '../../words/format.ts';
import { useWords, type Say } from '../../words/words.ts';
import styles from './auto-approval.module.css';
import type { AutoSetting } from './rules-form.ts';
import { timeText } from './time-of-day.ts';
import { useSaving } from './use-saving.ts';

interface RulesCardProps {
  setting: AutoSetting;
  /** Somebody has set the period: without one nothing can be switched on. */
  isSetUp: boolean;
  onSetUp(): void;
}

/** Whether it is on, by which rules, and why nothing would pass all the same. */
export function RulesCard({ setting, isSetUp, onSetUp }: RulesCardProps) {
  const t = useWords();
  const labelId = useId();
  const { isPending, save } = useSaving(setting);
  const idle = useIdleReason(setting);
  return (
    <section className={`card ${styles['card']}`} aria-label={t('approval.auto.rules')}>
      <div className={styles['switch']}>
        <span id={labelId}>{t('approval.auto.isOn')}</span>
        <Switch
          aria-labelledby={labelId}
          checked={setting.isOn}
          loading={isPending}
          disabled={!setting.maySet}
          onChange={(isOn) => (isSetUp ? void save({ isOn }) : onSetUp())}
        />
      </div>
      {!setting.maySet && <p className="page-note">{t('approval.auto.others')}</p>}
      {idle !== undefined && <Alert type="warning" showIcon title={idle} />}
      {isSetUp ? <Rules setting={setting} /> : <p className="page-note">{t('approval.auto.notSetUp')}</p>}
    </section>
  );
}

/** It is on, and yet nothing is approved by itself. */
function useIdleReason({ isOn, from, until, users }: AutoSetting): string | undefined {
  const t = useWords();
  const now = useServerNow();
  if (!isOn || from === null || until === null) return undefined;
  if (now >= Date.parse(until)) return t('approval.auto.idle.over', { when: formatDateTime(until) });
  if (now < Date.parse(from)) return t('approval.auto.idle.notYet', { when: formatDateTime(from) });
  return users.length === 0 ? t('approval.auto.idle.nobody') : undefined;
}

function Rules({ setting: { from, until, types, heightMax, dayTime, needsClearAir, needsLicence } }: { setting: AutoSetting }) {
  const t = useWords();
  const length = useLength();
  const moment = (text: string | null) => (text === null ? t('common.none') : formatDateTime(text));
  return (
    <Facts>
      <Fact label={t('approval.auto.period')}>{t('approval.auto.period.between', { from: moment(from), until: moment(until) })}</Fact>
      <Fact label={t('approval.auto.types')}>{formatList(types.map((type) => t(`dictionary.taskType.${type}`))) || t('common.none')}</Fact>
      <Fact label={t('approval.auto.heightMax')}>{heightMax === null ? t('approval.auto.heightMax.any') : length(heightMax)}</Fact>
      <Fact label={t('approval.auto.dayTime')}>{hoursText(t, dayTime)}</Fact>
      <Fact label={t('approval.check.air')}>{t(needsClearAir ? 'approval.auto.air.clear' : 'approval.auto.air.warned')}</Fact>
      <Fact label={t('approval.check.licence')}>{t(needsLicence ? 'approval.auto.licence.needed' : 'approval.auto.licence.any')}</Fact>
    </Facts>
  );
}

const hoursText = (t: Say, dayTime: AutoSetting['dayTime']): string =>
  dayTime === null
    ? t('approval.auto.dayTime.any')
    : t('approval.auto.dayTime.between', {
        from: timeText(dayTime.from),
        until: timeText(dayTime.until),
        zone: dayTime.timeZone,
      });
