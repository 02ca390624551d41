import FullscreenOutlined from '@ant-design/icons/FullscreenOutlined';
import type { CertificationDetails } from '@skyhelm/contract/certification';
import { useState } from 'react';
import { useWords } from '../../words/words.ts';
import styles from './photos.module.css';
import { PhotoViewer } from './PhotoViewer.tsx';
import { usePhotos } from './use-photos.ts';

interface PhotosProps {
  photos: CertificationDetails['photos'];
  /** Keys of the drawer rest while a photo fills the window. */
  onViewing?(viewing: boolean): void;
}

/** Side by side, each large on demand. */
export function Photos({ photos, onViewing }: PhotosProps) {
  const t = useWords();
  const loaded = usePhotos(photos);
  const [shown, setShown] = useState<number>();
  const show = (index: number | undefined) => {
    setShown(index);
    onViewing?.(index !== undefined);
  };
  const named = photos.map(({ id, side }, index) => {
    const photo = loaded[id];
    return {
      id,
      name:
        side === 'certificate' && photos.length > 1
          ? t('certification.photo.numbered', { number: String(index + 1) })
          : t(`certification.photo.${side}`),
      address: typeof photo === 'object' ? photo.address : undefined,
      failed: photo === 'failed',
    };
  });
  if (photos.length === 0) return <p className="page-note">{t('certification.photo.dropped')}</p>;
  return (
    <>
      <ul className={styles['photos']} aria-label={t('certification.photos')}>
        {named.map(({ id, name, address, failed }, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles['photo']}
              disabled={address === undefined}
              aria-label={t('common.pair', { name: t('certification.photo.enlarge'), value: name })}
              onClick={() => show(index)}
            >
              {address !== undefined && <img src={address} alt="" />}
              {address !== undefined && <FullscreenOutlined className={styles['enlarge'] ?? ''} />}
              {failed && <span className={styles['photoFault']}>{t('certification.photo.failed')}</span>}
            </button>
            <span className={styles['caption']}>{name}</span>
          </li>
        ))}
      </ul>
      {shown !== undefined && <PhotoViewer photos={named} index={shown} onGo={show} onClose={() => show(undefined)} />}
    </>
  );
}
