import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import type { ImportFault, UserImport } from '@skyhelm/contract/user-import';
import { Button } from 'antd';
import { useState } from 'react';
import { download } from '../../api/client.ts';
import { userImport } from '../../api/endpoints.generated.ts';
import { useWords } from '../../words/words.ts';
import styles from './user-import.module.css';

/** What is wrong, in the order of the file. */
export function FaultList({ ended: { id, faults, faultCount } }: { ended: UserImport }) {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  const fetchReport = async () => {
    setBusy(true);
    await download(userImport.exportImportFaults, { id }).catch(() => undefined);
    setBusy(false);
  };
  return (
    <>
      <div>
        <Button icon={<DownloadOutlined />} loading={busy} onClick={() => void fetchReport()}>
          {t('userimport.report.take')}
        </Button>
      </div>
      <ul className={styles['faults']}>
        {faults.map((fault) => (
          <Fault key={`${fault.row} ${fault.column} ${fault.mes} ${fault.value}`} fault={fault} />
        ))}
      </ul>
      {faultCount > faults.length && <p className="page-note">{t('userimport.faulty.more', { shown: faults.length })}</p>}
    </>
  );
}

function Fault({ fault: { row, column, mes, value } }: { fault: ImportFault }) {
  const t = useWords();
  const name = column && t(column === 'password' ? 'userimport.password' : `user.${column}`);
  return (
    <li>
      {row !== null && <span className={styles['row']}>{t('userimport.rowNumber', { row: String(row) })}</span>}
      <span className={styles['column']}>{name}</span>
      <span className={styles['what']}>
        {mes}
        {value !== '' && <code>{value}</code>}
      </span>
    </li>
  );
}
