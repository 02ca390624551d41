import type { CertificationDetails } from '@skyhelm/contract/certification';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './certification.module.css';
import { DaysLeft } from './DaysLeft.tsx';
import { StandingTag } from './StandingTag.tsx';

/** What was handed in, word by word, to be held against the photos. */
export function SubmittedFacts({ details }: { details: CertificationDetails }) {
  const t = useWords();
  const { document, licence, realName, number } = details;
  return (
    <Facts>
      <Fact label={t('certification.standing')}>
        <StandingTag standing={details.standing} />
      </Fact>
      {document && (
        <>
          <Fact label={t('certification.documentType')}>{t(`dictionary.documentType.${document.authenticationType}`)}</Fact>
          <Fact label={t('certification.realName')}>{realName}</Fact>
          <Fact label={t(`certification.number.${document.authenticationType}`)}>
            <span className={styles['number']}>{number}</span>
          </Fact>
        </>
      )}
      {licence && (
        <>
          <Fact label={t('certification.licenceType')}>{t(`dictionary.licenceType.${licence.licenceType}`)}</Fact>
          <Fact label={t('certification.model')}>{t(`dictionary.aircraftCategory.${licence.model}`)}</Fact>
          <Fact label={t('certification.grade')}>{t(`dictionary.licenceGrade.${licence.grade}`)}</Fact>
          <Fact label={t('certification.expiresOn')}>
            <DaysLeft row={details} />
          </Fact>
        </>
      )}
      <Fact label={t('certification.department')}>{details.deptName || t('common.none')}</Fact>
      <Fact label={t('certification.submittedAt')}>{formatDateTime(details.submittedAt)}</Fact>
      {details.reason !== '' && <Fact label={t('certification.reason')}>{details.reason}</Fact>}
    </Facts>
  );
}
