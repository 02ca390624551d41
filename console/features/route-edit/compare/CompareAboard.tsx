import type { Params } from '@skyhelm/i18n/translate';
import { asAboard } from '@skyhelm/core/plan/mission/as-aboard';
import type { MissionVehicle } from '@skyhelm/core/plan/mission/manner';
import type { Route } from '@skyhelm/core/plan/route';
import { Button } from 'antd';
import { useMemo } from 'react';
import { foundText } from '../../../words/found-text.ts';
import { useWords } from '../../../words/words.ts';
import { useDesk } from '../use-desk.ts';
import { CompareDialog } from './CompareDialog.tsx';

/** What was read from an aircraft. */
export interface KeptRoute {
  route: Route;
  issues: readonly { code: string; params?: Params | undefined }[];
  manner: MissionVehicle;
}

interface CompareAboardProps {
  kept: KeptRoute;
  aircraft: string;
  /** Nothing where it can be sent. */
  whyNotSent: string | undefined;
  onTake(): void;
  onSend(): void;
  onClose(): void;
}

/** What the aircraft has on board beside what is in the editor, as far as that aircraft could keep it. */
export function CompareAboard({ kept: { route, issues, manner }, aircraft, whyNotSent, onTake, onSend, onClose }: CompareAboardProps) {
  const t = useWords();
  const planned = useDesk().now.draft.route;
  const edited = useMemo(() => asAboard(planned, manner), [planned, manner]);
  return (
    <CompareDialog
      one={{ name: t('route.compare.onBoard', { name: aircraft }), route }}
      other={{ name: t('route.compare.inEditor'), route: edited }}
      notes={issues.map((issue) => foundText(t, issue))}
      hint={t('route.compare.kept')}
      onClose={onClose}
      doingsOfSame={
        <Button type="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
      doings={
        <>
          {whyNotSent !== undefined && <p>{whyNotSent}</p>}
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button disabled={route.waypoints.length === 0} onClick={onTake}>
            {t('route.compare.take')}
          </Button>
          <Button type="primary" disabled={whyNotSent !== undefined} onClick={onSend}>
            {t('route.compare.send')}
          </Button>
        </>
      }
    />
  );
}
