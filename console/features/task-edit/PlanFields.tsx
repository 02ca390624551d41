import { DELIVERIES, type TaskPlan } from '@skyhelm/core/task/plan';
import { CAMERA_TILT, SCAN_ANGLE, THROWER_CHANNEL } from '@skyhelm/core/plan/pattern/pattern-limits';
import { Checkbox } from 'antd';
import { useWords } from '../../words/words.ts';
import { CameraFields, ChoiceField, NumberField } from '../route-edit/index.ts';
import styles from './task-edit.module.css';

interface PlanFieldsProps {
  plan: TaskPlan;
  onChange(plan: TaskPlan): void;
}

const isWithin = ({ min, max }: { min: number; max: number }, value: number): boolean => value >= min && value <= max;

/** How what is drawn is flown, as far as the numbers of the flight do not say it. */
export function PlanFields({ plan, onChange }: PlanFieldsProps) {
  const t = useWords();
  return (
    <div className={styles['plan']}>
      {plan.type === 'spot' && (
        <>
          <NumberField
            label={t('task.tilt')}
            unit="°"
            value={plan.tilt}
            onChange={(tilt) => isWithin(CAMERA_TILT, tilt) && onChange({ ...plan, tilt })}
          />
          <Checkbox
            className={styles['tick']}
            checked={plan.photographs}
            onChange={({ target }) => onChange({ ...plan, photographs: target.checked })}
          >
            {t('task.photographs')}
          </Checkbox>
        </>
      )}
      {'camera' in plan && <CameraFields camera={plan.camera} isFaulty onChange={(camera) => onChange({ ...plan, camera })} />}
      {'area' in plan && (
        <NumberField
          label={t('task.angle')}
          unit="°"
          placeholder={t('task.angle.best')}
          value={plan.angle ?? undefined}
          onChange={(angle) => isWithin(SCAN_ANGLE, angle) && onChange({ ...plan, angle })}
          onEmpty={() => onChange({ ...plan, angle: null })}
        />
      )}
      {plan.type === 'logistics' && (
        <>
          <ChoiceField
            label={t('task.delivery')}
            value={plan.delivery}
            options={DELIVERIES.map((value) => ({ value, label: t(`task.delivery.${value}`) }))}
            onChange={(delivery) => onChange({ ...plan, delivery })}
          />
          {plan.delivery === 'release' && (
            <NumberField
              label={t('task.channel')}
              isWhole
              value={plan.channel}
              onChange={(channel) => isWithin(THROWER_CHANNEL, channel) && onChange({ ...plan, channel })}
            />
          )}
        </>
      )}
    </div>
  );
}
