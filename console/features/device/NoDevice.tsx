import type { Device } from '@skyhelm/contract/device';
import { Link } from 'wouter';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useWords } from '../../words/words.ts';

/** An address that names no device, as a bookmark of the specification's own would. */
export function NoDevice({ type, title }: { type: Device['type']; title: string }) {
  const t = useWords();
  return <EmptyState mood="empty" title={title} action={<Link href={`/device?type=${type}`}>{t('uav.toDevices')}</Link>} />;
}
