import type { FleetMember } from '@skyhelm/contract/device-fleet';
import type { DeviceId } from '@skyhelm/contract/ids';
import { belowGroundIn } from '@skyhelm/core/plan/checks/below-ground';
import { modeNumbered } from '@skyhelm/core/vehicle/flight-mode';
import { fliesMission, needsUploadConfirmed } from '@skyhelm/core/vehicle/mission-upload';
import { pausedInOf } from '@skyhelm/core/vehicle/paused-in';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { control, flownRoute } from '../../api/endpoints.generated.ts';
import { send } from '../../api/client.ts';
import { outdate } from '../../api/reads.ts';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { toast } from '../../ui/toast.ts';
import { foundText } from '../../words/found-text.ts';
import { useWords } from '../../words/words.ts';
import {
  AircraftSelect,
  BelowGroundLine,
  CommandCourse,
  CommandPreview,
  HolderBar,
  isDone,
  isOneClick,
  mayGive,
  pointlessOf,
  reasonOf,
  Resumable,
  RouteTransfer,
  useControls,
  useOrder,
  useResumable,
  useRouteSending,
  useSendQuestion,
  useVehicle,
  type Beginning,
} from '../flight-control/index.tsx';
import type { KeptRoute } from './compare/CompareAboard.tsx';
import { AboardLine } from './AboardLine.tsx';
import styles from './fields.module.css';
import { FlownLine } from './FlownLine.tsx';
import { LandAction } from './LandAction.tsx';
import { NumberField } from './NumberField.tsx';
import type { Kept } from './route-desk.ts';
import { useDesk } from './use-desk.ts';
import { useIssues } from './use-faults.ts';
import { Aside } from './use-typing.ts';
import { whyNotSent } from './why-not-sent.ts';
import { whyNotStarted } from './why-not-started.ts';

const CompareAboard = onDemand(async () => (await import('./compare/CompareAboard.tsx')).CompareAboard);

const STATION = '/tta';

interface FlyTabProps {
  fleet: readonly FleetMember[];
  aircraft: DeviceId | undefined;
  onAircraft(id: DeviceId | undefined): void;
}

/** The route and an aircraft: which, whether one has its controls, to it and from it, and off it goes. */
export function FlyTab({ fleet, aircraft, onAircraft }: FlyTabProps) {
  const t = useWords();
  const id = useId();
  const chosen = fleet.find((member) => member.id === aircraft);
  return (
    <>
      <section className={styles['part']}>
        <div className={styles['field']}>
          <label htmlFor={id}>{t('route.aircraft')}</label>
          <AircraftSelect
            id={id}
            label={t('route.aircraft')}
            placeholder={t('route.aircraft.choose')}
            fleet={fleet}
            value={aircraft}
            mayClear
            onChange={onAircraft}
          />
        </div>
        {!chosen && <p className={styles['soft']}>{t('route.aircraft.none')}</p>}
      </section>
      {chosen && <Flight key={chosen.id} member={chosen} />}
    </>
  );
}

