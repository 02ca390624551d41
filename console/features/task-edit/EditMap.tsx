import UndoOutlined from '@ant-design/icons/UndoOutlined';
import ClearOutlined from '@ant-design/icons/ClearOutlined';
import type { TaskConflict } from '@skyhelm/contract/task';
import type { Issue } from '@skyhelm/core/issue';
import { estimateOf } from '@skyhelm/core/plan/estimate';
import { homeAt } from '@skyhelm/core/plan/path/home-of';
import { gradeNeeded } from '@skyhelm/core/task/licence-needed';
import { extentOf, type Survey } from '@skyhelm/core/task/plan-task';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { besideButtons } from '../../map/beside-buttons.ts';
import { MapCanvas } from '../../map/index.tsx';
import { TOWN_ZOOM } from '../../map/FormMap.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { useSession } from '../../session/session.ts';
import { useArea, useDistance } from '../../session/use-length.ts';
import { formatNumber, formatTenths } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { formatFlown } from '../device/index.ts';
import { useFormOpening } from '../map-opening/index.ts';
import { FoundList, placesIn, pointsOf, withPoints, type DrawnPlan } from '../task-shown/index.ts';
import { metresFromDrawn } from './moved-site.ts';
import type { PlanEdits } from './use-plan-edits.ts';
import { usePlanOnMap } from './use-plan-on-map.ts';
import styles from './task-edit.module.css';

interface EditMapProps {
  drawn: DrawnPlan;
  survey: Survey | undefined;
  edits: PlanEdits;
  issues: readonly Pick<Issue, 'code' | 'severity' | 'params'>[];
  conflicts: readonly TaskConflict[];
  hasMoreConflicts: boolean | undefined;
}

/** Where the plan is drawn, what comes of it, and what is wrong with it. */
export function EditMap({ drawn, survey, edits, ...found }: EditMapProps) {
  const t = useWords();
  const { plan, site, route } = drawn;
  const [map, setMap] = useState<MapHandle>();
  const own = useSession((state) => state.user?.settings.mapCentre ?? undefined);
  const [first] = useState(() => placesIn(drawn)[0] ?? own);
  usePlanOnMap(map, drawn, edits);
  useFormOpening(map, () => placesIn(drawn).length > 0);
  const look = () => map?.camera.fit(placesIn({ plan, site }), besideButtons);
  const lookFirst = useEffectEvent(() => pointsOf(plan).length > 0 && look());
  useEffect(() => void lookFirst(), [map]);
  const [begunAt] = useState(site);
  // A site that is chosen shows where to draw; whoever draws around it already looks where they draw.
  const goThere = useEffectEvent(() => {
    if (!site || !map) return;
    const isElsewhere = site !== begunAt && metresFromDrawn(pointsOf(plan), site) !== undefined;
    if (pointsOf(plan).length === 0 || isElsewhere) map.camera.moveTo(site, Math.max(SITE_ZOOM, map.camera.view().zoom));
  });
  useEffect(() => goThere(), [map, site]);
  return (
    <section className={styles['drawing']} aria-label={t('task.plan')}>
      <div className={styles['map']}>
        <MapCanvas
          label={t('task.plan')}
          centre={first}
          zoom={first && TOWN_ZOOM}
          onCentre={look}
          onReady={(made) => {
            setMap(made);
            return () => setMap(undefined);
          }}
        />
      </div>
      <div className={styles['tools']}>
        <p className={styles['hint']}>{t(`task.draw.${'area' in plan ? 'area' : plan.type}`)}</p>
        <div className={styles['takeBack']}>
          <Button size="small" icon={<UndoOutlined />} disabled={!edits.mayUndo} onClick={edits.undo}>
            {t('task.draw.undo')}
          </Button>
          <Button
            size="small"
            icon={<ClearOutlined />}
            disabled={pointsOf(plan).length === 0}
            onClick={() => edits.change(withPoints(edits.now(), []))}
          >
            {t('task.draw.clear')}
          </Button>
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <div className={styles['outcome']} role="region" aria-label={t('task.draw.outcome')} tabIndex={0}>
        {/* Above the figures: there is room for little, and a meeting with another task must not wait for somebody to scroll. */}
        <FoundList {...found} isFolded />
        {route && site && <Figures drawn={{ plan, route, site }} survey={survey} />}
      </div>
    </section>
  );
}

/** Near enough to draw around it. */
const SITE_ZOOM = 14;

interface FiguresProps {
  drawn: { [K in keyof DrawnPlan]-?: NonNullable<DrawnPlan[K]> };
  survey: Survey | undefined;
}

function Figures({ drawn: { plan, route, site }, survey }: FiguresProps) {
  const t = useWords();
  const [area, distance] = [useArea(), useDistance()];
  const { length, seconds } = estimateOf(route, homeAt(site));
  const extent = extentOf(plan);
  const figures = [
    [t('task.waypoints'), formatNumber(route.waypoints.length)],
    [t('task.length'), distance(length)],
    [t('task.seconds'), formatFlown(Math.round(seconds))],
    ...(extent
      ? [
          [t('task.area'), area(extent.area)],
          [t('task.perimeter'), distance(extent.perimeter)],
        ]
      : []),
    ...(survey
      ? [
          [t('pattern.resolution'), t('common.measure', { value: formatTenths(survey.resolution), unit: t('pattern.centimetres') })],
          [t('pattern.figure.pictures'), formatNumber(survey.pictures)],
        ]
      : []),
    [t('task.grade'), t(`dictionary.licenceGrade.${gradeNeeded(route, site)}`)],
  ];
  return (
    <dl className={styles['figures']}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="numeric">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
