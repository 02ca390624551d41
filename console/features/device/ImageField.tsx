import { Button } from 'antd';
import { useRef, useState } from 'react';
import { usePictureUpload } from '../../api/use-picture-upload.ts';
import { useWords } from '../../words/words.ts';
import styles from './device.module.css';

interface ImageFieldProps {
  id?: string;
  /** Address of the one in use; empty where there is none. */
  present: string;
  value?: string | null;
  onChange?(image: string | null): void;
}

/** Shows what would be saved: the new one, the present one, or that there will be none. */
export function ImageField({ id, present, value, onChange }: ImageFieldProps) {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [uploaded, setUploaded] = useState('');
  const { busy, take } = usePictureUpload({
    purpose: 'device',
    refusals: { format: t('device.image.format'), tooLarge: t('device.image.tooLarge') },
    onUploaded: (picture) => {
      setUploaded(picture.path);
      onChange?.(picture.id);
    },
  });
  const shown = value === null ? '' : value === undefined ? present : uploaded;
  return (
    <div className={styles['upload']}>
      {shown && <img src={shown} alt={t('device.image')} className={styles['image']} />}
      <input
        ref={input}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('device.image.upload')}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button id={id} loading={busy} onClick={() => input.current?.click()}>
        {t('device.image.upload')}
      </Button>
      {shown && (
        <Button type="text" danger onClick={() => onChange?.(null)}>
          {t('device.image.remove')}
        </Button>
      )}
    </div>
  );
}