function Flight({ member }: { member: FleetMember }) {
  const { id: deviceId, name } = member;
  const t = useWords();
  const { desk, now } = useDesk();
  const [vehicle, { control: held, commands }] = [useVehicle(deviceId), useControls(deviceId)];
  const isHere = held?.holder?.here === true;
  const [unsendableId, unstartableId] = [useId(), useId()];
  const isInStation = useLocation()[0] === STATION;
  const [isStarting, setStarting] = useState(false);
  const [sent, setSent] = useState<Sent>();
  const [startAt, setStartAt] = useState<number>();
  const give = useChange(control.sendCommand);
  const { order, question } = useOrder(deviceId);
  const sending = useRouteSending(deviceId);
  const { transfer } = sending;
  const [compared, setCompared] = useState<KeptRoute>();
  const isEmpty = now.draft.route.waypoints.length === 0;
  const isKept = now.kept !== undefined && !now.isChanged;
  const isSent = isKept && isSame(sent, { ...now.kept!, startAt: sent?.isResumed ? sent.startAt : startAt });
  const shown = now.kept && { ...now.kept, startAt: sent?.startAt ?? now.draft.route.entryPoint };
  const online = vehicle.online === true;

  const found = useResumable(deviceId, isKept && vehicle.state.flying === false, now.kept?.id);
  const isStartValid = startAt === undefined || isWaypoint(startAt, now.draft.route.waypoints.length);
  const isFlying = vehicle.state.flying === true;
  const unsendable = whyNotSent({ isEmpty, isKept, isFlown: fliesMission(vehicle.state) });
  const isSentOtherwise = isKept && sent !== undefined && sent.id === now.kept!.id && sent.version === now.kept!.version && !isSent;
  const sentStart = isSentOtherwise ? (sent.startAt ?? now.draft.route.entryPoint) : undefined;
  const unstartable = whyNotStarted({ isFlying, isSent, sentStart, missionCount: vehicle.state.missionCount });
  const [reason, pointless] = [reasonOf(vehicle, isHere), pointlessOf(vehicle, commands[0]?.kind)];
  const maySend = unsendable === undefined && isHere && online && !transfer.isRunning;

  const below = belowGroundIn(useIssues());
  const isLanding = isFlying && modeNumbered(vehicle.state.mode ?? 0) === 'land';
  const isAloft = needsUploadConfirmed(online, vehicle.state);
  const { sendAsked, question: sendQuestion } = useSendQuestion<Beginning>({ below, isAloft }, sendIt);

  async function sendIt(from: Beginning): Promise<void> {
    const { kept } = desk.now();
    if (!kept) return;
    setSent(undefined);
    const isAboard = await sending.sendRoute(kept, from);
    void outdate(flownRoute.getRoutesAboard);
    if (!isAboard) return;
    setSent({ ...kept, startAt: from.startAt, isResumed: from.resume === true });
    toast.success(t('route.sent', { name }));
    if (from.resume) setStarting(true);
  }
  async function readKept(): Promise<KeptRoute | undefined> {
    const outcome = await transfer.read();
    if (!isDone(outcome)) return undefined;
    const kept = await send(flownRoute.getKeptRoute, { id: outcome.id });
    sending.setNotes(kept.issues.map((issue) => foundText(t, issue)));
    return kept;
  }
  function take(kept: KeptRoute | undefined): void {
    setCompared(undefined);
    if (!kept) return;
    const { draft } = desk.now();
    desk.change({ ...draft, route: kept.route }, []);
    // It may only be looked at, or somebody measures: they have been told.
    if (desk.now().draft !== draft) toast.success(t('route.read', { count: kept.route.waypoints.length }));
  }

  return (
    <>
      <section className={styles['part']} aria-label={t('flight.commands')}>
        {held && <HolderBar deviceId={deviceId} control={held} />}
        {!online && <p className={styles['soft']}>{t('flight.why.offline')}</p>}
      </section>
      <section className={styles['part']} aria-labelledby="transfer-title">
        <h2 id="transfer-title">{t('route.transfer')}</h2>
        {unsendable && (
          <p id={unsendableId} className={styles['soft']}>
            {t(unsendable)}
          </p>
        )}
        {found && (
          <Resumable found={found}>
            <Button disabled={!maySend} onClick={() => sendAsked({ startAt: found.startAt, resume: true })}>
              {t('route.resume', { number: found.startAt })}
            </Button>
          </Resumable>
        )}
        <Aside value>
          <NumberField
            label={t('route.startAt')}
            isWhole
            value={startAt ?? now.draft.route.entryPoint}
            onChange={setStartAt}
            onEmpty={() => setStartAt(undefined)}
            isFaulty={!isStartValid}
          />
        </Aside>
        {!isStartValid && (
          <p className={styles['fault']} role="alert">
            {t('issues.route.entryPoint')}
          </p>
        )}
        <div className={styles['buttons']}>
          <Button
            type="primary"
            disabled={!maySend || !isStartValid}
            aria-describedby={unsendable && unsendableId}
            onClick={() => sendAsked(startAt === undefined ? {} : { startAt })}
          >
            {t('route.send')}
          </Button>
          <Button disabled={now.isLookedAt || !online || transfer.isRunning} onClick={() => void readKept().then(take)}>
            {t('route.download')}
          </Button>
          <Button disabled={!online || transfer.isRunning || isEmpty} onClick={() => void readKept().then(setCompared)}>
            {t('route.compare.aboard')}
          </Button>
        </div>
        <RouteTransfer sending={sending} label={t('route.transfer')} notesTitle={t('route.notes')} />
        {!transfer.isRunning && <AboardLine member={member} />}
      </section>
      <section className={styles['part']} aria-labelledby="start-title">
        <h2 id="start-title">{t('route.fly')}</h2>
        <FlownLine deviceId={deviceId} />
        {reason !== 'flying' && <p className={styles['soft']}>{t(`flight.why.${reason}`)}</p>}
        {isHere && online && unstartable && (
          <p id={unstartableId} className={styles['soft']}>
            {t(unstartable, { number: sentStart ?? 1 })}
          </p>
        )}
        <div className={styles['buttons']}>
          <Button
            type={isFlying ? 'default' : 'primary'}
            disabled={unstartable !== undefined || !mayGive('startRoute', vehicle, isHere)}
            aria-describedby={unstartable && unstartableId}
            onClick={() => setStarting(true)}
          >
            {t('flight.command.startRoute')}
          </Button>
          {(['pause', 'continue', 'directReturn'] as const).map((kind) => (
            <Button
              key={kind}
              type={kind === 'continue' && pointless === 'pause' ? 'primary' : 'default'}
              disabled={kind === pointless || !mayGive(kind, vehicle, isHere)}
              onClick={(event) => isOneClick(event) && order(kind)}
            >
              {t(`flight.command.${kind}`)}
            </Button>
          ))}
        </div>
        {isFlying && mayGive('continue', vehicle, isHere) && pausedInOf(vehicle.state) && <Preview deviceId={deviceId} kind="continue" />}
        {isFlying && mayGive('directReturn', vehicle, isHere) && <Preview deviceId={deviceId} kind="directReturn" />}
        <LandAction deviceId={deviceId} name={name} disabled={!mayGive('land', vehicle, isHere)} onLand={() => order('land')} />
        {commands[0] && (
          <p className={styles['soft']}>
            {t(`flight.command.${commands[0].kind}`)} <CommandCourse command={commands[0]} />
          </p>
        )}
        {!isInStation && <Link href={`${STATION}?uav=${deviceId}`}>{t('menu.groundStation')}</Link>}
      </section>
      {question}
      {sendQuestion}
      {compared && (
        <CompareAboard
          kept={compared}
          aircraft={name}
          whyNotSent={maySend && isStartValid ? undefined : t(unsendable ?? `flight.why.${reason}`)}
          onTake={() => take(compared)}
          onSend={() => {
            setCompared(undefined);
            sendAsked(startAt === undefined ? {} : { startAt });
          }}
          onClose={() => setCompared(undefined)}
        />
      )}
      <ConfirmDanger
        open={isStarting}
        title={t('route.start.title', { name, route: now.draft.name })}
        actionText={t('flight.command.startRoute')}
        onCancel={() => setStarting(false)}
        onConfirm={() =>
          give
            .mutateAsync({ input: { deviceId, kind: 'startRoute', item: 0, route: shown, evenLanding: isLanding } })
            .then(() => setStarting(false))
        }
      >
        <BelowGroundLine below={below} />
        {isLanding && <p role="alert">{t('route.start.fromLanding')}</p>}
        <p>
          {t(isFlying ? 'route.start.aloft' : sent?.isResumed ? 'route.start.goesOn' : 'route.start.begins', {
            number: shown?.startAt ?? 1,
            count: now.draft.route.waypoints.length,
          })}
        </p>
        {!isFlying && <p>{t('route.start.explain')}</p>}
      </ConfirmDanger>
    </>
  );
}

/** What the aircraft has of it. Whoever has saved or chosen otherwise since would start what the screen does not show. */
interface Sent extends Kept {
  startAt: number | undefined;
  isResumed: boolean;
}

const isSame = (sent: Sent | undefined, { id, version, startAt }: Kept & Pick<Sent, 'startAt'>): boolean =>
  sent !== undefined && sent.id === id && sent.version === version && sent.startAt === startAt;

const isWaypoint = (number: number, count: number): boolean => Number.isInteger(number) && number >= 1 && number <= count;

/** What one click would lead to, beside the buttons. */
function Preview({ deviceId, kind }: { deviceId: DeviceId; kind: 'continue' | 'directReturn' }) {
  const t = useWords();
  return (
    <div className={styles['soft']}>
      {t(`flight.command.${kind}`)}
      <CommandPreview deviceId={deviceId} kind={kind} />
    </div>
  );
}
