import type { PatternFigures as Figures } from '@skyhelm/core/plan/pattern/laid-out';
import type { PatternKind } from '@skyhelm/core/plan/pattern/pattern';
import { useArea, useLength } from '../../../session/use-length.ts';
import { formatNumber } from '../../../words/format.ts';
import { useWords } from '../../../words/words.ts';
import { formatFlown } from '../../device/index.ts';
import { useDesk } from '../use-desk.ts';
import { useEstimate } from '../use-estimate.ts';
import { FIGURES } from './pattern-fields.ts';
import styles from './pattern.module.css';
import { useLaidOut } from './use-laying.ts';

/** What it comes to, with every change. */
export function PatternFigures({ kind }: { kind: PatternKind }) {
  const t = useWords();
  const [length, area] = [useLength(), useArea()];
  const { route } = useDesk().now.draft;
  const { laidOut, isBusy } = useLaidOut();
  const { seconds, lacks } = useEstimate();
  const said = (metres: number | null): string | undefined => (metres === null ? undefined : length(metres));
  const figures: Partial<Figures> = laidOut?.figures ?? {};
  const { lanes = 0, pictures = 0, area: covered = null, height = null, distance = null, spacing = null, trigger = null } = figures;
  const shown = {
    lanes: lanes > 0 ? formatNumber(lanes) : undefined,
    pictures: pictures > 0 ? formatNumber(pictures) : undefined,
    area: covered === null ? undefined : area(covered),
    height: said(height),
    distance: said(distance),
    spacing: said(spacing),
    trigger: said(trigger),
    time: route.waypoints.length > 1 && Number.isFinite(seconds) ? formatFlown(Math.round(seconds)) : undefined,
  };
  return (
    <dl className={styles['figures']} aria-busy={isBusy} aria-label={t('pattern.figures')}>
      {FIGURES[kind].map((name) => (
        <div key={name} {...(name === 'time' && lacks && { title: t(`route.lacks.${lacks}`) })}>
          <dt>{t(`pattern.figure.${name}`)}</dt>
          <dd className="numeric">{shown[name] ?? t('common.none')}</dd>
        </div>
      ))}
    </dl>
  );
}
