import type { User } from '@skyhelm/contract/user';
import { Tag } from 'antd';
import { Link } from 'wouter';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';

const COLOURS = { notCertified: 'default', pending: 'processing', passed: 'success', failed: 'error' } as const;

/** Leads reviewers to what the person has submitted. */
export function CertificationLink({ state, userName }: { state: User['pilot']; userName: string }) {
  const t = useWords();
  const mayReview = useHas('user:legalize');
  const tag = <Tag color={COLOURS[state]}>{t(`dictionary.certificationState.${state}`)}</Tag>;
  if (!mayReview || state === 'notCertified') return tag;
  return <Link href={`/user-review?q=${encodeURIComponent(userName)}`}>{tag}</Link>;
}
