import type { DeviceGroup, DeviceGroupForm } from '@skyhelm/contract/device-group';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { deviceGroup } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { Field } from '../../ui/form/Field.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { StaleNotice } from '../../ui/form/StaleNotice.tsx';
import { Input } from '../../ui/inputs.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_DEVICES } from './device-reads.ts';

const addInput = () => import('@skyhelm/contract/device-group').then((contract) => contract.addDeviceGroup.input);
const setInput = () => import('@skyhelm/contract/device-group').then((contract) => contract.setDeviceGroup.input);

type GroupEdit = DeviceGroupForm & Pick<DeviceGroup, 'id' | 'version'>;

const editOf = ({ id, version, name, remark }: GroupEdit): GroupEdit => ({ id, version, name, remark });

/** Of a new group, or of one that is edited. */
export function GroupForm({ open, edited, onClose }: { open: boolean; edited: DeviceGroup | undefined; onClose(): void }) {
  const t = useWords();
  const [theirs, setTheirs] = useState<GroupEdit>();
  const options = { stale: KNOWING_DEVICES, quiet: true, onSuccess: () => toast.success(t('common.saved')) };
  const add = useChange(deviceGroup.addDeviceGroup, options);
  const set = useChange(deviceGroup.setDeviceGroup, options);
  const submit = async (input: GroupEdit, submitKey: string) => {
    try {
      await (edited ? set.mutateAsync({ input, submitKey }) : add.mutateAsync({ input, submitKey }));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'record.stale')) throw error;
      setTheirs(editOf(error.data as GroupEdit));
      return false;
    }
  };
  return (
    <FormDrawer<GroupEdit>
      open={open}
      title={t(edited ? 'device.groups.edit' : 'device.groups.add')}
      width={420}
      schema={edited ? setInput : addInput}
      initial={edited ? editOf(edited) : {}}
      onSubmit={submit}
      onClose={onClose}
    >
      {theirs && (
        <StaleNotice<GroupEdit>
          title={t('device.groups.stale')}
          same={t('device.stale.same')}
          theirs={theirs}
          compared={[
            { key: 'name', label: t('device.groups.name'), shown: ({ name }) => name },
            { key: 'remark', label: t('device.remark'), shown: ({ remark }) => remark },
          ]}
          onChosen={() => setTheirs(undefined)}
        />
      )}
      <Field name="name" label={t('device.groups.name')} required>
        <Input maxLength={50} data-first-field />
      </Field>
      <Field name="remark" label={t('device.remark')}>
        <Input maxLength={200} />
      </Field>
    </FormDrawer>
  );
}
