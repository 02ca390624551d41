import { Checkbox } from 'antd';

interface TickBoxesProps<T extends string> {
  id?: string;
  className?: string;
  label: string;
  options: readonly { value: T; label: string }[];
  value?: readonly T[];
  onChange?(chosen: T[]): void;
}

/** Several of a few. That one has to be chosen is not handed on to it: readers of screens know no group that is required. */
export const TickBoxes = <T extends string>({ id, className = '', label, options, value = [], onChange }: TickBoxesProps<T>) => (
  <Checkbox.Group<T>
    {...(id !== undefined && { id })}
    className={className}
    role="group"
    aria-label={label}
    options={[...options]}
    value={[...value]}
    onChange={(chosen) => onChange?.(chosen)}
  />
);
