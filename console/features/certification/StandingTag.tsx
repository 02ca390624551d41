import type { Certification } from '@skyhelm/contract/certification';
import { Tag } from 'antd';
import { useWords } from '../../words/words.ts';

const COLOURS = {
  pending: 'processing',
  passed: 'success',
  failed: 'error',
  expired: 'warning',
  replaced: 'default',
  withdrawn: 'default',
} as const;

export function StandingTag({ standing }: { standing: Certification['standing'] }) {
  const t = useWords();
  return <Tag color={COLOURS[standing]}>{t(`certification.standing.${standing}`)}</Tag>;
}
