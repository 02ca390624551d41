import { Checkbox, Tooltip } from 'antd';
import { useWords } from '../../words/words.ts';
import styles from './role.module.css';
import { ScopeMark } from './ScopeMark.tsx';

interface TickGroupProps<C extends string> {
  title: string;
  choices: readonly { value: C; label: string; mayGive: boolean; ignoresScope?: boolean }[];
  ticked: readonly C[];
  onTick(value: C, on: boolean): void;
  onTickAll(values: C[], on: boolean): void;
}

/** Boxes under a head that ticks all of them. What its reader does not hold stays as it is and says why. */
export function TickGroup<C extends string>({ title, choices, ticked, onTick, onTickAll }: TickGroupProps<C>) {
  const t = useWords();
  const given = choices.filter(({ mayGive }) => mayGive).map(({ value }) => value);
  const count = choices.filter(({ value }) => ticked.includes(value)).length;
  const hasAll = given.length > 0 && given.every((value) => ticked.includes(value));
  return (
    <fieldset className={styles['group']}>
      <legend>
        <Checkbox
          checked={hasAll}
          indeterminate={count > 0 && !hasAll}
          disabled={given.length === 0}
          onChange={({ target }) => onTickAll(given, target.checked)}
        >
          {title}
        </Checkbox>
      </legend>
      <div className={styles['choices']}>
        {choices.map(({ value, label, mayGive, ignoresScope }) => (
          <div key={value} className={styles['choice']}>
            <Tooltip title={mayGive ? undefined : t('role.notHeld')}>
              <span>
                <Checkbox
                  checked={ticked.includes(value)}
                  disabled={!mayGive}
                  aria-description={
                    [mayGive ? '' : t('role.notHeld'), ignoresScope ? t('role.ignoresScope.explain') : ''].join(' ').trim() || undefined
                  }
                  onChange={({ target }) => onTick(value, target.checked)}
                >
                  {label}
                </Checkbox>
              </span>
            </Tooltip>
            {ignoresScope && <ScopeMark />}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
