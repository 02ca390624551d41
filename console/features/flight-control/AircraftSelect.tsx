import type { FleetMember } from '@skyhelm/contract/device-fleet';
import type { DeviceId } from '@skyhelm/contract/ids';
import { Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../words/words.ts';
import styles from './aircraft-select.module.css';
import { useUnheard } from './use-live.ts';

interface AircraftSelectProps {
  id?: string;
  label: string;
  placeholder: string;
  /** Those to choose from. */
  fleet: readonly FleetMember[];
  value: DeviceId | undefined;
  disabled?: boolean;
  mayClear?: boolean;
  onChange(id: DeviceId | undefined): void;
}

interface ShownOption {
  label?: ReactNode;
  data: { disabled?: boolean };
}

/** The kit dims what cannot be chosen until nobody reads why. */
const shownOption = ({ label, data }: ShownOption): ReactNode =>
  data.disabled ? <span className={styles['unheard']}>{label}</span> : label;

const NOBODY: readonly string[] = [];

/** An aircraft to tell something to: those that do not hear it come last, and cannot be chosen. */
export function AircraftSelect({ fleet, label, value, mayClear = false, onChange, ...rest }: AircraftSelectProps) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const allowed = fleet.filter(({ mayFly }) => mayFly);
  // Of a whole fleet only while somebody looks at it.
  const unheard = useUnheard(isOpen ? allowed.map(({ id }) => id) : NOBODY);
  const options = allowed
    .toSorted((one, other) => Number(unheard.has(one.id)) - Number(unheard.has(other.id)))
    .map(({ id, name }) =>
      unheard.has(id)
        ? { value: id, label: t('flight.aircraft.unheard', { name }), title: t('flight.why.offline'), disabled: true }
        : { value: id, label: name },
    );
  return (
    <Select
      {...rest}
      aria-label={label}
      style={{ width: '100%' }}
      allowClear={mayClear}
      showSearch={{ optionFilterProp: 'label' }}
      value={value ?? null}
      options={options}
      // As narrow as its field, it would cut the reason off.
      popupMatchSelectWidth={false}
      optionRender={shownOption}
      onOpenChange={setOpen}
      onChange={(next: DeviceId | null) => onChange(next ?? undefined)}
    />
  );
}
