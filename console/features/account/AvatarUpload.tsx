import { Button } from 'antd';
import { useRef, useState } from 'react';
import { upload } from '../../api/client.ts';
import { file as fileCalls } from '../../api/endpoints.generated.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import './account.css';

const IMAGE_MAX_BYTES = 10 * 1024 * 1024;

interface AvatarUploadProps {
  src: string;
  name: string;
  onUploaded(image: { id: string; path: string }): void;
}

/** The server looks at the content again: what is checked here only spares a wait. */
export function AvatarUpload({ src, name, onUploaded }: AvatarUploadProps) {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const refused = useRef('');
  const refuse = (reason: string) => {
    refused.current = reason;
    toast.error(reason);
  };
  const take = async (picked: File | undefined) => {
    if (!picked) return;
    if (!picked.type.startsWith('image/')) return refuse(t('account.imageFormat'));
    if (picked.size > IMAGE_MAX_BYTES) return refuse(t('account.imageTooLarge'));
    setBusy(true);
    try {
      onUploaded(await upload(fileCalls.uploadImage, { purpose: 'avatar' }, picked));
      toast.takeBack(refused.current);
    } catch (error) {
      // The refusal has been shown; the picture stays as it was.
      if (error instanceof Error) refused.current = error.message;
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="avatar-upload">
      <Avatar src={src} name={name} size={96} />
      <input
        ref={input}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('account.uploadAvatar')}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button loading={busy} onClick={() => input.current?.click()}>
        {t('account.uploadAvatar')}
      </Button>
      <span className="page-note">{t('account.avatarHint')}</span>
    </div>
  );
}
