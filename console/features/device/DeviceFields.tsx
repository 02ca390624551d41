import type { Device } from '@skyhelm/contract/device';
import { DEVICE_TYPES, hasLink } from '@skyhelm/core/device/type';
import { Form, Select } from 'antd';
import { deviceGroup } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { DayInput } from '../../ui/DayInput.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Input, TextArea } from '../../ui/inputs.ts';
import { useWords } from '../../words/words.ts';
import { BatteryFields, RtkFields } from './DetailFields.tsx';
import styles from './device.module.css';
import { HardwareIdInput } from './HardwareIdInput.tsx';
import { ImageField } from './ImageField.tsx';
import { OwnerSelect } from './OwnerSelect.tsx';
import { PulseFields } from './PulseFields.tsx';

/** Fields of a new device, or of one that is edited. What belongs to one type is asked of that type only. */
export function DeviceFields({ edited }: { edited?: Device }) {
  const t = useWords();
  const type = Form.useWatch<Device['type'] | undefined>('type', Form.useFormInstance());
  const [mayShare, mayBind] = [useHas('device:share'), useHas('device:bind')];
  const groups = useRead(deviceGroup.getDeviceGroups, {}).data ?? edited?.groups ?? [];
  return (
    <>
      <Field name="name" label={t('device.name')} required>
        <Input maxLength={50} data-first-field />
      </Field>
      <div className={styles['pair']}>
        <Field name="type" label={t('device.type')} required>
          <Select options={DEVICE_TYPES.map((value) => ({ value, label: t(`dictionary.deviceType.${value}`) }))} />
        </Field>
        <Field name="sn" label={t('device.sn')} required>
          <Input maxLength={50} autoComplete="off" />
        </Field>
        <Field name="model" label={t('device.model')}>
          <Input maxLength={50} />
        </Field>
        <Field name="firmwareVersion" label={t('device.firmwareVersion')}>
          <Input maxLength={50} />
        </Field>
      </div>
      {!edited && mayBind && type && hasLink(type) && (
        <Field name="hardwareId" label={t('device.bind.later')} hint={t('device.hardwareId.hint')}>
          <HardwareIdInput />
        </Field>
      )}
      {type && hasLink(type) && (
        <Field name="enduranceMinutes" label={t('device.enduranceMinutes')} hint={t('device.enduranceMinutes.hint')}>
          <Input inputMode="decimal" maxLength={10} autoComplete="off" />
        </Field>
      )}
      {mayShare && (
        <Field name="ownerId" label={t('device.owner')} hint={t('device.owner.hint')}>
          <OwnerSelect present={edited?.owner} />
        </Field>
      )}
      <Field name="groupIds" label={t('device.groups')}>
        <Select
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <fieldset className={styles['section']}>
        <legend>{t('device.section.dates')}</legend>
        <div className={styles['triple']}>
          <Field name="factoryOn" label={t('device.factoryOn')}>
            <DayInput />
          </Field>
          <Field name="activatedOn" label={t('device.activatedOn')}>
            <DayInput />
          </Field>
          <Field name="warrantyUntil" label={t('device.warrantyUntil')} hint={t('device.warrantyUntil.hint')}>
            <DayInput />
          </Field>
        </div>
      </fieldset>
      {type && hasLink(type) && <PulseFields />}
      {type === 'smartBattery' && <BatteryFields />}
      {type === 'rtk' && <RtkFields hasPassword={edited?.rtk?.hasPassword ?? false} />}
      <Field name="remark" label={t('device.remark')}>
        <TextArea maxLength={500} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
      </Field>
      <Field name="image" label={t('device.image')}>
        <ImageField present={edited?.imagePath ?? ''} />
      </Field>
    </>
  );
}
