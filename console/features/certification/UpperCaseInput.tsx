import { Input } from '../../ui/inputs.ts';

interface UpperCaseInputProps {
  id?: string;
  value?: string;
  onChange?(value: string): void;
  onBlur?(): void;
  maxLength: number;
}

/** Numbers of documents have capital letters; a phone's keyboard begins with small ones. */
export const UpperCaseInput = ({ value = '', onChange, ...rest }: UpperCaseInputProps) => (
  <Input
    {...rest}
    autoComplete="off"
    spellCheck={false}
    value={value}
    onChange={({ target }) => onChange?.(target.value.toUpperCase().replace(/\s/g, ''))}
  />
);
