import { Button, Form } from 'antd';
import { place } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useWords } from '../../words/words.ts';
import { useDistance } from '../../session/use-length.ts';
import { chosen, positionIn, type SimulatorValues } from './simulator-form.ts';
import styles from './simulator.module.css';

/** What lies at the coordinates that were typed, proposed as their address. */
export function NearestPlace() {
  const t = useWords();
  const distance = useDistance();
  const form = Form.useFormInstance<SimulatorValues>();
  const [latitude, longitude] = [Form.useWatch('latitude', form), Form.useWatch('longitude', form)];
  const address = Form.useWatch('address', form);
  const position = positionIn({ latitude, longitude });
  const { data } = useRead(place.getNearestPlace, position ?? { latitude: 0, longitude: 0 }, { when: position !== undefined });
  const proposed = position && data && chosen(data);
  if (!proposed || proposed.address === address) return <div className={styles['nearest']} />;
  const take = () => {
    const altitude = form.getFieldValue('altitude') as string | undefined;
    const fields = Object.entries({ ...proposed, ...(altitude && { altitude }) });
    form.setFields(fields.map(([name, value]) => ({ name: name as keyof SimulatorValues, value, touched: true, errors: [] })));
  };
  return (
    <div className={styles['nearest']} role="status">
      <span className={styles['soft']}>{t('simulator.nearest', { address: data.address, distance: distance(data.metres) })}</span>
      <Button size="small" onClick={take}>
        {t('simulator.nearest.use')}
      </Button>
    </div>
  );
}
