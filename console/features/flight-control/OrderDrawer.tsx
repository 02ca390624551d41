import type { DeviceId } from '@skyhelm/contract/ids';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { Radio } from 'antd';
import { control as calls } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { Field } from '../../ui/form/Field.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { Input } from '../../ui/inputs.ts';
import { useWords } from '../../words/words.ts';
import { inputOf, loadSchema, type AskedKind, type OrderValues } from './order-form.ts';

/** Where nothing better is known, low enough to look at it before it goes higher. */
const FIRST_HEIGHT = '15';

const FIRST_RADIUS = '50';

const typed = (value: number | undefined, digits: number): string => (value === undefined ? '' : String(Number(value.toFixed(digits))));

const initialOf = (kind: AskedKind, { longitude, latitude, heading }: VehicleState): OrderValues => {
  if (kind === 'takeOff') return { height: FIRST_HEIGHT };
  const here = { longitude: typed(longitude, 7), latitude: typed(latitude, 7), height: '' };
  if (kind === 'goTo') return here;
  if (kind === 'orbit') return { ...here, radius: FIRST_RADIUS, clockwise: true, speed: '' };
  return kind === 'changeSpeed' ? { speed: '5' } : { heading: typed(heading, 0) };
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
  const give = useChange(calls.sendCommand, { quiet: true });
  const title = t(`flight.command.${kind}`);
  return (
    <FormDrawer<OrderValues>
      open={open}
      title={title}
      submitText={title}
      initial={initialOf(kind, state)}
      schema={loadSchema(kind)}
      onClose={onClose}
      onSubmit={(values, submitKey) => give.mutateAsync({ input: inputOf(deviceId, kind, values), submitKey })}
    >
      {kind === 'takeOff' && (
        <Field name="height" label={t('flight.form.height')} required>
          <Input inputMode="numeric" data-first-field />
        </Field>
      )}
      {(kind === 'goTo' || kind === 'orbit') && (
        <>
          <Field name="longitude" label={t('flight.form.longitude')} required>
            <Input inputMode="decimal" data-first-field />
          </Field>
          <Field name="latitude" label={t('flight.form.latitude')} required>
            <Input inputMode="decimal" />
          </Field>
          <Field name="height" label={t('flight.form.goToHeight')} hint={t('flight.form.goToHeight.hint')}>
            <Input inputMode="decimal" />
          </Field>
        </>
      )}
      {kind === 'orbit' && (
        <>
          <Field name="radius" label={t('flight.form.radius')} required>
            <Input inputMode="decimal" />
          </Field>
          <Field name="speed" label={t('flight.form.speed')} hint={t('flight.form.orbitSpeed.hint')}>
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
        <Field name="speed" label={t('flight.form.speed')} required>
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
