import type { DeviceId } from '@skyhelm/contract/ids';
import type { Issue } from '@skyhelm/core/issue';
import { FORMATION_LIMITS, TAKE_OFFS, type Formation, type FormationNumber } from '@skyhelm/core/plan/formation/formation';
import { ROUTE_NAME } from '@skyhelm/core/plan/route-limits';
import { useWords } from '../../../words/words.ts';
import { ChoiceField } from '../ChoiceField.tsx';
import fields from '../fields.module.css';
import { FolderField } from '../FolderField.tsx';
import { NumberField } from '../NumberField.tsx';
import { AircraftField } from '../pattern/AircraftField.tsx';
import { MeasureField } from '../pattern/MeasureField.tsx';
import { TextField } from '../TextField.tsx';

interface FormationFieldsProps {
  name: string;
  folder: string;
  formation: Formation;
  /** Whose homes it is reckoned from, in the order of the cells. */
  aircraft: readonly DeviceId[];
  issues: readonly Issue[];
  onName(name: string): void;
  onFolder(folder: string): void;
  onAircraft(ids: readonly DeviceId[]): void;
  onChange(given: Partial<Formation>): void;
}

const LENGTHS = ['cellDistance', 'axisOffset', 'heightStep', 'minimumDistance'] as const satisfies FormationNumber[];

export function FormationFields(props: FormationFieldsProps) {
  const { name, folder, formation, aircraft, issues, onName, onFolder, onAircraft, onChange } = props;
  const t = useWords();
  const isFaulty = (field: FormationNumber) => issues.some(({ at }) => at?.[0] === 'formation' && at[1] === field);
  const length = (field: (typeof LENGTHS)[number]) => (
    <MeasureField
      kind="length"
      label={t(`formation.${field}`)}
      value={formation[field]}
      isFaulty={isFaulty(field)}
      onChange={(metres) => onChange({ [field]: metres })}
    />
  );
  const number = (field: 'count' | 'offsetAngle' | 'delaySeconds', unit?: string) => (
    <NumberField
      label={t(`formation.${field}`)}
      value={formation[field]}
      isWhole={field === 'count'}
      isFaulty={isFaulty(field)}
      {...(unit !== undefined && { unit })}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  return (
    <div className={fields['grid']}>
      <TextField label={t('formation.name')} value={name} max={ROUTE_NAME.max} isFaulty={name === ''} onChange={onName} />
      <FolderField label={t('formation.folder')} value={folder} onChange={onFolder} />
      {number('count')}
      {length('cellDistance')}
      {number('offsetAngle', '°')}
      {length('axisOffset')}
      {length('heightStep')}
      {length('minimumDistance')}
      <ChoiceField
        label={t('formation.takeOff')}
        value={formation.takeOff}
        options={TAKE_OFFS.map((value) => ({ value, label: t(`formation.takeOff.${value}`) }))}
        onChange={(takeOff) => onChange({ takeOff })}
      />
      {formation.takeOff === 'delayed' && number('delaySeconds', t('route.seconds'))}
      <AircraftField
        label={t('formation.aircraft')}
        max={Math.min(FORMATION_LIMITS.count.max, formation.count || 1)}
        value={aircraft}
        onChange={onAircraft}
      />
      <p className={`${fields['wide']} ${fields['soft']}`}>{t('formation.explain')}</p>
    </div>
  );
}
