import { ROUTE_NAME } from '@skyhelm/core/plan/route-limits';
import type { StoredRoute } from '@skyhelm/contract/route';
import { Button, Modal } from 'antd';
import { useId, useState } from 'react';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { Input } from '../../ui/inputs.ts';
import { useBack } from '../../ui/use-back.ts';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './edit.module.css';
import type { Saving } from './use-saving.ts';

const CompareStored = onDemand(async () => (await import('./compare/CompareStored.tsx')).CompareStored);

/** What has to be answered before a route is kept. */
export function SaveQuestions({ saving, name }: { saving: Saving; name: string }) {
  const t = useWords();
  const { question, close } = saving;
  return (
    <>
      <ConfirmDanger
        open={question?.kind === 'covered'}
        title={t('route.covered')}
        actionText={t('route.cover')}
        onCancel={close}
        onConfirm={() => question?.kind === 'covered' && saving.cover(question)}
      >
        {t('route.covered.explain', { name: question?.kind === 'covered' ? question.draft.name : '' })}
      </ConfirmDanger>
      {question?.kind === 'stale' && <StaleDialog theirs={question.theirs} saving={saving} />}
      {question?.kind === 'saveAs' && <SaveAsDialog first={name} saving={saving} />}
    </>
  );
}

function StaleDialog({ theirs, saving }: { theirs: StoredRoute; saving: Saving }) {
  const t = useWords();
  const [isCompared, setCompared] = useState(false);
  useBack(true, saving.close);
  if (isCompared) return <CompareStored theirs={theirs} saving={saving} onClose={() => setCompared(false)} />;
  return (
    <Modal
      open
      width={520}
      title={t('route.stale')}
      onCancel={saving.close}
      footer={[
        <Button key="compare" onClick={() => setCompared(true)}>
          {t('route.compare')}
        </Button>,
        <Button key="theirs" onClick={() => saving.takeTheirs(theirs)}>
          {t('common.stale.takeTheirs')}
        </Button>,
        <Button key="as" onClick={saving.askForName}>
          {t('route.saveAs')}
        </Button>,
        <Button key="mine" danger onClick={() => saving.keepMine(theirs)}>
          {t('common.stale.keepMine')}
        </Button>,
      ]}
    >
      <p>{t('route.stale.by', { name: theirs.changedBy, time: formatDateTime(theirs.changedAt) })}</p>
      <p>{t('route.stale.explain')}</p>
    </Modal>
  );
}

function SaveAsDialog({ first, saving }: { first: string; saving: Saving }) {
  const t = useWords();
  const id = useId();
  const [name, setName] = useState(first);
  useBack(true, saving.close);
  const isGiven = name.trim() !== '';
  return (
    <Modal
      open
      width={440}
      title={t('route.saveAs')}
      okText={t('common.save')}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: !isGiven, loading: saving.isSaving }}
      onCancel={saving.close}
      onOk={() => void saving.saveAs(name.trim())}
    >
      <div className={styles['named']}>
        <label htmlFor={id}>{t('route.name')}</label>
        <Input
          id={id}
          autoFocus
          maxLength={ROUTE_NAME.max}
          showCount
          value={name}
          onChange={({ target }) => setName(target.value)}
          onPressEnter={() => isGiven && void saving.saveAs(name.trim())}
        />
      </div>
    </Modal>
  );
}
