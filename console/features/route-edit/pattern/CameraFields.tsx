import type { Camera } from '@skyhelm/core/plan/pattern/camera';
import { CAMERAS } from '@skyhelm/core/plan/pattern/cameras';
import { CAMERA_NAME_MAX } from '@skyhelm/core/plan/pattern/pattern-limits';
import { useWords } from '../../../words/words.ts';
import { ChoiceField } from '../ChoiceField.tsx';
import fields from '../fields.module.css';
import { NumberField } from '../NumberField.tsx';
import { TextField } from '../TextField.tsx';
import { useDesk } from '../use-desk.ts';
import { useFaults } from '../use-faults.ts';
import { changePattern } from './pattern-edits.ts';
import { CAMERA_NUMBERS, CAMERA_UNITS, type CameraNumber } from './pattern-fields.ts';

const CUSTOM = 'custom';

const isSame = (one: Camera, other: Camera): boolean =>
  one.name === other.name && CAMERA_NUMBERS.every((name) => one[name] === other[name]);

/** A camera may be ready again at once; all else of it has a size. */
const isSize = (name: CameraNumber, value: number): boolean => (name === 'minInterval' ? value >= 0 : value > 0);

/** One of the list, or one's own by its numbers. */
export function CameraFields({ camera }: { camera: Camera }) {
  const t = useWords();
  const { desk } = useDesk();
  const { isFaultyInPattern } = useFaults();
  const listed = CAMERAS.find((one) => isSame(one, camera));
  const put = (next: Camera) => changePattern(desk, { camera: next });
  return (
    <>
      <div className={fields['wide']}>
        <ChoiceField
          label={t('pattern.camera')}
          value={listed?.name ?? CUSTOM}
          options={[...CAMERAS.map(({ name }) => ({ value: name, label: name })), { value: CUSTOM, label: t('pattern.camera.custom') }]}
          onChange={(name) => put(CAMERAS.find((one) => one.name === name) ?? { ...camera, name: '' })}
        />
      </div>
      {!listed && (
        <>
          <div className={fields['wide']}>
            <TextField
              label={t('pattern.camera.name')}
              value={camera.name}
              max={CAMERA_NAME_MAX}
              onChange={(name) => put({ ...camera, name })}
            />
          </div>
          {CAMERA_NUMBERS.map((name) => (
            <NumberField
              key={name}
              label={t(`pattern.camera.${name}`)}
              isWhole={CAMERA_UNITS[name] === 'pixels'}
              unit={t(`pattern.camera.${CAMERA_UNITS[name]}`)}
              value={camera[name]}
              isFaulty={isFaultyInPattern('camera') && !isSize(name, camera[name])}
              onChange={(value) => put({ ...camera, [name]: value })}
            />
          ))}
        </>
      )}
    </>
  );
}
