import type { EndAction } from '@skyhelm/core/plan/route';
import { losesPlaces } from '@skyhelm/core/plan/file/lost-places';
import { estimateOf } from '@skyhelm/core/plan/estimate';
import { ROUTE_NAME } from '@skyhelm/core/plan/route-limits';
import { Alert, Checkbox, Tag } from 'antd';
import { useLocation } from 'wouter';
import { useDistance } from '../../session/use-length.ts';
import { Input } from '../../ui/inputs.ts';
import { useWords } from '../../words/words.ts';
import { handOverDraft, leftOut } from '../route-edit/index.ts';
import { endedRoute, type Row } from './found-routes.ts';
import { Remarks } from './Remarks.tsx';
import styles from './route-file.module.css';

interface FoundRowProps {
  row: Row;
  folder: string;
  endAction: EndAction | undefined;
  disabled: boolean;
  onChange(given: Partial<Row>): void;
  onOpen(): void;
}

/** One route of the file: whether it is wanted, under which name, and what of it was not understood. */
export function FoundRow({ row, folder, endAction, disabled, onChange, onOpen }: FoundRowProps) {
  const t = useWords();
  const [, go] = useLocation();
  const distance = useDistance();
  const { route, remarks, issues } = row.found;
  const { length, lacks } = estimateOf(route);
  const [lost, told] = [issues.filter(losesPlaces), issues.filter((issue) => !losesPlaces(issue))];
  const isSaved = row.id !== undefined;
  const open = () => {
    handOverDraft({ name: row.name.trim(), remarks, folder, isTemplate: false, route: endedRoute(row, endAction) });
    onOpen();
    go('/edit-route');
  };
  return (
    <li className={styles['row']}>
      <Checkbox
        aria-label={t('routefile.import.take', { name: row.name })}
        checked={row.isWanted}
        disabled={disabled || isSaved}
        onChange={({ target }) => onChange({ isWanted: target.checked })}
      />
      <div className={styles['found']}>
        <Input
          aria-label={t('route.name')}
          value={row.name}
          maxLength={ROUTE_NAME.max}
          disabled={disabled || isSaved}
          {...(row.fault !== undefined && { status: 'error' as const })}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        {row.fault !== undefined && (
          <p className={styles['fault']} role="alert">
            {row.fault}
          </p>
        )}
        <p className={styles['facts']}>
          <span>{t('routefile.import.facts', { count: route.waypoints.length, length: distance(length) })}</span>
          {leftOut(t, route, lacks).map((text) => (
            <span key={text}>{text}</span>
          ))}
          {isSaved ? (
            <Tag color="success">{t('routefile.import.saved')}</Tag>
          ) : (
            <button type="button" className="link-button" disabled={disabled} onClick={open}>
              {t('routefile.import.open')}
            </button>
          )}
        </p>
        {lost.length > 0 && <Alert type="warning" showIcon title={t('routefile.import.lost')} description={<Remarks issues={lost} />} />}
        {told.length > 0 && (
          <details>
            <summary>{t('routefile.import.told', { count: told.length })}</summary>
            <Remarks issues={told} />
          </details>
        )}
      </div>
    </li>
  );
}
