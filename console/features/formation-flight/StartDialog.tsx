import type { DeviceId } from '@skyhelm/contract/ids';
import type { RouteEntry } from '@skyhelm/contract/route';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { deviceFleet, formation as formationCalls, formationFlight as calls } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { useWords } from '../../words/words.ts';
import { MemberRow } from './MemberRow.tsx';
import styles from './start.module.css';
import { useSending } from './use-sending.ts';

interface StartDialogProps {
  open: boolean;
  /** Any route of the formation. */
  route: RouteEntry;
  onClose(): void;
}

const ASK_EVERY_MS = 1_000;

/** An aircraft for each route, the routes on board, and then all of them into the air. */
export function StartDialog({ open, route, onClose }: StartDialogProps) {
  const t = useWords();
  const id = route.formation!.id;
  const whole = useRead(formationCalls.getFormation, { id }, { when: open }).data;
  const fleet = useRead(deviceFleet.getFleet, {}, { when: open }).data?.rows ?? [];
  const [isBegun, setBegun] = useState(false);
  const flight = useRead(calls.getFormationFlight, { id }, { when: open, everyMs: ASK_EVERY_MS }).data?.flight ?? undefined;
  // What was started before somebody opened this is shown as long as it still starts.
  const shown = isBegun || flight?.state === 'starting' ? flight : undefined;
  const [chosen, setChosen] = useState<ReadonlyMap<string, DeviceId>>(new Map());
  const [isAsking, setAsking] = useState(false);
  const [warned, setWarned] = useState<readonly string[]>([]);
  const { sent, isSending, sendAll, forget } = useSending();
  const start = useChange(calls.startFormation, { stale: [calls.getFormationFlight], onSuccess: () => setBegun(true) });
  const cancel = useChange(calls.cancelFormation, { stale: [calls.getFormationFlight] });

  const routes = whole?.routes ?? [];
  const deviceOf = (routeId: string) => shown?.members.find((member) => member.routeId === routeId)?.deviceId ?? chosen.get(routeId);
  const isWhole = whole !== undefined && routes.length === whole.formation.count;
  const areChosen = isWhole && routes.every((one) => chosen.has(one.id));
  const areAboard = areChosen && routes.every((one) => sent.get(one.id)?.state === 'aboard');
  const members = routes.map((one) => ({ routeId: one.id, version: one.version, deviceId: chosen.get(one.id)! }));
  const ask = (isOpen: boolean) => {
    setWarned([]);
    setAsking(isOpen);
  };
  // What it warns of is read in the question that is still open, and started from there or not at all.
  const startAll = async () => {
    try {
      await start.mutateAsync({ input: { id, members, evenWarned: warned.length > 0 } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'formation.warned') {
        return setWarned([...new Set(error.issues.map(({ mes }) => mes))]);
      }
    }
    ask(false);
  };
  return (
    <Modal
      open={open}
      width={760}
      title={t('formation.fly.title')}
      onCancel={onClose}
      footer={
        <div className={styles['foot']}>
          <Button onClick={onClose}>{t('common.close')}</Button>
          {shown ? (
            <Button
              danger
              disabled={shown.state !== 'starting'}
              loading={cancel.isPending}
              onClick={() => cancel.mutate({ input: { id: shown.id } })}
            >
              {t('formation.fly.cancel')}
            </Button>
          ) : (
            <>
              <Button disabled={!areChosen} loading={isSending} onClick={() => void sendAll(routes, chosen)}>
                {t('formation.fly.send')}
              </Button>
              <Button type="primary" disabled={!areAboard || isSending} onClick={() => ask(true)}>
                {t('formation.fly.start')}
              </Button>
            </>
          )}
        </div>
      }
    >
      <p className={styles['soft']}>{t('formation.fly.explain')}</p>
      {whole && (
        <p className={styles['soft']}>{t(`formation.fly.explain.${whole.formation.takeOff}`, { seconds: whole.formation.delaySeconds })}</p>
      )}
      {whole && !isWhole && <Alert type="error" showIcon title={t('formation.fly.incomplete', { count: whole.formation.count })} />}
      <table className={styles['members']}>
        <thead>
          <tr>
            <th scope="col">{t('route.name')}</th>
            <th scope="col">{t('formation.fly.aircraft')}</th>
            <th scope="col">{t('formation.fly.state')}</th>
          </tr>
        </thead>
        <tbody>
          {routes.map((one) => (
            <MemberRow
              key={one.id}
              route={one}
              fleet={fleet}
              taken={new Set(chosen.values())}
              device={deviceOf(one.id)}
              sent={sent.get(one.id)}
              started={shown?.members.find((member) => member.routeId === one.id)}
              isFixed={isSending || shown !== undefined}
              onChoose={(device) => {
                forget();
                setChosen((before) => new Map([...before, [one.id, device]]));
              }}
            />
          ))}
        </tbody>
      </table>
      {shown && (
        <Alert
          type={shown.state === 'started' ? 'success' : shown.state === 'starting' ? 'info' : 'warning'}
          showIcon
          role="status"
          title={t(shown.reason ? `formation.fly.reason.${shown.reason}` : `formation.fly.state.${shown.state}`)}
        />
      )}
      <ConfirmDanger
        open={isAsking}
        title={t('formation.fly.question', { count: routes.length })}
        actionText={t(warned.length > 0 ? 'formation.fly.startWarned' : 'formation.fly.start')}
        onCancel={() => ask(false)}
        onConfirm={startAll}
      >
        {whole && (
          <p>
            {whole.formation.takeOff === 'delayed'
              ? t('formation.fly.question.delayed', { seconds: whole.formation.delaySeconds })
              : t('formation.fly.question.together')}
          </p>
        )}
        {warned.length > 0 && (
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={t('formation.fly.question.warned')}
            description={
              <ul className={styles['warned']}>
                {warned.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            }
          />
        )}
      </ConfirmDanger>
    </Modal>
  );
}
