import { LANDING_KINDS, type LandingRoute } from '@skyhelm/core/plan/landing/landing';
import { NEW_LANDING } from '@skyhelm/core/plan/landing/new-landing';
import type { Position } from '@skyhelm/core/geo/position';
import { Button } from 'antd';
import { useWords } from '../../words/words.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { changeRoute } from './desk-edits.ts';
import styles from './fields.module.css';
import { LANDING } from './landing-on-map.ts';
import { NumberField } from './NumberField.tsx';
import { useDesk } from './use-desk.ts';
import { useFaults } from './use-faults.ts';

const WAY = ['waitingRadius', 'relativeHeight', 'distance', 'guidanceSpeed'] as const;
const ALWAYS = ['goAroundHeight', 'transitionHeight'] as const;
const TURNS = ['clockwise', 'anticlockwise'] as const;

export interface LandingFieldsProps {
  /** The next click on the map says where. */
  isLanding: boolean;
  onLanding(): void;
}

/** How a route comes down whose end is a landing route. */
export function LandingFields({ isLanding, onLanding }: LandingFieldsProps) {
  const t = useWords();
  const { desk, now } = useDesk();
  const { isFaultyInLanding } = useFaults();
  const { landing: said, waypoints } = now.draft.route;
  const landing = said ?? NEW_LANDING;
  const { kind, place, placeHeight, heading, clockwise } = landing;
  const change = (given: Partial<LandingRoute>) => changeRoute(desk, { landing: { ...landing, ...given } });
  const last: Position = waypoints.at(-1) ?? { latitude: Number.NaN, longitude: Number.NaN };
  const move = (given: Partial<Position>) =>
    change({ place: { latitude: (place ?? last).latitude, longitude: (place ?? last).longitude, ...given } });
  const hasPlace = kind === 'standard' || kind === 'alternate';
  return (
    <section className={styles['part']} aria-labelledby="landing-title">
      <h2 id="landing-title">{t('route.endAction.landingRoute')}</h2>
      <div className={styles['grid']}>
        <div className={styles['wide']}>
          <ChoiceField
            label={t('route.landing.kind')}
            value={kind}
            options={LANDING_KINDS.map((value) => ({ value, label: t(`route.landing.kind.${value}`) }))}
            onChange={(next) => change({ kind: next })}
          />
        </div>
        {hasPlace &&
          (['latitude', 'longitude'] as const).map((field) => (
            <NumberField
              key={field}
              label={t(`route.landing.${field}`)}
              unit="°"
              value={place?.[field]}
              placeholder={t(kind === 'standard' ? 'route.landing.home' : 'route.landing.needed')}
              isFaulty={isFaultyInLanding('place')}
              onChange={(value) => move({ [field]: value })}
              onEmpty={() => change({ place: null })}
            />
          ))}
        {hasPlace && (
          <Button
            className={styles['wide']}
            data-aims
            aria-pressed={isLanding}
            type={isLanding ? 'primary' : 'default'}
            onClick={() => {
              if (place) desk.choose(LANDING);
              onLanding();
            }}
          >
            {t(isLanding ? 'route.landing.click' : 'route.landing.onMap')}
          </Button>
        )}
        {hasPlace && place && (
          <NumberField
            label={t('route.landing.placeHeight')}
            unit={t('route.metres')}
            value={placeHeight ?? undefined}
            placeholder={t('route.landing.level')}
            isFaulty={isFaultyInLanding('placeHeight')}
            onChange={(value) => change({ placeHeight: value })}
            onEmpty={() => change({ placeHeight: null })}
          />
        )}
        {kind !== 'inPlace' && (
          <>
            <NumberField
              label={t('route.landing.heading')}
              unit="°"
              value={heading ?? undefined}
              placeholder={t('route.landing.straight')}
              isFaulty={isFaultyInLanding('heading')}
              onChange={(value) => change({ heading: value })}
              onEmpty={() => change({ heading: null })}
            />
            <ChoiceField
              label={t('route.landing.turn')}
              value={TURNS[clockwise ? 0 : 1]}
              options={TURNS.map((value) => ({ value, label: t(`route.landing.turn.${value}`) }))}
              onChange={(turn) => change({ clockwise: turn === 'clockwise' })}
            />
          </>
        )}
        {[...(kind === 'inPlace' ? [] : WAY), ...ALWAYS].map((field) => (
          <NumberField
            key={field}
            label={t(`route.landing.${field}`)}
            unit={t(field === 'guidanceSpeed' ? 'route.metresPerSecond' : 'route.metres')}
            value={landing[field]}
            isFaulty={isFaultyInLanding(field)}
            onChange={(value) => change({ [field]: value })}
          />
        ))}
      </div>
    </section>
  );
}
