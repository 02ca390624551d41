import { Alert, Form } from 'antd';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { TaskDrawer } from '../../ui/TaskDrawer.tsx';
import { UnderWay } from '../../ui/UnderWay.tsx';
import { FaultList, type EntryFault } from './FaultList.tsx';
import styles from './file-import.module.css';

interface Imported {
  added: number;
  skipped: number;
  /** What has to be known of what was added. */
  notes?: readonly string[];
}

type Outcome = { kind: 'done'; answer: Imported } | { kind: 'refused'; mes: string; faults: readonly EntryFault[] };

export interface ImportWords {
  title: string;
  intro: string;
  choose: string;
  drop: string;
  limits: string;
  tooLarge: string;
  reading(file: string): string;
  done(count: number): string;
  skipped(count: number): string;
  entry(fault: EntryFault): string;
}

interface ImportDrawerProps {
  open: boolean;
  words: ImportWords;
  accept: string;
  maxBytes: number;
  send(file: File): Promise<Imported>;
  onClose(): void;
  /** What has to be said beside the file. */
  children?: ReactNode;
}

/** A file: all of it is taken, or it says why nothing was. */
export function ImportDrawer({ open, words, accept, maxBytes, send, onClose, children }: ImportDrawerProps) {
  const [sending, setSending] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const refused = (mes: string, faults: readonly EntryFault[] = []) => setOutcome({ kind: 'refused', mes, faults });

  async function take(file: File): Promise<void> {
    if (file.size > maxBytes) return refused(words.tooLarge);
    setSending(file.name);
    setOutcome(undefined);
    try {
      setOutcome({ kind: 'done', answer: await send(file) });
    } catch (error) {
      const faults = error instanceof ApiError && Array.isArray(error.data) ? (error.data as EntryFault[]) : [];
      refused(error instanceof Error ? error.message : String(error), faults);
    }
    setSending(undefined);
  }

  return (
    <TaskDrawer open={open} title={words.title} width={560} onClose={onClose}>
      {sending !== undefined ? (
        <UnderWay text={words.reading(sending)} progress={undefined} />
      ) : (
        <Form layout="vertical" className={styles['import']}>
          <p className="page-note">{words.intro}</p>
          {outcome && <Told outcome={outcome} words={words} />}
          {children}
          <FileDrop choose={words.choose} drop={words.drop} accept={accept} limits={words.limits} onFile={(file) => void take(file)} />
        </Form>
      )}
    </TaskDrawer>
  );
}

function Told({ outcome, words }: { outcome: Outcome; words: ImportWords }) {
  if (outcome.kind === 'done') {
    const { added, skipped, notes = [] } = outcome.answer;
    const passed = skipped > 0 ? words.skipped(skipped) : undefined;
    return (
      <>
        <Alert type="success" showIcon role="status" title={words.done(added)} description={passed} />
        {notes.map((note) => (
          <Alert key={note} type="warning" showIcon role="status" title={note} />
        ))}
      </>
    );
  }
  return (
    <>
      <Alert type="error" showIcon role="alert" title={outcome.mes} />
      {outcome.faults.length > 0 && <FaultList faults={outcome.faults} entry={words.entry} />}
    </>
  );
}
