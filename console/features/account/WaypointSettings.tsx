import { NEW_WAYPOINT, type WaypointDefaults } from '@skyhelm/core/plan/route-defaults';
import * as limit from '@skyhelm/core/plan/route-limits';
import { WAYPOINT_MODES } from '@skyhelm/core/plan/route';
import { Button } from 'antd';
import { useState } from 'react';
import { changeOwnSettings } from '../../session/own-settings.ts';
import { useWords } from '../../words/words.ts';
import { ChoiceField, NumberField } from '../route-edit/index.ts';

const { altitude, speed, radius, holdMs, mode, circling } = NEW_WAYPOINT;
const USUAL: WaypointDefaults = { altitude, speed, radius, holdMs, mode, circling };

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max;

const FAULTS: Record<
  'altitude' | 'speed' | 'radius' | 'holdMs' | 'circlingRadius' | 'turns' | 'circlingWait',
  (given: WaypointDefaults) => boolean
> = {
  altitude: (given) => !isWithin(given.altitude, limit.WAYPOINT_ALTITUDE),
  speed: (given) => !isWithin(given.speed, limit.WAYPOINT_SPEED),
  radius: (given) => !isWithin(given.radius, limit.WAYPOINT_RADIUS),
  holdMs: (given) => !isWithin(given.holdMs, limit.WAYPOINT_HOLD_MS),
  circlingRadius: (given) => !isWithin(given.circling.radius, limit.CIRCLING_RADIUS),
  circlingWait: (given) => !isWithin(given.circling.waitMs, limit.CIRCLING_WAIT_MS),
  turns: (given) => !Number.isInteger(given.circling.turns) || !isWithin(given.circling.turns, limit.CIRCLING_TURNS),
};

/** What one's new waypoints begin with, kept as soon as all of it makes sense. */
export function WaypointSettings({ kept }: { kept: WaypointDefaults | null }) {
  const t = useWords();
  const [entered, setEntered] = useState<WaypointDefaults>();
  const now = entered ?? kept ?? USUAL;
  const put = (change: Partial<WaypointDefaults>) => {
    const next = { ...now, ...change };
    const isFit = Object.values(FAULTS).every((isFaulty) => !isFaulty(next));
    setEntered(isFit ? undefined : next);
    if (isFit) void changeOwnSettings('waypointDefaults', next);
  };
  const putCircling = (change: Partial<WaypointDefaults['circling']>) => put({ circling: { ...now.circling, ...change } });
  const [metres, seconds] = [t('route.metres'), t('route.seconds')];
  const number = (label: string, fault: keyof typeof FAULTS, value: number, onChange: (value: number) => void, unit?: string) => (
    <NumberField
      label={label}
      value={value}
      isWhole={fault === 'turns'}
      isFaulty={FAULTS[fault](now)}
      onChange={onChange}
      {...(unit !== undefined && { unit })}
    />
  );
  return (
    <section className="card" aria-labelledby="waypoints-title">
      <h2 id="waypoints-title">{t('account.settings.waypoints')}</h2>
      <p className="page-note">{t('account.settings.waypoints.note')}</p>
      <div className="waypoint-settings">
        {number(t('route.height'), 'altitude', now.altitude, (value) => put({ altitude: value }), metres)}
        {number(t('route.speed'), 'speed', now.speed, (value) => put({ speed: value }), t('route.metresPerSecond'))}
        {number(t('route.radius'), 'radius', now.radius, (value) => put({ radius: value }), metres)}
        {number(t('route.hold'), 'holdMs', now.holdMs / 1_000, (value) => put({ holdMs: Math.round(value * 1_000) }), seconds)}
        <ChoiceField
          label={t('route.mode')}
          value={now.mode}
          options={WAYPOINT_MODES.map((value) => ({ value, label: t(`route.mode.${value}`) }))}
          onChange={(value) => put({ mode: value })}
        />
        <ChoiceField
          label={t('route.circlingDirection')}
          value={now.circling.clockwise ? 'clockwise' : 'counterclockwise'}
          options={(['clockwise', 'counterclockwise'] as const).map((value) => ({ value, label: t(`route.circlingDirection.${value}`) }))}
          onChange={(value) => putCircling({ clockwise: value === 'clockwise' })}
        />
        {number(
          t('route.circlingWait'),
          'circlingWait',
          now.circling.waitMs / 1_000,
          (value) => putCircling({ waitMs: Math.round(value * 1_000) }),
          seconds,
        )}
        {number(t('route.circlingRadius'), 'circlingRadius', now.circling.radius, (value) => putCircling({ radius: value }), metres)}
        {number(t('route.circlingTurns'), 'turns', now.circling.turns, (value) => putCircling({ turns: value }))}
      </div>
      {kept && (
        <Button
          onClick={() => {
            setEntered(undefined);
            void changeOwnSettings('waypointDefaults', null);
          }}
        >
          {t('account.settings.waypoints.usual')}
        </Button>
      )}
    </section>
  );
}
