import type { DeviceId } from '@skyhelm/contract/ids';
import { lengthIn, speedIn, type UnitSystem } from '@skyhelm/core/units/unit-system';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { Radio } from 'antd';
import { send } from '../../api/client.ts';
import { control as calls } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { useUnitSystem } from '../../session/use-length.ts';
import { Field } from '../../ui/form/Field.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { Input } from '../../ui/inputs.ts';
import { formatUnit } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { LandingNote } from './LandingNote.tsx';
import { useSteeringQuestion } from './use-steering-question.tsx';
import { inputOf, loadSchema, type AskedKind, type OrderValues } from './order-form.ts';

/** Where nothing better is known, low enough to look at it before it goes higher. */
const FIRST_HEIGHT_M = 15;
const FIRST_RADIUS_M = 50;
const FIRST_SPEED_MPS = 5;

const typed = (value: number | undefined, digits: number): string => (value === undefined ? '' : String(Number(value.toFixed(digits))));

const initialOf = (kind: AskedKind, { longitude, latitude, heading }: VehicleState, system: UnitSystem): OrderValues => {
  if (kind === 'takeOff') return { height: typed(lengthIn(system, FIRST_HEIGHT_M).value, 0) };
  const here = { longitude: typed(longitude, 7), latitude: typed(latitude, 7), height: '' };
  if (kind === 'goTo') return { ...here, speed: '' };
  if (kind === 'orbit') return { ...here, radius: typed(lengthIn(system, FIRST_RADIUS_M).value, 0), clockwise: true, speed: '' };
  return kind === 'changeSpeed' ? { speed: typed(speedIn(system, FIRST_SPEED_MPS).value, 0) } : { heading: typed(heading, 0) };
};

interface OrderDrawerProps {
  deviceId: DeviceId;
  kind: AskedKind;
  state: VehicleState;
  open: boolean;
  onClose(): void;
}

export function OrderDrawer({ deviceId, kind, state, open, onClose }: OrderDrawerProps) {
  const t = useWords();
  const system = useUnitSystem();
  const [length, speed] = [formatUnit(system === 1 ? 'm' : 'ft'), formatUnit(system === 1 ? 'm/s' : 'mph')];
  const give = useChange(calls.sendCommand, { quiet: true });
  const steering = useSteeringQuestion(deviceId);
  const title = t(`flight.command.${kind}`);
  return (
    <FormDrawer<OrderValues>
      open={open}
      title={title}
      submitText={title}
      initial={initialOf(kind, state, system)}
      schema={loadSchema(kind, system)}
      onClose={onClose}
      onSubmit={async (values, submitKey) => {
        const input = inputOf(deviceId, kind, values, system);
        if (input.kind !== 'orbit') return give.mutateAsync({ input, submitKey });
        return steering.askInForm(async (evenUnsafe) => send(calls.sendCommand, { ...input, evenUnsafe }, { quiet: true }), onClose);
      }}
    >
      {steering.question}
      {kind === 'takeOff' && (
        <Field name="height" label={t('flight.form.height', { unit: length })} required>
          <Input inputMode="numeric" data-first-field />
        </Field>
      )}
      {kind === 'takeOff' && <LandingNote deviceId={deviceId} kind={kind} />}
      {(kind === 'goTo' || kind === 'orbit') && (
        <>
          <Field name="longitude" label={t('flight.form.longitude')} required>
            <Input inputMode="decimal" data-first-field />
          </Field>
          <Field name="latitude" label={t('flight.form.latitude')} required>
            <Input inputMode="decimal" />
          </Field>
          <Field name="height" label={t('flight.form.goToHeight', { unit: length })} hint={t('flight.form.goToHeight.hint')}>
            <Input inputMode="decimal" />
          </Field>
          <Field name="speed" label={t('flight.form.speed', { unit: speed })} hint={t('flight.form.orbitSpeed.hint')}>
            <Input inputMode="decimal" />
          </Field>
        </>
      )}
      {kind === 'orbit' && (
        <>
          <Field name="radius" label={t('flight.form.radius', { unit: length })} required>
            <Input inputMode="decimal" />
          </Field>
          <Field name="clockwise" label={t('flight.form.direction')}>
            <Radio.Group
              options={[
                { value: true, label: t('flight.form.clockwise') },
                { value: false, label: t('flight.form.anticlockwise') },
              ]}
            />
          </Field>
        </>
      )}
      {kind === 'changeSpeed' && (
        <Field name="speed" label={t('flight.form.speed', { unit: speed })} required>
          <Input inputMode="decimal" data-first-field />
        </Field>
      )}
      {kind === 'changeYaw' && (
        <Field name="heading" label={t('flight.form.heading')} required hint={t('flight.form.heading.hint')}>
          <Input inputMode="decimal" data-first-field />
        </Field>
      )}
    </FormDrawer>
  );
}
