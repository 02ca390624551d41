import CameraOutlined from '@ant-design/icons/CameraOutlined';
import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import { useEffect, useRef, useState } from 'react';
import { isCancelled } from '../../api/api-error.ts';
import { upload } from '../../api/client.ts';
import { file } from '../../api/endpoints.generated.ts';
import { useWords } from '../../words/words.ts';
import styles from './photos.module.css';

const IMAGE_MAX_BYTES = 10 * 1024 * 1024;

interface PhotoFieldProps {
  id?: string;
  value?: string | undefined;
  onChange?(value: string | undefined): void;
  purpose: 'idPhoto' | 'certificate';
  label: string;
  onRemove?(): void;
}

/** One photo, sent as soon as it is taken. The server looks at the content again: what is checked here only spares a wait. */
export function PhotoField({ id, value, onChange, purpose, label, onRemove }: PhotoFieldProps) {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(undefined);
  const [preview, setPreview] = useState<string>();
  const [sent, setSent] = useState<number>();
  const [fault, setFault] = useState<string>();
  useEffect(() => () => sending.current?.abort(), []);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  async function take(picked: File | undefined): Promise<void> {
    if (!picked) return;
    setFault(undefined);
    if (picked.type !== '' && !picked.type.startsWith('image/')) return setFault(t('certification.photo.format'));
    if (picked.size > IMAGE_MAX_BYTES) return setFault(t('certification.photo.tooLarge'));
    sending.current?.abort();
    const { signal } = (sending.current = new AbortController());
    setSent(0);
    try {
      const kept = await upload(file.uploadImage, { purpose }, picked, { quiet: true, signal, onProgress: setSent });
      setPreview(URL.createObjectURL(picked));
      onChange?.(kept.id);
    } catch (error) {
      if (isCancelled(error)) return;
      setFault((error as Error).message);
    }
    setSent(undefined);
  }

  const action = t(value === undefined ? 'certification.photo.choose' : 'certification.photo.replace');
  return (
    <div className={styles['photoField']}>
      <input
        ref={input}
        // The kit shows file inputs of its forms whatever `hidden` says.
        style={{ display: 'none' }}
        type="file"
        accept="image/*"
        aria-label={label}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <button
        id={id}
        type="button"
        className={styles['photo']}
        aria-label={t('common.pair', { name: label, value: action })}
        onClick={() => input.current?.click()}
      >
        {preview !== undefined && <img src={preview} alt="" />}
        <span className={preview === undefined ? styles['photoPrompt'] : styles['photoAction']}>
          {value === undefined ? <CameraOutlined /> : <CheckCircleOutlined />} {action}
        </span>
      </button>
      {sent !== undefined && (
        <div role="status" className={styles['sending']}>
          <progress value={sent} aria-label={label} /> {t('certification.photo.uploading', { percent: Math.round(sent * 100) })}
        </div>
      )}
      {fault !== undefined && (
        <div role="alert" className={styles['photoFault']}>
          {fault}
        </div>
      )}
      {onRemove && (
        <button
          type="button"
          className="link-button"
          aria-label={t('common.pair', { name: t('certification.photo.remove'), value: label })}
          onClick={onRemove}
        >
          {t('certification.photo.remove')}
        </button>
      )}
    </div>
  );
}
