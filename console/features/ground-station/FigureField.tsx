import { useLength, useSpeed, useUnitSystem } from '../../session/use-length.ts';
import { Input } from '../../ui/inputs.ts';
import { formatUnit } from '../../words/format.ts';
import { issueText } from '../../words/issue-text.ts';
import { useWords } from '../../words/words.ts';
import styles from './dock.module.css';
import { FIGURES, type FigureName } from './proposal.ts';

const LABELS = { hoverHeight: 'flight.form.height', flightHeight: 'flight.form.goToHeight', flightSpeed: 'flight.form.speed' } as const;

interface FigureFieldProps {
  name: FigureName;
  text: string;
  isWrong: boolean;
  onChange(text: string): void;
}

/** A height or a speed, in the units of whoever types it. */
export function FigureField({ name, text, isWrong, onChange }: FigureFieldProps) {
  const t = useWords();
  const system = useUnitSystem();
  const { measure, isNeeded } = FIGURES[name];
  const unit = measure === 'length' ? (system === 1 ? 'm' : 'ft') : system === 1 ? 'm/s' : 'mph';
  return (
    <label className={styles['figure']}>
      {t(LABELS[name], { unit: formatUnit(unit) })}
      <Input
        size="large"
        inputMode="decimal"
        value={text}
        maxLength={8}
        aria-invalid={isWrong}
        placeholder={isNeeded ? '' : t(measure === 'length' ? 'station.propose.asNow' : 'station.propose.asUsual')}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

/** What it may be, in the reader's units: the sentence of the rules counts in metres. */
export function FigureFault({ name }: { name: FigureName }) {
  const t = useWords();
  const [system, length, speed] = [useUnitSystem(), useLength(), useSpeed()];
  const { measure, least, most } = FIGURES[name];
  const say = measure === 'length' ? length : speed;
  const text = system === 1 ? issueText(name) : t(`station.range.${measure}`, { least: say(least), most: say(most) });
  return <p data-mood="danger">{text}</p>;
}
