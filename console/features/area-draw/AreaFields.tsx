import type { Shape } from '@skyhelm/core/airspace/shape';
import { parsePositions } from '@skyhelm/core/geo/parse-positions';
import { Form, Radio } from 'antd';
import type { MapShape } from '../../map/map-handle.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Input, TextArea } from '../../ui/inputs.ts';
import { useWords } from '../../words/words.ts';
import styles from './area.module.css';
import { AreaMap } from './AreaMap.tsx';

/** A polygon or a circle in a form: typed, clicked and dragged. `except`: the zone that it is itself. Words: `area`. */
export function AreaFields({ look, except }: { look: MapShape['kind']; except?: string | undefined }) {
  const t = useWords();
  const kind = Form.useWatch<Shape['kind'] | undefined>('kind', Form.useFormInstance()) ?? 'polygon';
  return (
    <>
      <Field name="kind" label={t('area.shape')} required>
        <Radio.Group
          optionType="button"
          options={(['polygon', 'circle'] as const).map((value) => ({ value, label: t(`area.kind.${value}`) }))}
        />
      </Field>
      <AreaMap look={look} except={except} />
      {kind === 'polygon' ? <Corners /> : <Circle />}
    </>
  );
}

function Corners() {
  const t = useWords();
  const typed = Form.useWatch<string | undefined>('corners', Form.useFormInstance()) ?? '';
  return (
    <Field name="corners" label={t('area.corners')} required hint={useReading(typed, t('area.corners.hint'))}>
      <TextArea autoSize={{ minRows: 4, maxRows: 12 }} spellCheck={false} maxLength={60_000} />
    </Field>
  );
}

function Circle() {
  const t = useWords();
  const typed = Form.useWatch<string | undefined>('centre', Form.useFormInstance()) ?? '';
  return (
    <div className={styles['pair']}>
      <Field name="centre" label={t('area.centre')} required hint={useReading(typed, t('area.centre.hint'))}>
        <Input maxLength={100} autoComplete="off" />
      </Field>
      <Field name="radius" label={t('area.radius')} required>
        <Input inputMode="decimal" maxLength={10} autoComplete="off" />
      </Field>
    </div>
  );
}

/** How the lines are understood: an area on the wrong side of the Earth protects nobody. */
function useReading(typed: string, atFirst: string): string {
  const t = useWords();
  const { positions, order } = parsePositions(typed);
  if (positions.length === 0) return atFirst;
  const count = t('area.corners.read', { count: positions.length });
  return order === undefined ? count : t('common.pair', { name: count, value: t(`area.order.${order}`) });
}
