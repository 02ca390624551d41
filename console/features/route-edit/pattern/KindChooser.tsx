import { ROUTE_KINDS, type RouteKind } from '@skyhelm/core/plan/pattern/pattern-kinds';
import { useWords } from '../../../words/words.ts';
import { KindPicture } from './KindPicture.tsx';
import styles from './pattern.module.css';

/** What is to be planned, each with what it is good for. */
export function KindChooser({ chosen, onChoose }: { chosen: RouteKind; onChoose(kind: RouteKind): void }) {
  const t = useWords();
  return (
    <section aria-labelledby="plan-title">
      <h2 id="plan-title" className={styles['question']}>
        {t('pattern.question')}
      </h2>
      <ul className={styles['kinds']}>
        {ROUTE_KINDS.map((kind) => (
          <li key={kind}>
            <button type="button" aria-pressed={kind === chosen} onClick={() => onChoose(kind)}>
              <KindPicture kind={kind} />
              <span>
                <strong>{t(`pattern.kind.${kind}`)}</strong>
                <small>{t(`pattern.about.${kind}`)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
