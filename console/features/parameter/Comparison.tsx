import type { ParameterComparison, ParameterWrite } from '@skyhelm/contract/parameter';
import { Alert, Checkbox } from 'antd';
import { formatList } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { shownValue, WriteResult } from '../parameter-write/index.ts';
import styles from './parameter.module.css';

interface ComparisonProps {
  found: ParameterComparison;
  missing: number;
  writes: readonly ParameterWrite[];
  isBusy: boolean;
  chosen: ReadonlySet<string>;
  onChosen(names: ReadonlySet<string>): void;
}

export function Comparison({ found, missing, writes, isBusy, chosen, onChosen }: ComparisonProps) {
  const t = useWords();
  const { differing, absent, faults, faultCount, same, isForModel } = found;
  return (
    <>
      {!isForModel && <Alert type="warning" showIcon title={t('parameter.compare.otherModel')} />}
      {faultCount > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('parameter.compare.faults', { count: faultCount, lines: formatList(faults.map(String)) })}
        />
      )}
      {absent.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={
            <>
              <p>{t('parameter.compare.absent', { count: absent.length })}</p>
              {missing > 0 && <p>{t('parameter.compare.missing')}</p>}
              <p className={styles['names']}>{formatList(absent.map(({ name }) => name))}</p>
            </>
          }
        />
      )}
      {differing.length === 0 && absent.length === 0 && same > 0 && (
        <Alert type="success" showIcon title={t('parameter.compare.allSame')} />
      )}
      <p className="page-note">{t('parameter.compare.same', { count: same })}</p>
      {differing.length > 0 && <Differences {...{ differing, writes, isBusy, chosen, onChosen }} />}
    </>
  );
}

type DifferencesProps = Pick<ComparisonProps, 'writes' | 'isBusy' | 'chosen' | 'onChosen'> & Pick<ParameterComparison, 'differing'>;

function Differences({ differing, writes, isBusy, chosen, onChosen }: DifferencesProps) {
  const t = useWords();
  const results = new Map(writes.map((write) => [write.name, write]));
  const toggle = (name: string) => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    onChosen(next);
  };
  return (
    <table className={styles['differences']}>
      <thead>
        <tr>
          <th scope="col">
            <Checkbox
              disabled={isBusy}
              checked={chosen.size === differing.length}
              indeterminate={chosen.size > 0 && chosen.size < differing.length}
              onChange={({ target }) => onChosen(new Set(target.checked ? differing.map(({ name }) => name) : []))}
            >
              {t('parameter.name')}
            </Checkbox>
          </th>
          <th scope="col">{t('parameter.compare.onAircraft')}</th>
          <th scope="col">{t('parameter.compare.inFile')}</th>
        </tr>
      </thead>
      <tbody>
        {differing.map(({ name, value, wanted }) => (
          <tr key={name}>
            <th scope="row">
              <Checkbox disabled={isBusy} checked={chosen.has(name)} onChange={() => toggle(name)}>
                <span className={styles['name']}>{name}</span>
              </Checkbox>
              {results.has(name) && (
                <span className={styles['result']}>
                  <WriteResult write={results.get(name)!} />
                </span>
              )}
            </th>
            <td className="numeric">{shownValue(results.get(name)?.value ?? value, t('parameter.notNumber'))}</td>
            <td className="numeric">{wanted}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
