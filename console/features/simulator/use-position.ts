import type { InputOf } from '@skyhelm/contract/endpoint';
import type { setSimulator, Simulator } from '@skyhelm/contract/simulator';
import { Form, type FormInstance } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { simulator } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { inputOf, isSame, valuesOf, type SimulatorValues } from './simulator-form.ts';

export interface PositionForm {
  form: FormInstance<SimulatorValues>;
  initial: SimulatorValues;
  isUnsaved: boolean;
  busy: boolean;
  refusal: string | undefined;
  /** What somebody else has saved meanwhile. */
  theirs: SimulatorValues | undefined;
  onChosen(): void;
  save(): Promise<boolean>;
  /** Whether all that was typed is saved by now. */
  saveFirst(): Promise<boolean>;
}

/** The form of the initial position. It follows what others save for as long as nothing is typed. */
export function usePosition(data: Simulator): PositionForm {
  const [form] = Form.useForm<SimulatorValues>();
  const [base, setBase] = useState(() => valuesOf(data));
  const [theirs, setTheirs] = useState<SimulatorValues>();
  const values = Form.useWatch((all) => all, { form, preserve: true });
  const isUnsaved = values !== undefined && !isSame({ ...base, ...values }, base);
  const set = useChange(simulator.setSimulator, { stale: [simulator.getSimulator], quiet: true });
  const follow = useEffectEvent(() => {
    if (data.version === base.version || isUnsaved) return;
    const saved = valuesOf(data);
    form.setFieldsValue(saved);
    setBase(saved);
  });
  useEffect(() => follow(), [data.version]);

  const submit = useSubmit<SimulatorValues>(form, async (typed, submitKey) => {
    try {
      const input = { ...inputOf(typed), id: data.device.id } as InputOf<typeof setSimulator>;
      const { version } = await set.mutateAsync({ input, submitKey });
      const saved = { ...typed, version };
      form.setFieldsValue({ version });
      setBase(saved);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'record.stale')) throw error;
      setTheirs(valuesOf(error.data as Simulator));
      return false;
    }
  });
  return {
    form,
    initial: base,
    isUnsaved,
    busy: submit.busy,
    refusal: submit.refusal,
    theirs,
    onChosen: () => setTheirs(undefined),
    save: submit.run,
    saveFirst: async () => (isUnsaved || data.settings === null ? submit.run() : true),
  };
}
