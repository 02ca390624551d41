import { useId } from 'react';

interface ChoiceProps<V extends string> {
  label: string;
  value: V;
  options: Record<V, string>;
  /** Underlined words instead of a filled bar. */
  plain?: boolean;
  onChange(value: V): void;
}

/** Two or three ways side by side: radio buttons, so that arrow keys and screen readers know them. */
export function Choice<V extends string>({ label, value, options, plain = false, onChange }: ChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset className={plain ? 'choice choice-plain' : 'choice'}>
      <legend className="visually-hidden">{label}</legend>
      {(Object.entries(options) as [V, string][]).map(([option, text]) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
