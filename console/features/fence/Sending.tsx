import { Alert, Checkbox } from 'antd';
import { useState } from 'react';
import { send } from '../../api/client.ts';
import { fence as calls } from '../../api/endpoints.generated.ts';
import { useWords } from '../../words/words.ts';
import type { AircraftProps } from './Aircraft.tsx';
import { BoardChange } from './BoardChange.tsx';

/** To what flies only by a word of one's own. */
export function Sending({ device: { id: deviceId, name, crossing, flying }, onSent }: AircraftProps) {
  const t = useWords();
  const [isMeant, setMeant] = useState(false);
  // One that has landed meanwhile needs no word, and the next flight a new one.
  const mayFly = flying !== false;
  return (
    <BoardChange
      deviceId={deviceId}
      text={t('fence.send')}
      runningText={t('fence.sending')}
      doneText={t(crossing ? 'fence.sent.part' : 'fence.sent', { name })}
      isSettled={!mayFly || isMeant}
      begin={() => send(calls.sendFences, { deviceId, evenFlying: isMeant && mayFly })}
      onOver={() => {
        setMeant(false);
        onSent();
      }}
    >
      {(mayChange) =>
        mayFly && (
          <Alert
            type="warning"
            showIcon
            title={t(flying ? 'fence.flying' : 'fence.flying.unknown')}
            description={
              <Checkbox checked={isMeant} disabled={!mayChange} onChange={({ target }) => setMeant(target.checked)}>
                {t('fence.flying.meant')}
              </Checkbox>
            }
          />
        )
      }
    </BoardChange>
  );
}
