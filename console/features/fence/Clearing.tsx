import type { FencedDevice } from '@skyhelm/contract/fence';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { send } from '../../api/client.ts';
import { fence as calls } from '../../api/endpoints.generated.ts';
import { useLength } from '../../session/use-length.ts';
import { useWords } from '../../words/words.ts';
import { BoardChange } from './BoardChange.tsx';
import styles from './fence.module.css';

interface ClearingProps {
  device: FencedDevice;
  onCleared(): void;
}

/** Of an aircraft that no fence holds for any more: what it has on board goes, and its highest height where one says so. */
export function Clearing({ device: { id: deviceId, name, boardCeiling }, onCleared }: ClearingProps) {
  const t = useWords();
  const length = useLength();
  const [isHeightToo, setHeightToo] = useState(false);
  return (
    <BoardChange
      deviceId={deviceId}
      text={t('fence.clear')}
      runningText={t('fence.clearing')}
      doneText={t('fence.cleared', { name })}
      isSettled
      begin={() => send(calls.clearFences, { deviceId, withHeight: isHeightToo })}
      onOver={onCleared}
    >
      {(mayChange) => (
        <>
          <p className={styles['soft']}>{t('fence.clear.explain')}</p>
          {boardCeiling !== null && (
            <Checkbox checked={isHeightToo} disabled={!mayChange} onChange={({ target }) => setHeightToo(target.checked)}>
              {t('fence.clear.height', { height: length(boardCeiling) })}
            </Checkbox>
          )}
        </>
      )}
    </BoardChange>
  );
}
