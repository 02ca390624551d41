import { Button } from 'antd';
import { useRef } from 'react';

interface PicturePickProps {
  id?: string | undefined;
  label: string;
  busy: boolean;
  onPick(file: File | undefined): void;
}

/** A button that asks for a picture. The same one may be picked again after it was refused. */
export function PicturePick({ id, label, busy, onPick }: PicturePickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={label}
        onChange={(event) => {
          onPick(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button id={id} loading={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
