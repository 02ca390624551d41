import type { TaskApprovalId } from '@skyhelm/contract/ids';
import { Button } from 'antd';
import { useWords } from '../../words/words.ts';
import styles from './approval.module.css';
import { ProofFound } from './ProofFound.tsx';
import { useProofNow } from './use-proof-now.ts';

/** What a decision would rest on as of now. The one that is kept is made with the decision. */
export function ProofNow({ approvalId }: { approvalId: TaskApprovalId }) {
  const t = useWords();
  const { data, error, refetch } = useProofNow(approvalId);
  return (
    <>
      {data && <ProofFound proof={data} />}
      {!data && !error && <span className="skeleton-bar" />}
      {!data && error && (
        <>
          <p role="alert">{error.message}</p>
          <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
        </>
      )}
      <p className={styles['soft']}>{t('approval.proof.again')}</p>
    </>
  );
}
