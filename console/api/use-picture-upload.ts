import type { InputOf } from '@skyhelm/contract/endpoint';
import type { uploadImage } from '@skyhelm/contract/file';
import { useRef, useState } from 'react';
import { toast } from '../ui/toast.ts';
import { upload } from './client.ts';
import { file as fileCalls } from './endpoints.generated.ts';

const IMAGE_MAX_BYTES = 10 * 1024 * 1024;

export interface UploadedPicture {
  id: string;
  path: string;
}

interface PictureUpload {
  purpose: InputOf<typeof uploadImage>['purpose'];
  /** What is said of what is no picture, and of one that is too large. */
  refusals: { format: string; tooLarge: string };
  onUploaded(picture: UploadedPicture): void;
}

/** The server looks at the content again: what is checked here only spares a wait. */
export function usePictureUpload({ purpose, refusals, onUploaded }: PictureUpload) {
  const [busy, setBusy] = useState(false);
  const refused = useRef('');
  const refuse = (reason: string) => {
    refused.current = reason;
    toast.error(reason);
  };
  const take = async (picked: File | undefined) => {
    if (!picked) return;
    if (!picked.type.startsWith('image/')) return refuse(refusals.format);
    if (picked.size > IMAGE_MAX_BYTES) return refuse(refusals.tooLarge);
    setBusy(true);
    try {
      onUploaded(await upload(fileCalls.uploadImage, { purpose }, picked));
      toast.takeBack(refused.current);
    } catch (error) {
      // The refusal has been shown; the picture stays as it was.
      if (error instanceof Error) refused.current = error.message;
    } finally {
      setBusy(false);
    }
  };
  return { busy, take };
}
