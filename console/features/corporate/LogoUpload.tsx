import { Button } from 'antd';
import { useState } from 'react';
import { usePictureUpload } from '../../api/use-picture-upload.ts';
import { Mark } from '../../ui/Mark.tsx';
import { PicturePick } from '../../ui/PicturePick.tsx';
import { useWords } from '../../words/words.ts';
import styles from './corporate.module.css';

interface LogoUploadProps {
  /** Address of the one in use; empty where there is none. */
  present: string;
  value?: string | null;
  onChange?(logo: string | null): void;
}

/** Shows what would be saved: the new one, the present one, or that there will be none. */
export function LogoUpload({ present, value, onChange }: LogoUploadProps) {
  const t = useWords();
  const [uploaded, setUploaded] = useState('');
  const refusals = { format: t('corporate.logo.format'), tooLarge: t('corporate.logo.tooLarge') };
  const { busy, take } = usePictureUpload({
    purpose: 'logo',
    refusals,
    onUploaded: ({ id, path }) => {
      setUploaded(path);
      onChange?.(id);
    },
  });
  const shown = value === null ? '' : value === undefined ? present : uploaded;
  return (
    <div className={styles['upload']}>
      <div className={styles['logo']}>
        {shown ? <img src={shown} alt={t('corporate.logo')} width={72} height={72} /> : <Mark size={72} />}
      </div>
      <PicturePick label={t('corporate.logo.upload')} busy={busy} onPick={(file) => void take(file)} />
      {shown !== '' && (
        <Button type="text" danger onClick={() => onChange?.(null)}>
          {t('corporate.logo.remove')}
        </Button>
      )}
    </div>
  );
}
