import type { Issue } from '@skyhelm/core/issue';
import type { planFormation } from '@skyhelm/core/plan/formation/check-formation';
import { delayOf, type Formation } from '@skyhelm/core/plan/formation/formation';
import type { WayOut } from '@skyhelm/core/plan/formation/ways-out';
import { numberedName } from '@skyhelm/core/plan/numbered-name';
import { estimateOf } from '@skyhelm/core/plan/estimate';
import { Alert, Button } from 'antd';
import { useMemo } from 'react';
import { paletteOf } from '../../../map/palette.ts';
import { useLength } from '../../../session/use-length.ts';
import { useDark } from '../../../ui/use-dark.ts';
import { foundText } from '../../../words/found-text.ts';
import { useWords } from '../../../words/words.ts';
import { formatFlown } from '../../device/index.ts';
import fields from '../fields.module.css';
import { flownHeights } from '../height-range.ts';
import { leftOut } from '../left-out.ts';
import styles from '../pattern/split.module.css';

interface FormationVerdictProps {
  name: string;
  formation: Formation;
  planned: ReturnType<typeof planFormation>;
  ways: readonly WayOut[];
  /** What is wrong with single routes. */
  ofRoutes: readonly { number: number; issue: Issue }[];
  onChoose(formation: Formation): void;
}

/** As many as anybody reads. */
const SHOWN_MAX = 20;

/** Whether it can be flown, what is in the way, and what each aircraft flies. */
export function FormationVerdict({ name, formation, planned, ways, ofRoutes, onChoose }: FormationVerdictProps) {
  const t = useWords();
  const length = useLength();
  const { nearest } = planned;
  const [faults, doubts] = [
    planned.issues.filter(({ severity }) => severity === 'error'),
    planned.issues.filter(({ severity }) => severity === 'warning'),
  ];
  const told = [
    ...(name === '' ? [t('issues.formation.name')] : []),
    ...faults.map((issue) => foundText(t, issue)),
    ...ofRoutes.map(({ number, issue }) => `${numberedName(name, number)}: ${foundText(t, issue)}`),
  ];
  const wayText = ({ kind, formation: offered }: WayOut): string => {
    if (kind === 'cellDistance') return t('formation.way.cellDistance', { distance: length(offered.cellDistance) });
    if (kind === 'heightStep') return t('formation.way.heightStep', { distance: length(offered.heightStep) });
    return kind === 'delay' ? t('formation.way.delay', { seconds: offered.delaySeconds }) : t('formation.way.together');
  };
  return (
    <>
      {told.length > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('formation.faults', { count: told.length })}
          description={
            <>
              <ul className={styles['faults']}>
                {[...new Set(told)].slice(0, SHOWN_MAX).map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
              {told.length > SHOWN_MAX && <p>{t('route.check.more', { count: told.length - SHOWN_MAX })}</p>}
              {ways.length > 0 && (
                <div className={fields['buttons']} role="group" aria-label={t('formation.ways')}>
                  {ways.map((way) => (
                    <Button key={way.kind} size="small" onClick={() => onChoose(way.formation)}>
                      {wayText(way)}
                    </Button>
                  ))}
                </div>
              )}
            </>
          }
        />
      )}
      {told.length === 0 && nearest && (
        <Alert
          type="success"
          showIcon
          role="status"
          title={t('formation.apart', { distance: length(Math.floor(nearest.metres * 10 + 0.1) / 10) })}
        />
      )}
      {told.length === 0 &&
        nearest &&
        [...new Set(doubts.map((issue) => foundText(t, issue)))].map((text) => (
          <Alert key={text} type="warning" showIcon role="status" title={text} />
        ))}
      {planned.routes.length > 0 && <Members {...{ name, formation, planned }} />}
    </>
  );
}

function Members({ name, formation, planned: { routes } }: Pick<FormationVerdictProps, 'name' | 'formation' | 'planned'>) {
  const t = useWords();
  const length = useLength();
  const { tracks } = paletteOf(useDark() ? 'dark' : 'light', 'base');
  const estimates = useMemo(() => routes.map((route) => estimateOf(route)), [routes]);
  const missing = routes[0] && leftOut(t, routes[0], estimates[0]?.lacks).join('; ');
  return (
    <table className={styles['parts']}>
      <thead>
        <tr>
          <th scope="col">{t('route.name')}</th>
          <th scope="col">{t('formation.start')}</th>
          <th scope="col">{t('route.height')}</th>
          <th scope="col" {...(missing && { title: missing })}>
            {t('route.time')}
          </th>
        </tr>
      </thead>
      <tbody>
        {routes.map((route, index) => (
          <tr key={numberedName(name, index + 1)}>
            <th scope="row">
              <i style={{ background: tracks[index % tracks.length] }} aria-hidden="true" />
              {numberedName(name, index + 1)}
            </th>
            <td className="numeric">{t('formation.after', { seconds: delayOf(formation, index) })}</td>
            <td className="numeric">{flownHeights(t, route, length)}</td>
            <td className="numeric">{formatFlown(Math.round(estimates[index]!.seconds))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
