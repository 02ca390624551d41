import type { Device } from '@skyhelm/contract/device';
import { StaleNotice } from '../../ui/form/StaleNotice.tsx';
import { useWords } from '../../words/words.ts';
import { valuesOf, type DeviceEdit } from './device-form.ts';
import { pulseText } from './pulse-form.ts';

const TEXTS = [
  'name',
  'sn',
  'model',
  'firmwareVersion',
  'factoryOn',
  'activatedOn',
  'warrantyUntil',
  'enduranceMinutes',
  'remark',
] as const;

/** Shares, bindings and states count up the version too: then nothing that is edited here differs. */
export function StaleDevice({ edited, theirs, onChosen }: { edited: Device; theirs: Device; onChosen(): void }) {
  const t = useWords();
  const named = [...edited.groups, ...theirs.groups];
  const people = [edited.owner, theirs.owner];
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return (
    <StaleNotice<DeviceEdit>
      title={t('device.stale.title')}
      same={t('device.stale.same')}
      theirs={valuesOf(theirs)}
      compared={[
        ...TEXTS.map((field) => ({ key: field, label: t(`device.${field}`), shown: (record: DeviceEdit) => text(record[field]) })),
        { key: 'pulses', label: t('device.pulses'), shown: (record) => pulseText(record, (part) => t(`device.pulses.${part}`)) },
        { key: 'type', label: t('device.type'), shown: ({ type }) => (type ? t(`dictionary.deviceType.${type}`) : '') },
        {
          key: 'ownerId',
          label: t('device.owner'),
          shown: ({ ownerId }) => people.find((person) => person?.id === ownerId)?.name ?? text(ownerId),
        },
        {
          key: 'groupIds',
          label: t('device.groups'),
          shown: ({ groupIds }) => (groupIds as string[]).map((id) => named.find((group) => group.id === id)?.name ?? id).join(' / '),
        },
      ]}
      onChosen={onChosen}
    />
  );
}
