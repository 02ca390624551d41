import { Button } from 'antd';
import { useRef } from 'react';
import { usePictureUpload, type UploadedPicture } from '../../api/use-picture-upload.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { useWords } from '../../words/words.ts';
import './account.css';

interface AvatarUploadProps {
  src: string;
  name: string;
  onUploaded(image: UploadedPicture): void;
}

export function AvatarUpload({ src, name, onUploaded }: AvatarUploadProps) {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  const refusals = { format: t('account.imageFormat'), tooLarge: t('account.imageTooLarge') };
  const { busy, take } = usePictureUpload({ purpose: 'avatar', refusals, onUploaded });
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
