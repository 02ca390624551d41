import { Form, Radio, Select } from 'antd';
import { useMemo } from 'react';
import { deviceFleet } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Input, TextArea } from '../../ui/inputs.ts';
import { useWords } from '../../words/words.ts';
import { AreaFields } from '../area-draw/index.ts';
import { DepartmentSelect } from '../department/index.ts';
import type { ElectronicFence } from '@skyhelm/contract/fence';
import type { FenceValues } from './fence-form.ts';

const SCOPES = ['device', 'department', 'enterprise'] as const;

export function FenceFields({ edited }: { edited?: ElectronicFence }) {
  const t = useWords();
  const form = Form.useFormInstance<FenceValues>();
  const keep = Form.useWatch<FenceValues['keep'] | undefined>('keep', form) ?? 'in';
  const scope = Form.useWatch<FenceValues['scope'] | undefined>('scope', form) ?? 'device';
  const present = useMemo(() => edited?.department ?? undefined, [edited]);
  return (
    <>
      <Field name="name" label={t('fence.name')} required>
        <Input maxLength={50} data-first-field />
      </Field>
      <Field name="keep" label={t('fence.keep')} required>
        <Radio.Group optionType="button" options={(['in', 'out'] as const).map((value) => ({ value, label: t(`fence.keep.${value}`) }))} />
      </Field>
      <AreaFields look={keep === 'in' ? 'fenceIn' : 'fenceOut'} />
      {keep === 'in' && (
        <Field name="ceiling" label={t('fence.ceiling')} hint={t('fence.ceiling.hint')}>
          <Input inputMode="decimal" maxLength={10} autoComplete="off" />
        </Field>
      )}
      <Field name="scope" label={t('fence.scope')} hint={keep === 'in' ? t('fence.scope.hint') : undefined} required>
        <Radio.Group optionType="button" options={SCOPES.map((value) => ({ value, label: t(`fence.scope.${value}`) }))} />
      </Field>
      {scope === 'department' && (
        <Field name="departmentId" label={t('fence.department')} hint={t('fence.scope.department.hint')} required>
          <DepartmentSelect present={present} />
        </Field>
      )}
      {scope === 'device' && (
        <Field name="deviceIds" label={t('fence.devices')} required>
          <AircraftSelect placeholder={t('fence.devices.choose')} present={edited?.devices ?? []} />
        </Field>
      )}
      <Field name="remark" label={t('fence.remark')}>
        <TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Field>
    </>
  );
}

interface AircraftSelectProps {
  id?: string;
  placeholder: string;
  present: readonly { id: string; name: string }[];
  value?: string[];
  onChange?(chosen: string[]): void;
}

/** Some of the aircraft that one sees, found by name or SN. */
function AircraftSelect({ present, ...field }: AircraftSelectProps) {
  const mayLook = useHas('device:query');
  const fleet = useRead(deviceFleet.getFleet, {}, { when: mayLook }).data?.rows;
  const options = fleet
    ? fleet.map(({ id, name, sn }) => ({ value: id as string, label: `${name} (${sn})` }))
    : present.map(({ id, name }) => ({ value: id, label: name }));
  return <Select {...field} mode="multiple" showSearch={{ optionFilterProp: 'label' }} maxTagCount="responsive" options={options} />;
}
