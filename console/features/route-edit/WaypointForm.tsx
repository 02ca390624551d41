import type { WaypointChange } from '@skyhelm/core/plan/edits/index';
import { TURN_MODES, WAYPOINT_MODES, YAW_MODES, type Waypoint } from '@skyhelm/core/plan/route';
import { Button } from 'antd';
import { useWords } from '../../words/words.ts';
import { ActionList } from './ActionList.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { changeSelected, copySelected, removeSelected, reorder } from './desk-edits.ts';
import { FIELD_RANGES } from './field-range.ts';
import styles from './fields.module.css';
import { NumberField } from './NumberField.tsx';
import { TargetFields } from './TargetFields.tsx';
import { useDesk } from './use-desk.ts';
import { useFaults } from './use-faults.ts';

/** The value that all of them have. */
const shared = <T,>(waypoints: readonly Waypoint[], read: (waypoint: Waypoint) => T): T | undefined => {
  const first = read(waypoints[0]!);
  return waypoints.every((waypoint) => Object.is(read(waypoint), first)) ? first : undefined;
};

interface WaypointFormProps {
  isTargeting: boolean;
  /** The next click on the map is the place to look at. */
  onTarget(): void;
}

/** The waypoints that are chosen, one or many: what is entered is given to all of them. */
export function WaypointForm({ isTargeting, onTarget }: WaypointFormProps) {
  const t = useWords();
  const { desk, now } = useDesk();
  const { isFaultyAt } = useFaults();
  const { selected, draft } = now;
  const chosen = selected.flatMap((index) => draft.route.waypoints[index] ?? []);
  if (chosen.length === 0) return <p className={styles['soft']}>{t('route.selectWaypoint')}</p>;
  const several = chosen.length > 1 ? t('route.several') : '';
  const isOne = chosen.length === 1;
  const number = (
    label: string,
    field: keyof typeof FIELD_RANGES,
    read: (waypoint: Waypoint) => number,
    change: (value: number) => WaypointChange,
    unit?: string,
    isWhole = false,
  ) => (
    <NumberField
      label={label}
      value={shared(chosen, read)}
      placeholder={several}
      isWhole={isWhole}
      isFaulty={isFaultyAt(selected, field)}
      range={FIELD_RANGES[field]}
      onChange={(value) => changeSelected(desk, change(value))}
      {...(unit !== undefined && { unit })}
    />
  );
  const [metres, seconds] = [t('route.metres'), t('route.seconds')];
  const has = (is: (waypoint: Waypoint) => boolean) => chosen.some(is);
  return (
    <>
      <section className={styles['part']} aria-labelledby="waypoint-title">
        <h2 id="waypoint-title">
          {isOne ? t('route.waypointNumber', { number: selected[0]! + 1 }) : t('route.waypoints.chosen', { count: chosen.length })}
        </h2>
        <div className={styles['grid']}>
          {isOne &&
            number(
              t('route.latitude'),
              'latitude',
              ({ latitude }) => latitude,
              (latitude) => ({ latitude }),
              '°',
            )}
          {isOne &&
            number(
              t('route.longitude'),
              'longitude',
              ({ longitude }) => longitude,
              (longitude) => ({ longitude }),
              '°',
            )}
          {number(
            t('route.height'),
            'altitude',
            ({ altitude }) => altitude,
            (altitude) => ({ altitude }),
            metres,
          )}
          {number(
            t('route.speed'),
            'speed',
            ({ speed }) => speed,
            (speed) => ({ speed }),
            t('route.metresPerSecond'),
          )}
          <ChoiceField
            label={t('route.mode')}
            value={shared(chosen, ({ mode }) => mode)}
            placeholder={several}
            options={WAYPOINT_MODES.map((value) => ({ value, label: t(`route.mode.${value}`) }))}
            onChange={(mode) => changeSelected(desk, { mode })}
          />
          <ChoiceField
            label={t('route.turnMode')}
            value={shared(chosen, ({ turnMode }) => turnMode)}
            placeholder={several}
            options={TURN_MODES.map((value) => ({ value, label: t(`route.turnMode.${value}`) }))}
            onChange={(turnMode) => changeSelected(desk, { turnMode })}
          />
          {number(
            t('route.radius'),
            'radius',
            ({ radius }) => radius,
            (radius) => ({ radius }),
            metres,
          )}
          {has(({ mode }) => mode === 'hover') &&
            number(
              t('route.hold'),
              'holdMs',
              ({ holdMs }) => holdMs / 1_000,
              (value) => ({ holdMs: Math.round(value * 1_000) }),
              seconds,
            )}
          {number(
            t('route.acceleration'),
            'acceleration',
            ({ acceleration }) => acceleration,
            (acceleration) => ({ acceleration }),
            t('route.metresPerSecondSquared'),
          )}
          {has(({ mode }) => mode === 'circle') && (
            <>
              {number(
                t('route.circlingRadius'),
                'circlingRadius',
                ({ circling }) => circling.radius,
                (radius) => ({ circling: { radius } }),
                metres,
              )}
              {number(
                t('route.circlingTurns'),
                'circlingTurns',
                ({ circling }) => circling.turns,
                (turns) => ({ circling: { turns } }),
                undefined,
                true,
              )}
              {number(
                t('route.circlingWait'),
                'circlingWait',
                ({ circling }) => circling.waitMs / 1_000,
                (value) => ({ circling: { waitMs: Math.round(value * 1_000) } }),
                seconds,
              )}
              <ChoiceField
                label={t('route.circlingDirection')}
                value={directionOf(shared(chosen, ({ circling }) => circling.clockwise))}
                placeholder={several}
                options={(['clockwise', 'counterclockwise'] as const).map((value) => ({
                  value,
                  label: t(`route.circlingDirection.${value}`),
                }))}
                onChange={(value) => changeSelected(desk, { circling: { clockwise: value === 'clockwise' } })}
              />
            </>
          )}
          <ChoiceField
            label={t('route.yawMode')}
            value={shared(chosen, ({ yawMode }) => yawMode)}
            placeholder={several}
            options={YAW_MODES.map((value) => ({ value, label: t(`route.yawMode.${value}`) }))}
            onChange={(yawMode) => changeSelected(desk, { yawMode, ...(yawMode !== 'target' && has(hasNoPlace) && { target: null }) })}
          />
          {has(({ yawMode }) => yawMode === 'fixed') &&
            number(
              t('route.yaw'),
              'yaw',
              ({ yaw }) => yaw,
              (yaw) => ({ yaw }),
              '°',
            )}
          {has(({ yawMode }) => yawMode === 'target') && <TargetFields chosen={chosen} isTargeting={isTargeting} onTarget={onTarget} />}
        </div>
        <div className={styles['buttons']}>
          {isOne && (
            <>
              <Button disabled={selected[0] === 0} onClick={() => reorder(desk, -1)}>
                {t('route.earlier')}
              </Button>
              <Button disabled={selected[0] === draft.route.waypoints.length - 1} onClick={() => reorder(desk, 1)}>
                {t('route.later')}
              </Button>
            </>
          )}
          <Button onClick={() => copySelected(desk)}>{t('common.copy')}</Button>
          <Button danger onClick={() => removeSelected(desk)}>
            {t('common.delete')}
          </Button>
        </div>
      </section>
      {isOne ? <ActionList key={selected[0]} waypoint={chosen[0]!} /> : <p className={styles['soft']}>{t('route.actions.one')}</p>}
    </>
  );
}

/** Half of a place would be told as a fault of a field that is not there any more. */
const hasNoPlace = ({ target }: Waypoint): boolean => target !== null && (Number.isNaN(target.latitude) || Number.isNaN(target.longitude));

const directionOf = (clockwise: boolean | undefined) =>
  clockwise === undefined ? undefined : clockwise ? 'clockwise' : 'counterclockwise';
