import type { ChainCheck } from '@skyhelm/contract/operation-log';
import { Alert } from 'antd';
import { useWords } from '../../words/words.ts';

export function CheckResult({ result: { checked, faults, first } }: { result: ChainCheck }) {
  const t = useWords();
  if (!first) return <Alert type="success" showIcon title={t('oplog.sound', { count: checked })} />;
  return (
    <Alert
      type="error"
      showIcon
      title={t('oplog.broken', { count: faults, checked })}
      description={t(`oplog.fault.${first.kind}`, { seq: String(first.seq), upTo: String(first.upTo ?? first.seq) })}
    />
  );
}
