import type { CertificationDetails } from '@skyhelm/contract/certification';
import { idNumberFacts } from '@skyhelm/core/identity/id-number';
import type { WordKey } from '@skyhelm/i18n/translate';
import { Findings, type Finding } from '../../ui/Findings.tsx';
import { formatDate, formatList } from '../../words/format.ts';
import { useWords, type Say } from '../../words/words.ts';
import styles from './certification.module.css';

/** What the machine has found out, so that the reviewer compares and does not compute. */
export function Checks({ details }: { details: CertificationDetails }) {
  const t = useWords();
  const checks = [...frozen(t, details), ...ofNumber(t, details), ...ofLicence(t, details)];
  if (checks.length === 0) return null;
  return (
    <section aria-label={t('certification.checks')}>
      <h3 className={styles['heading']}>{t('certification.checks')}</h3>
      <Findings findings={checks} />
    </section>
  );
}

const frozen = (t: Say, { userState }: CertificationDetails): Finding[] =>
  userState === 'frozen' ? [{ mood: 'attention', text: t('certification.check.frozen') }] : [];

function ofNumber(t: Say, { document, number, sameNumber, sameNumberElsewhere }: CertificationDetails): Finding[] {
  if (!document) return [];
  const pair = (label: string, value: string) => t('certification.pair', { label, value });
  const others = sameNumber.length + sameNumberElsewhere;
  const names = [
    ...sameNumber.map(({ name, userName }) => `${name} (${userName})`),
    ...(sameNumberElsewhere > 0 ? [t('certification.check.elsewhere', { number: String(sameNumberElsewhere) })] : []),
  ];
  const same: Finding =
    others === 0
      ? { mood: 'good', text: t('certification.check.sameNumberNone') }
      : { mood: 'attention', text: pair(t('certification.check.sameNumber', { count: others }), formatList(names)) };
  if (document.authenticationType !== 'idCard') return [same];
  const { birthDate, sex, province } = idNumberFacts(number);
  return [
    { mood: 'good', text: t('certification.check.numberSound') },
    { mood: 'note', text: pair(t('certification.check.birthDate'), formatDate(`${birthDate}T00:00`)) },
    { mood: 'note', text: pair(t('certification.check.sex'), t(`certification.check.sex.${sex}`)) },
    { mood: 'note', text: pair(t('certification.check.province'), t(`certification.province.${province}` as WordKey)) },
    same,
  ];
}

const ofLicence = (t: Say, { licence }: CertificationDetails): Finding[] =>
  licence && licence.daysLeft < 0 ? [{ mood: 'attention', text: t('certification.check.expired') }] : [];
