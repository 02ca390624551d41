import type { Corporate } from '@skyhelm/contract/corporate';
import { Button } from 'antd';
import { corporate } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useTask } from '../../ui/list/use-task.ts';
import { Mark } from '../../ui/Mark.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { useWords } from '../../words/words.ts';
import { StorageCard } from './StorageCard.tsx';
import styles from './corporate.module.css';

const CompanyDrawer = onDemand(async () => (await import('./CompanyDrawer.tsx')).CompanyDrawer, { words: ['issues'] });

export function CompanyCard() {
  const t = useWords();
  const { data, error, refetch } = useRead(corporate.getCorporate, {});
  const { work, start, finish } = useTask<Corporate>();
  const edit = data && (
    <Allowed permission="corporate:edit">
      <Button type="primary" onClick={() => start(data)}>
        {t('common.edit')}
      </Button>
    </Allowed>
  );
  return (
    <div className={styles['screen']}>
      <PageHeader title={t('menu.corporateInformation')} note={t('corporate.note')} primary={edit} />
      {error && !data ? <LoadFailed error={error} onRetry={refetch} /> : <Facts company={data} />}
      {work && <CompanyDrawer key={work.number} edited={work.task} open={work.open} onClose={finish} />}
    </div>
  );
}

/** Of the same size before it has arrived. */
function Facts({ company }: { company: Corporate | undefined }) {
  const t = useWords();
  const shown = (text: string | undefined) => (company ? text || t('common.none') : <span className="skeleton-bar" />);
  return (
    <>
      <section className={`card ${styles['company']}`} aria-busy={!company}>
        <div className={styles['logo']}>
          {company?.imagePath ? <img src={company.imagePath} alt={t('corporate.logo')} width={96} height={96} /> : <Mark size={96} />}
        </div>
        <dl className={styles['facts']}>
          <dt>{t('corporate.name')}</dt>
          <dd>{shown(company?.name)}</dd>
          <dt>{t('corporate.contactName')}</dt>
          <dd>{shown(company?.contactName)}</dd>
          <dt>{t('corporate.contact')}</dt>
          <dd>{shown(company?.contact)}</dd>
        </dl>
      </section>
      <StorageCard />
      <section className="card" aria-labelledby="modules-title">
        <h2 id="modules-title" className={styles['head']}>
          {t('corporate.modules')}
        </h2>
        <p className="page-note">{t('corporate.modules.note')}</p>
        <ul className={styles['modules']}>
          {(company?.modules ?? []).map(({ key, version }) => (
            <li key={key}>
              <span>{t(`corporate.module.${key}`)}</span>
              <span className={styles['soft']}>{t('corporate.version', { version })}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
