import type { Waypoint } from '@skyhelm/core/plan/route';
import {
  ACTIONS_MAX,
  GIMBAL_MODES,
  isFitting,
  numberOf,
  SERIES_OF_PHOTOGRAPHS,
  WAYPOINT_ACTION_KINDS,
  type ActionNumber as Bounds,
  type WaypointAction,
  type WaypointActionKind,
} from '@skyhelm/core/plan/waypoint-action';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { Button, Select } from 'antd';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { boundsText } from './action-bounds.ts';
import styles from './actions.module.css';
import { changeSelected } from './desk-edits.ts';
import { NumberField } from './NumberField.tsx';
import { useDesk } from './use-desk.ts';

/** What is done at one waypoint, in this order. */
export function ActionList({ waypoint: { actions } }: { waypoint: Waypoint }) {
  const t = useWords();
  const { desk, now } = useDesk();
  const { isLookedAt } = now;
  const put = (next: WaypointAction[]) => changeSelected(desk, { actions: next });
  const add = (kind: WaypointActionKind) => {
    const isSecond = SERIES_OF_PHOTOGRAPHS.includes(kind) && actions.some((action) => SERIES_OF_PHOTOGRAPHS.includes(action.kind));
    if (isSecond) return toast.error(t('issues.route.photoSeries'));
    put([...actions, { kind, value: numberOf(kind)?.default ?? null }]);
  };
  // The same action may stand there twice: its place is what it is known by.
  const placed = actions.map((action, at) => ({ action, at }));
  return (
    <section className={styles['actions']} aria-labelledby="actions-title">
      <h3 id="actions-title">{t('route.actions')}</h3>
      <ol>
        {placed.map(({ action, at }) => {
          const bounds = numberOf(action.kind);
          const name = t(`route.action.${action.kind}`);
          return (
            <li key={`${at} ${action.kind}`}>
              <span>{name}</span>
              {bounds && (
                <ActionNumber
                  name={name}
                  action={action}
                  bounds={bounds}
                  onChange={(value) => put(actions.with(at, { ...action, value }))}
                />
              )}
              <Button
                type="text"
                danger
                icon={<DeleteOutlined />}
                aria-label={t('route.action.remove', { name })}
                onClick={() => put(actions.toSpliced(at, 1))}
              />
              {!isFitting(action) && (
                <p role="alert">{t('common.pair', { name: t('issues.route.actionParameter'), value: boundsText(t, action.kind) })}</p>
              )}
            </li>
          );
        })}
      </ol>
      <Select
        aria-label={t('route.action.add')}
        placeholder={t('route.action.add')}
        value={null}
        disabled={isLookedAt || actions.length >= ACTIONS_MAX}
        options={WAYPOINT_ACTION_KINDS.map((value) => ({ value, label: t(`route.action.${value}`) }))}
        onChange={(kind: WaypointActionKind | null) => kind && add(kind)}
      />
    </section>
  );
}

interface ActionNumberProps {
  name: string;
  action: WaypointAction;
  bounds: Bounds;
  onChange(value: number): void;
}

function ActionNumber({ name, action, bounds: { min, max, isWhole }, onChange }: ActionNumberProps) {
  const t = useWords();
  const { isLookedAt } = useDesk().now;
  if (action.kind === 'gimbalMode') {
    return (
      <Select
        aria-label={name}
        value={action.value}
        disabled={isLookedAt}
        popupMatchSelectWidth={false}
        options={GIMBAL_MODES.map((value) => ({ value, label: t(`route.action.gimbalMode.${value}`) }))}
        onChange={(value) => value !== null && onChange(value)}
        {...(!isFitting(action) && { status: 'error' as const })}
      />
    );
  }
  return (
    <NumberField
      isBare
      label={name}
      isWhole={isWhole ?? false}
      value={action.value ?? Number.NaN}
      placeholder={t('route.action.range', { min, max })}
      isFaulty={!isFitting(action)}
      onChange={onChange}
    />
  );
}
