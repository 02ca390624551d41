import { Button } from 'antd';
import { useState } from 'react';
import { useHas } from '../../../session/session.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import { useWords } from '../../../words/words.ts';
import styles from '../fields.module.css';
import { useDesk } from '../use-desk.ts';
import { useAir } from '../use-faults.ts';

const FormationDialog = onDemand(async () => (await import('./FormationDialog.tsx')).FormationDialog, { words: ['formation'] });

/** The route on the desk as the leader's, saved or not. */
export function FormationPart() {
  const t = useWords();
  const { draft } = useDesk().now;
  const air = useAir();
  const [isOpen, setOpen] = useState(false);
  if (!useHas('route:add')) return null;
  return (
    <section className={styles['part']} aria-labelledby="route-formation">
      <h2 id="route-formation">{t('route.formation')}</h2>
      <p className={styles['soft']}>{t('route.formation.explain')}</p>
      <div className={styles['buttons']}>
        <Button disabled={draft.route.waypoints.length === 0} onClick={() => setOpen(true)}>
          {t('route.formation.make')}
        </Button>
      </div>
      {isOpen && <FormationDialog leader={draft} air={air} onClose={() => setOpen(false)} />}
    </section>
  );
}
