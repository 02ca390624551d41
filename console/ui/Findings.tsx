import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons/CloseCircleOutlined';
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import WarningOutlined from '@ant-design/icons/WarningOutlined';
import styles from './findings.module.css';

export interface Finding {
  mood: 'good' | 'note' | 'attention' | 'danger';
  text: string;
}

const ICONS = { good: CheckCircleOutlined, note: InfoCircleOutlined, attention: WarningOutlined, danger: CloseCircleOutlined };

/** What the machine has found out, so that people compare and do not compute. */
export const Findings = ({ findings }: { findings: readonly Finding[] }) => (
  <ul className={styles['findings']}>
    {/* The same may be found twice: where it stands in the list is all that tells them apart. */}
    {findings
      .map((finding, at) => ({ ...finding, at }))
      .map(({ mood, text, at }) => {
        const Icon = ICONS[mood];
        return (
          <li key={at} className={styles[mood]}>
            <Icon aria-hidden /> {text}
          </li>
        );
      })}
  </ul>
);
