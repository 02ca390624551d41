import type { Device } from '@skyhelm/contract/device';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { device } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { useHas } from '../../session/session.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { addInputOf, inputOf, setInputOf, valuesOf, type DeviceEdit, type DeviceValues } from './device-form.ts';
import { KNOWING_DEVICES } from './device-reads.ts';
import { DeviceFields } from './DeviceFields.tsx';
import { pulseValuesOf } from './pulse-form.ts';
import { StaleDevice } from './StaleDevice.tsx';

/** The schema asks for numbers and parts, the form holds what was typed. */
const schemaOf = (half: 'addDevice' | 'setDevice') => async () => {
  const { input } = (await import('@skyhelm/contract/device'))[half];
  return { safeParse: (values: unknown) => input.safeParse(inputOf(values as DeviceValues)) };
};
const addSchema = schemaOf('addDevice');
const setSchema = schemaOf('setDevice');

interface AddDrawerProps {
  open: boolean;
  onAdded(id: Device['id']): void;
  onClose(): void;
}

export function AddDrawer({ open, onAdded, onClose }: AddDrawerProps) {
  const t = useWords();
  const add = useChange(device.addDevice, { stale: KNOWING_DEVICES, quiet: true, onSuccess: () => toast.success(t('common.saved')) });
  return (
    <FormDrawer<DeviceValues>
      open={open}
      title={t('device.add')}
      width={560}
      schema={addSchema}
      initial={{ type: 'uav', groupIds: [], 'rtk.encryption': 'none', ...pulseValuesOf(null) }}
      onSubmit={async (values, submitKey) => onAdded((await add.mutateAsync({ input: addInputOf(values), submitKey })).id)}
      onClose={onClose}
    >
      <DeviceFields />
    </FormDrawer>
  );
}

export function EditDrawer({ open, edited, onClose }: { open: boolean; edited: Device; onClose(): void }) {
  const t = useWords();
  const [theirs, setTheirs] = useState<Device>();
  const mayShare = useHas('device:share');
  const set = useChange(device.setDevice, { stale: KNOWING_DEVICES, quiet: true, onSuccess: () => toast.success(t('common.saved')) });
  const submit = async (values: DeviceEdit, submitKey: string) => {
    try {
      // Who may not give it away leaves its owner alone, also where somebody else has just changed that.
      const input = setInputOf(mayShare ? values : { ...values, ownerId: undefined });
      await set.mutateAsync({ input, submitKey });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'record.stale')) throw error;
      setTheirs(error.data as Device);
      return false;
    }
  };
  return (
    <FormDrawer<DeviceEdit>
      open={open}
      title={t('device.edit')}
      width={560}
      schema={setSchema}
      initial={valuesOf(edited)}
      onSubmit={submit}
      onClose={onClose}
    >
      {theirs && <StaleDevice edited={edited} theirs={theirs} onChosen={() => setTheirs(undefined)} />}
      <DeviceFields edited={edited} />
    </FormDrawer>
  );
}
