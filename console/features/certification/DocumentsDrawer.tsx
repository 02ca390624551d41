import type { Certification } from '@skyhelm/contract/certification';
import { Drawer } from 'antd';
import { useState } from 'react';
import { NothingHere } from '../../ui/list/NothingHere.tsx';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import styles from './certification.module.css';
import { SubmittedFacts } from './SubmittedFacts.tsx';
import { Photos } from './Photos.tsx';
import { useDetails } from './use-details.ts';

interface DocumentsDrawerProps {
  id: Certification['id'];
  open: boolean;
  onClose(): void;
}

/** What I have handed in, as the reviewers see it. */
export function DocumentsDrawer({ id, open, onClose }: DocumentsDrawerProps) {
  const t = useWords();
  const [viewing, setViewing] = useState(false);
  useBack(open && !viewing, onClose);
  return (
    <Drawer open={open} size={640} title={t('certification.own.view')} onClose={onClose} destroyOnHidden>
      {open && <Documents id={id} onViewing={setViewing} onClose={onClose} />}
    </Drawer>
  );
}

function Documents({ id, onViewing, onClose }: { id: Certification['id']; onViewing(viewing: boolean): void; onClose(): void }) {
  const { data, error, again } = useDetails(id);
  if (error) return <NothingHere error={error} searched={false} empty={{ text: '' }} onRetry={again} onReset={onClose} />;
  if (!data) return <span className="skeleton-bar" />;
  return (
    <div className={styles['submission']}>
      <Photos photos={data.photos} onViewing={onViewing} />
      <SubmittedFacts details={data} />
    </div>
  );
}
