import { Button } from 'antd';
import { useState } from 'react';
import { usePictureUpload } from '../../api/use-picture-upload.ts';
import { PicturePick } from '../../ui/PicturePick.tsx';
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
      <PicturePick id={id} label={t('device.image.upload')} busy={busy} onPick={(file) => void take(file)} />
      {shown && (
        <Button type="text" danger onClick={() => onChange?.(null)}>
          {t('device.image.remove')}
        </Button>
      )}
    </div>
  );
}
