import type { DeviceId } from '@skyhelm/contract/ids';
import type { Running } from '@skyhelm/contract/simulator';
import { SIMULATED_MINUTES } from '@skyhelm/core/device/simulated';
import { Button, Form } from 'antd';
import { simulator } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { Field, SchemaContext } from '../../ui/form/Field.tsx';
import { wholeIn } from '../../ui/form/number-in.ts';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { Input } from '../../ui/inputs.ts';
import { toast } from '../../ui/toast.ts';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { Card, FactLines, formatFlown, KNOWING_DEVICES } from '../device/index.ts';
import styles from './simulator.module.css';
import { useRemaining } from './use-remaining.ts';
import { Refusal } from '../../ui/form/Refusal.tsx';

interface RunCardProps {
  id: DeviceId;
  running: Running | null;
  stopFirst: string | null;
  mayRun: boolean;
  /** Whether it can be started: what was typed meanwhile is saved before. */
  saveFirst(): Promise<boolean>;
}

const STALE = [simulator.getSimulator, ...KNOWING_DEVICES];

export function RunCard({ id, running, stopFirst, mayRun, saveFirst }: RunCardProps) {
  const t = useWords();
  return (
    <Card title={t('simulator.run')}>
      {running ? <Countdown running={running} /> : <p className={styles['figure']}>{t('simulator.run.stopped')}</p>}
      {mayRun ? (
        running ? (
          <StopButton id={id} />
        ) : (
          <StartForm id={id} stopFirst={stopFirst} saveFirst={saveFirst} />
        )
      ) : (
        <p className={styles['soft']}>{t('simulator.run.lookOnly')}</p>
      )}
    </Card>
  );
}

function Countdown({ running }: { running: Running }) {
  const t = useWords();
  const seconds = useRemaining(running);
  const shown = seconds > 60 ? Math.ceil(seconds / 60) * 60 : seconds;
  return (
    <>
      <p className={styles['figure']}>
        <small>{t('simulator.run.remaining')}</small> <span role="timer">{formatFlown(shown)}</span>
      </p>
      <FactLines
        facts={[
          [t('simulator.run.startedAt'), formatDateTime(running.startedAt)],
          [t('simulator.run.startedBy'), running.startedBy],
          [t('simulator.run.endsAt'), formatDateTime(running.endsAt)],
        ]}
      />
    </>
  );
}

function StopButton({ id }: { id: DeviceId }) {
  const t = useWords();
  const stop = useChange(simulator.stopSimulator, { stale: STALE, onSuccess: () => toast.success(t('simulator.stop.done')) });
  return (
    <Button danger size="large" className={styles['go'] ?? ''} loading={stop.isPending} onClick={() => stop.mutate({ input: { id } })}>
      {t('simulator.stop')}
    </Button>
  );
}

interface Minutes {
  minutes: string;
}

const inputOf = (id: DeviceId, { minutes }: Minutes) => ({ id, minutes: wholeIn(minutes) as number });

function StartForm({ id, stopFirst, saveFirst }: Pick<RunCardProps, 'id' | 'stopFirst' | 'saveFirst'>) {
  const t = useWords();
  const [form] = Form.useForm<Minutes>();
  const start = useChange(simulator.startSimulator, {
    stale: STALE,
    quiet: true,
    onSuccess: () => toast.success(t('simulator.start.done')),
  });
  const submit = useSubmit<Minutes>(form, async (values, submitKey) => {
    if (!(await saveFirst())) return false;
    return start.mutateAsync({ input: inputOf(id, values), submitKey });
  });
  const schema = async () => {
    const { input } = (await import('@skyhelm/contract/simulator')).startSimulator;
    return { safeParse: (values: unknown) => input.safeParse(inputOf(id, values as Minutes)) };
  };
  return (
    <SchemaContext value={schema}>
      <Refusal text={submit.refusal} />
      <Form
        form={form}
        name="start"
        layout="vertical"
        initialValues={{ minutes: String(SIMULATED_MINUTES.usual) }}
        onFinish={() => void submit.run()}
      >
        <Field name="minutes" label={t('simulator.minutes')} required hint={`${SIMULATED_MINUTES.min}–${SIMULATED_MINUTES.max}`}>
          <Input inputMode="numeric" maxLength={5} autoComplete="off" />
        </Field>
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          className={styles['go'] ?? ''}
          loading={submit.busy}
          disabled={stopFirst !== null}
        >
          {t('simulator.start')}
        </Button>
        <p className={styles['status']} role="status">
          {stopFirst !== null ? t('simulator.run.stopFirst', { name: stopFirst }) : start.isPending && t('simulator.run.starting')}
        </p>
      </Form>
    </SchemaContext>
  );
}
