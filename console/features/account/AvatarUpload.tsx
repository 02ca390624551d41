import { usePictureUpload, type UploadedPicture } from '../../api/use-picture-upload.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { PicturePick } from '../../ui/PicturePick.tsx';
import { useWords } from '../../words/words.ts';
import './account.css';

interface AvatarUploadProps {
  src: string;
  name: string;
  onUploaded(image: UploadedPicture): void;
}

export function AvatarUpload({ src, name, onUploaded }: AvatarUploadProps) {
  const t = useWords();
  const refusals = { format: t('account.imageFormat'), tooLarge: t('account.imageTooLarge') };
  const { busy, take } = usePictureUpload({ purpose: 'avatar', refusals, onUploaded });
  return (
    <div className="avatar-upload">
      <Avatar src={src} name={name} size={96} />
      <PicturePick label={t('account.uploadAvatar')} busy={busy} onPick={(file) => void take(file)} />
      <span className="page-note">{t('account.avatarHint')}</span>
    </div>
  );
}
