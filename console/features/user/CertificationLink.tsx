import type { User } from '@skyhelm/contract/user';
import { Tag } from 'antd';
import { Link } from 'wouter';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';

const COLOURS = { notCertified: 'default', pending: 'processing', passed: 'success', failed: 'error' } as const;

interface CertificationLinkProps {
  state: User['pilot'];
  userName: string;
  /** In a tab of the browser's own: what was typed into a form stays. */
  apart?: boolean;
}

/** Leads reviewers to what the person has submitted. */
export function CertificationLink({ state, userName, apart = false }: CertificationLinkProps) {
  const t = useWords();
  const mayReview = useHas('user:legalize');
  const tag = <Tag color={COLOURS[state]}>{t(`dictionary.certificationState.${state}`)}</Tag>;
  if (!mayReview || state === 'notCertified') return tag;
  const address = `/user-review?q=${encodeURIComponent(userName)}`;
  if (!apart) return <Link href={address}>{tag}</Link>;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {tag}
    </a>
  );
}
