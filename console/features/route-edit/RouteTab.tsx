import { NEW_LANDING } from '@skyhelm/core/plan/landing/new-landing';
import { END_ACTIONS, HEIGHT_MODES, TURN_MODES } from '@skyhelm/core/plan/route';
import { ROUTE_NAME, ROUTE_REMARKS } from '@skyhelm/core/plan/route-limits';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useWords } from '../../words/words.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { changeRoute, reverse, rotate, shift, spread } from './desk-edits.ts';
import { FIELD_RANGES } from './field-range.ts';
import styles from './fields.module.css';
import { FolderField } from './FolderField.tsx';
import { FormationPart } from './formation/FormationPart.tsx';
import { FollowTerrain } from './FollowTerrain.tsx';
import { LandingFields, type LandingFieldsProps } from './LandingFields.tsx';
import { Changeable } from './looking/Changeable.tsx';
import { NumberField } from './NumberField.tsx';
import { TextField } from './TextField.tsx';
import { useDesk } from './use-desk.ts';
import { useFaults } from './use-faults.ts';
import { Aside } from './use-typing.ts';
import { WingsFields } from './WingsFields.tsx';

/** What belongs to the route as a whole, and what is done to all of it. */
export function RouteTab({ isLanding, onLanding }: LandingFieldsProps) {
  const t = useWords();
  const { desk, now } = useDesk();
  const { isFaulty } = useFaults();
  const { draft, selected } = now;
  const { route } = draft;
  return (
    <>
      <Changeable>
        <section className={styles['part']} aria-label={t('route.tab.route')}>
          <div className={styles['grid']}>
            <div className={styles['wide']}>
              <TextField
                label={t('route.name')}
                field="name"
                value={draft.name}
                max={ROUTE_NAME.max}
                isFaulty={draft.name !== '' && isFaulty('name')}
                onChange={(name) => desk.change({ ...draft, name })}
              />
            </div>
            <div className={styles['wide']}>
              <TextField
                label={t('route.remarks')}
                field="remarks"
                value={draft.remarks}
                max={ROUTE_REMARKS.max}
                isLong
                isFaulty={isFaulty('remarks')}
                onChange={(remarks) => desk.change({ ...draft, remarks })}
              />
            </div>
            <FolderField label={t('route.folder')} value={draft.folder} onChange={(folder) => desk.change({ ...draft, folder })} />
            <Checkbox
              className={styles['tick']}
              checked={draft.isTemplate}
              onChange={({ target }) => desk.change({ ...draft, isTemplate: target.checked })}
            >
              {t('route.isTemplate')}
            </Checkbox>
          </div>
        </section>
        <section className={styles['part']} aria-label={t('route.flight')}>
          <div className={styles['grid']}>
            <ChoiceField
              label={t('route.heightMode')}
              value={route.heightMode}
              options={HEIGHT_MODES.map((value) => ({ value, label: t(`route.heightMode.${value}`) }))}
              onChange={(heightMode) => changeRoute(desk, { heightMode })}
            />
            <ChoiceField
              label={t('route.endAction')}
              field="endAction"
              value={route.endAction ?? undefined}
              placeholder={t('route.endAction.missing')}
              isFaulty={isFaulty('endAction')}
              options={END_ACTIONS.map((value) => ({ value, label: t(`route.endAction.${value}`) }))}
              onChange={(endAction) =>
                changeRoute(desk, { endAction, landing: endAction === 'landingRoute' ? (route.landing ?? { ...NEW_LANDING }) : null })
              }
            />
            <WingsFields />
            <NumberField
              label={t('route.cycles.hint')}
              field="cycles"
              isWhole
              value={route.cycles}
              isFaulty={isFaulty('cycles')}
              onChange={(cycles) => changeRoute(desk, { cycles })}
            />
            <NumberField
              label={t('route.entryPoint')}
              field="entryPoint"
              isWhole
              value={route.entryPoint}
              isFaulty={isFaulty('entryPoint')}
              onChange={(entryPoint) => changeRoute(desk, { entryPoint })}
            />
          </div>
        </section>
        {route.endAction === 'landingRoute' && <LandingFields isLanding={isLanding} onLanding={onLanding} />}
        <section className={styles['part']} aria-labelledby="route-defaults">
          <h2 id="route-defaults">{t('route.defaults')}</h2>
          <div className={styles['grid']}>
            <NumberField
              label={t('route.height')}
              field="height"
              unit={t('route.metres')}
              value={route.height}
              isFaulty={isFaulty('height')}
              range={FIELD_RANGES.altitude}
              onChange={(height) => changeRoute(desk, { height })}
            />
            <NumberField
              label={t('route.speed')}
              field="speed"
              unit={t('route.metresPerSecond')}
              value={route.speed}
              isFaulty={isFaulty('speed')}
              range={FIELD_RANGES.speed}
              onChange={(speed) => changeRoute(desk, { speed })}
            />
            <ChoiceField
              label={t('route.turnMode')}
              value={route.turnMode}
              options={TURN_MODES.map((value) => ({ value, label: t(`route.turnMode.${value}`) }))}
              onChange={(turnMode) => changeRoute(desk, { turnMode })}
            />
            <NumberField
              label={t('route.radius')}
              field="radius"
              unit={t('route.metres')}
              value={route.radius}
              isFaulty={isFaulty('radius')}
              range={FIELD_RANGES.radius}
              onChange={(radius) => changeRoute(desk, { radius })}
            />
            <NumberField
              label={t('route.hold')}
              field="holdMs"
              unit={t('route.seconds')}
              value={route.holdMs / 1_000}
              isFaulty={isFaulty('holdMs')}
              range={FIELD_RANGES.holdMs}
              onChange={(seconds) => changeRoute(desk, { holdMs: Math.round(seconds * 1_000) })}
            />
          </div>
          <div className={styles['buttons']}>
            <Button disabled={route.waypoints.length === 0 || route.pattern !== null} onClick={() => spread(desk)}>
              {t('route.applyToAll')}
            </Button>
          </div>
        </section>
        <section className={styles['part']} aria-labelledby="route-whole">
          <h2 id="route-whole">{t(selected.length > 0 ? 'route.changeSelected' : 'route.changeAll')}</h2>
          <div className={styles['buttons']}>
            <Button disabled={route.waypoints.length < 2} onClick={() => reverse(desk)}>
              {t('route.reverse')}
            </Button>
          </div>
          <ByAmount label={t('route.rotate')} unit="°" action={t('route.rotate.do')} first={90} onDo={(degrees) => rotate(desk, degrees)} />
          <ByAmount
            label={t('route.shift')}
            unit={t('route.metres')}
            action={t('route.shift.do')}
            first={5}
            onDo={(metres) => shift(desk, metres)}
          />
          <FollowTerrain />
        </section>
      </Changeable>
      <FormationPart />
    </>
  );
}

interface ByAmountProps {
  label: string;
  unit: string;
  action: string;
  first: number;
  onDo(amount: number): void;
}

function ByAmount({ label, unit, action, first, onDo }: ByAmountProps) {
  const [amount, setAmount] = useState(first);
  return (
    <div className={styles['inline']}>
      <Aside value>
        <NumberField label={label} unit={unit} value={amount} isFaulty={Number.isNaN(amount)} onChange={setAmount} />
      </Aside>
      <Button disabled={Number.isNaN(amount)} onClick={() => onDo(amount)}>
        {action}
      </Button>
    </div>
  );
}
