import { Button, Form } from 'antd';
import { Card } from '../device/index.ts';
import { SchemaContext } from '../../ui/form/Field.tsx';
import { StaleNotice } from '../../ui/form/StaleNotice.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { PositionFields } from './PositionFields.tsx';
import { inputOf, type SimulatorValues } from './simulator-form.ts';
import styles from './simulator.module.css';
import type { PositionForm } from './use-position.ts';
import { Refusal } from '../../ui/form/Refusal.tsx';

/** The schema asks for numbers, the form holds what was typed. */
const schema = async () => {
  const { SimulatorForm } = await import('@skyhelm/contract/simulator');
  return { safeParse: (values: unknown) => SimulatorForm.safeParse(inputOf(values as SimulatorValues)) };
};

const COMPARED = ['address', 'latitude', 'longitude', 'altitude', 'windSpeed'] as const;

export function PositionCard({ position, locked, mayEdit }: { position: PositionForm; locked: boolean; mayEdit: boolean }) {
  const t = useWords();
  const { form, initial, theirs, refusal, busy, isUnsaved } = position;
  const save = async () => {
    if (await position.save()) toast.success(t('common.saved'));
  };
  return (
    <Card title={t('simulator.position')}>
      <Refusal text={refusal} />
      <SchemaContext value={schema}>
        <Form
          form={form}
          name="simulator"
          layout="vertical"
          initialValues={initial}
          disabled={locked || !mayEdit}
          scrollToFirstError={{ focus: true, block: 'center' }}
          onFinish={() => void save()}
        >
          {theirs && (
            <StaleNotice<SimulatorValues>
              title={t('simulator.stale.title')}
              same={t('simulator.stale.same')}
              theirs={theirs}
              compared={[
                ...COMPARED.map((key) => ({ key, label: t(`simulator.${key}`), shown: (record: SimulatorValues) => record[key] ?? '' })),
                { key: 'craft', label: t('simulator.craft'), shown: ({ craft }: SimulatorValues) => t(`simulator.craft.${craft}`) },
                {
                  key: 'patrols',
                  label: t('simulator.patrols'),
                  shown: ({ patrols }: SimulatorValues) => t(patrols ? 'common.yes' : 'common.no'),
                },
              ]}
              onChosen={position.onChosen}
            />
          )}
          <PositionFields locked={locked || !mayEdit} />
          {mayEdit && (
            <div className={styles['save']}>
              <span className={styles['soft']}>
                {locked ? t('simulator.position.locked') : isUnsaved ? t('simulator.position.saved') : ''}
              </span>
              <Button htmlType="submit" loading={busy} disabled={locked || !isUnsaved}>
                {t('common.save')}
              </Button>
            </div>
          )}
        </Form>
      </SchemaContext>
    </Card>
  );
}
