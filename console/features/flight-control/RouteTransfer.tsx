import { Alert, Progress } from 'antd';
import { useWords } from '../../words/words.ts';
import type { useRouteSending } from './use-route-sending.ts';

interface RouteTransferProps {
  sending: Pick<ReturnType<typeof useRouteSending>, 'transfer' | 'notes'>;
  /** What goes there, for whoever hears it. */
  label: string;
  notesTitle: string;
}

/** How far it is, what went wrong, and what the aircraft does otherwise than the route says. */
export function RouteTransfer({ sending: { transfer, notes }, label, notesTitle }: RouteTransferProps) {
  const t = useWords();
  const { isRunning, stage, percent, fault } = transfer;
  return (
    <>
      {isRunning && (
        <div role="status">
          {(stage === 'sending' || stage === 'checking') && t(`flight.transfer.${stage}`)}
          <Progress percent={percent} aria-label={label} />
        </div>
      )}
      {fault !== undefined && <Alert type="error" showIcon role="alert" title={fault} />}
      {notes.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={notesTitle}
          description={
            <ul>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          }
        />
      )}
    </>
  );
}
