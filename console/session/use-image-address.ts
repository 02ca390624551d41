import type { FileId } from '@skyhelm/contract/ids';
import { useEffect, useState } from 'react';
import { actsAsKey } from '../api/access-key.ts';
import { fetchFile } from '../api/client.ts';
import { file } from '../api/endpoints.generated.ts';

/** As a browser can show it: what a key reads is sent for with the key's session, which a bare address does not have. */
export function useImageAddress(path: string | undefined): string | undefined {
  const [fetched, setFetched] = useState<string>();
  const id = path && actsAsKey() ? (path.split('/').at(-1) as FileId) : undefined;
  useEffect(() => {
    if (!id) return;
    let made: string | undefined;
    let isGone = false;
    fetchFile(file.getFile, { id }, { quiet: true }).then(
      (image) => {
        if (!isGone) setFetched((made = URL.createObjectURL(image)));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [id]);
  return id ? fetched : path;
}
