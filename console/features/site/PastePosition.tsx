import { parsePosition, type Reading } from '@skyhelm/core/geo/parse-position';
import { Button, Form } from 'antd';
import { useId, useState } from 'react';
import { Input } from '../../ui/inputs.ts';
import { useWords } from '../../words/words.ts';
import styles from './site.module.css';

/** Both coordinates at once, as a map or a message gives them. Which of the two is which is said, and asked where both are possible. */
export function PastePosition() {
  const t = useWords();
  const id = useId();
  const form = Form.useFormInstance();
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<Reading>();
  const readings = parsePosition(text);
  const inWords = ({ latitude, longitude }: Reading) => ({ latitude: String(latitude), longitude: String(longitude) });
  const take = (reading: Reading | undefined) => {
    setTaken(reading);
    if (!reading) return;
    const { latitude, longitude } = inWords(reading);
    form.setFields([
      { name: 'latitude', value: latitude, touched: true, errors: [] },
      { name: 'longitude', value: longitude, touched: true, errors: [] },
    ]);
  };
  const read = (typed: string) => {
    setText(typed);
    const found = parsePosition(typed);
    take(found.length === 1 ? found[0] : undefined);
  };
  const isAmbiguous = readings.length > 1 && !taken;
  return (
    <Form.Item label={t('site.paste')} htmlFor={id} className={styles['paste']}>
      <Input
        id={id}
        value={text}
        maxLength={100}
        autoComplete="off"
        aria-describedby={`${id}-read`}
        onChange={(event) => read(event.target.value)}
      />
      <div id={`${id}-read`} className={styles['read']} role="status">
        {text.trim() === '' && t('site.paste.hint')}
        {text.trim() !== '' && readings.length === 0 && <span className={styles['fault']}>{t('site.paste.none')}</span>}
        {taken && t('site.paste.understood', inWords(taken))}
        {isAmbiguous && t('site.paste.which')}
      </div>
      {isAmbiguous && (
        <div className={styles['readings']}>
          {readings.map((reading) => (
            <Button key={reading.order} size="small" onClick={() => take(reading)}>
              {t('site.paste.reading', inWords(reading))}
            </Button>
          ))}
        </div>
      )}
    </Form.Item>
  );
}
