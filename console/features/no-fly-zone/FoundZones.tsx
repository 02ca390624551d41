import type { OutputOf } from '@skyhelm/contract/endpoint';
import type { importNoFlyZones, readZoneFile } from '@skyhelm/contract/zone-import';
import type { WordKey } from '@skyhelm/i18n/translate';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useWords } from '../../words/words.ts';
import { FaultList } from '../file-import/index.ts';
import { FoundList } from './FoundList.tsx';
import styles from './no-fly-zone.module.css';

type Found = OutputOf<typeof readZoneFile>;
type Account = Pick<OutputOf<typeof importNoFlyZones>, 'known' | 'changed' | 'faulty' | 'leftOut' | 'shapeless' | 'open' | 'issues'>;

/** What a file holds, before anything of it is saved. */
export function FoundZones({ fileName, found, children }: { fileName: string; found: Found; children?: ReactNode }) {
  const t = useWords();
  const { fresh, changed, kinds, zones } = found;
  const title =
    fresh > 0 ? t('noflyzone.import.found', { count: fresh, file: fileName }) : t('noflyzone.import.nothing', { file: fileName });
  return (
    <div className={styles['import']}>
      <Alert
        type={fresh > 0 ? 'info' : 'warning'}
        showIcon
        role="status"
        title={title}
        description={kinds.length > 0 && <Lines lines={kinds.map(({ kind, count }) => t(`noflyzone.import.kind.${kind}`, { count }))} />}
      />
      {children}
      <ImportAccount account={found} />
      {zones.length > 0 && <FoundList zones={zones} total={fresh + changed} />}
    </div>
  );
}

const LEFT_OUT = ['known', 'changed', 'faulty', 'shapeless', 'open'] as const;

/** What of a file is not taken and why, and what of it is to be looked at. */
export function ImportAccount({ account }: { account: Account }) {
  const t = useWords();
  const { leftOut, changed, faulty, issues } = account;
  const lines = LEFT_OUT.filter((reason) => account[reason] > 0).map((reason) =>
    t(`noflyzone.import.${reason}`, { count: account[reason] }),
  );
  return (
    <>
      {lines.length > 0 && <Alert type="warning" showIcon title={t('noflyzone.import.leftOut')} description={<Lines lines={lines} />} />}
      {leftOut.length > 0 && (
        <FaultList faults={leftOut} entry={({ number, name }) => t('noflyzone.import.area', { number: String(number), name })} />
      )}
      {leftOut.length < changed + faulty && (
        <p className="page-note">{t('noflyzone.import.more', { count: changed + faulty - leftOut.length })}</p>
      )}
      {issues.map(({ code, params }) => (
        <Alert key={code} type="warning" showIcon title={t(`issues.${code}` as WordKey, params ?? {})} />
      ))}
    </>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles['lines']}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
