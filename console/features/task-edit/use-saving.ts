import type { TaskDetails } from '@skyhelm/contract/task';
import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { task, taskSteps } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { toast } from '../../ui/toast.ts';
import { foundText } from '../../words/found-text.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_TASKS } from '../task/index.ts';
import { tellOfStep } from '../task-step/index.ts';
import { inputOf, valuesOf, type TaskValues } from './task-form.ts';
import type { Planned } from './use-planned.ts';

/** What is done with it once it is kept. */
type Intent = 'save' | 'submit' | 'post';

interface SavingOptions {
  form: FormInstance;
  initial: TaskValues;
  planned: Planned;
  onDone(): void;
}

/** Keeps the task and takes it on from there. What was kept stays so when the next step is refused: another try edits it. */
export function useSaving({ form, initial, planned, onDone }: SavingOptions) {
  const t = useWords();
  const quietly = { stale: KNOWING_TASKS, quiet: true };
  const [add, set] = [useChange(task.addTask, quietly), useChange(task.setTask, quietly)];
  const [submit, post] = [useChange(taskSteps.submitTask, quietly), useChange(taskSteps.postTask, quietly)];
  const [kept, setKept] = useState(() => JSON.stringify(inputOf(initial)));
  const [keptAs, setKeptAs] = useState<string>();
  const [theirs, setTheirs] = useState<TaskValues>();
  const [busy, setBusy] = useState<Intent>();
  const [isTried, setTried] = useState(false);
  const intent = useRef<Intent>('save');

  async function keep(values: TaskValues, submitKey: string) {
    const input = inputOf(values);
    const { id, version } = values;
    const done = id
      ? { id, ...(await set.mutateAsync({ input: { ...input, id, version }, submitKey })) }
      : await add.mutateAsync({ input, submitKey });
    form.setFieldsValue(done);
    setKept(JSON.stringify(input));
    setKeptAs(input.name);
    return done;
  }

  const sending = useSubmit<TaskValues>(form, async (values, submitKey) => {
    try {
      const fault = planned.issues.find(({ severity }) => severity === 'error');
      if (fault) throw new Error(foundText(t, fault));
      const input = await keep(values, submitKey);
      if (intent.current === 'submit') tellOfStep(t, 'submit', await submit.mutateAsync({ input }));
      else if (intent.current === 'post') tellOfStep(t, 'post', await post.mutateAsync({ input }));
      else toast.success(t('common.saved'));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'record.stale')) throw error;
      setTheirs(valuesOf(error.data as TaskDetails));
      return false;
    }
  });

  /** Whoever posts it has to have said who flies it with what. What else is missing is said in the same breath. */
  async function lacksCrew(): Promise<boolean> {
    const { executorId, deviceId } = form.getFieldsValue(true) as TaskValues;
    if (!executorId || !deviceId) await form.validateFields().catch(() => undefined);
    form.setFields([
      { name: 'executorId', errors: executorId ? [] : [t('task.crew.noExecutor')] },
      { name: 'deviceId', errors: deviceId ? [] : [t('task.crew.chooseDevice')] },
    ]);
    if (executorId && deviceId) return false;
    const first = form.getFieldsError().find(({ errors }) => errors.length > 0)!;
    form.scrollToField(first.name, { focus: true, block: 'center' });
    return true;
  }

  return {
    kept,
    /** Its name, once this form has kept it. */
    keptAs,
    theirs,
    busy,
    isTried,
    refusal: sending.refusal,
    chosen: () => setTheirs(undefined),
    async save(next: Intent) {
      if (busy) return;
      setTried(true);
      if (next === 'post' && (await lacksCrew())) return;
      intent.current = next;
      setBusy(next);
      const isDone = await sending.run();
      setBusy(undefined);
      if (isDone) onDone();
    },
  };
}
