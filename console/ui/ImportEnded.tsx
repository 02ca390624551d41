import { Alert } from 'antd';

interface ImportEndedProps {
  title: string;
  /** Somebody wanted it so. */
  isCancelled: boolean;
  /** Why, if anything is known of it. */
  reason: string;
  source: string;
}

/** An import that saved nothing. */
export const ImportEnded = ({ title, isCancelled, reason, source }: ImportEndedProps) => (
  <Alert
    type={isCancelled ? 'info' : 'error'}
    showIcon
    title={title}
    description={
      <>
        {reason !== '' && <p>{reason}</p>}
        <p>{source}</p>
      </>
    }
  />
);
