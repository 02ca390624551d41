import { useState } from 'react';
import { useWords } from '../../words/words.ts';
import styles from './photos.module.css';
import { PhotoField } from './PhotoField.tsx';

interface PhotosFieldProps {
  id?: string;
  value?: string[];
  onChange?(value: string[]): void;
  max: number;
}

interface Place {
  key: number;
  photoId?: string;
}

/** Several photos: an empty place stands behind the last one until there are enough. */
export function PhotosField({ id, onChange, max }: PhotosFieldProps) {
  const t = useWords();
  const [places, setPlaces] = useState<Place[]>([{ key: 0 }]);
  const settle = (next: Place[]) => {
    const filled = next.filter(({ photoId }) => photoId !== undefined);
    const fresh = { key: Math.max(-1, ...next.map(({ key }) => key)) + 1 };
    setPlaces(filled.length === next.length && filled.length < max ? [...next, fresh] : next);
    onChange?.(filled.map(({ photoId }) => photoId!));
  };
  const put = (key: number, photoId: string | undefined) =>
    settle(places.map((place) => (place.key === key ? { key, ...(photoId !== undefined && { photoId }) } : place)));
  return (
    <div className={styles['photos']}>
      {places.map(({ key, photoId }, index) => (
        <PhotoField
          key={key}
          {...(index === 0 && id !== undefined && { id })}
          label={t('certification.photo.numbered', { number: String(index + 1) })}
          purpose="certificate"
          value={photoId}
          onChange={(next) => put(key, next)}
          {...(photoId !== undefined && { onRemove: () => settle(places.filter((place) => place.key !== key)) })}
        />
      ))}
    </div>
  );
}
