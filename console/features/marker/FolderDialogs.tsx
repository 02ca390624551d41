import type { Marker } from '@skyhelm/contract/marker';
import { MARKER_FOLDER_MAX } from '@skyhelm/core/marker/marker';
import { marker } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { NameDialog } from '../../ui/NameDialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_MARKERS } from './marker-reads.ts';

interface Shown {
  open: boolean;
  onClose(): void;
}

/** A folder is there once something is in it, and nowhere else. */
export function MoveDialog({ open, moved, onClose }: Shown & { moved: readonly Marker[] }) {
  const t = useWords();
  const move = useChange(marker.moveMarkers, { stale: KNOWING_MARKERS, onSuccess: () => toast.success(t('common.saved')) });
  const done = (folder: string) => move.mutateAsync({ input: { ids: moved.map(({ id }) => id), folder } }).then(onClose);
  return (
    <NameDialog
      open={open}
      title={t('marker.move.title', { count: moved.length })}
      label={t('marker.folder')}
      first={moved[0]?.folder ?? ''}
      max={MARKER_FOLDER_MAX}
      mayBeEmpty
      isPending={move.isPending}
      onClose={onClose}
      onDone={(folder) => void done(folder).catch(() => undefined)}
    />
  );
}

export function RenameDialog({ open, folder, onClose }: Shown & { folder: string }) {
  const t = useWords();
  const rename = useChange(marker.renameMarkerFolder, {
    stale: KNOWING_MARKERS,
    onSuccess: ({ moved }) => toast.success(t('marker.rename.done', { count: moved })),
  });
  const done = (newName: string) => rename.mutateAsync({ input: { folder, newName } }).then(onClose);
  return (
    <NameDialog
      open={open}
      title={t('marker.rename.title', { name: folder })}
      label={t('marker.folder')}
      first={folder}
      max={MARKER_FOLDER_MAX}
      isPending={rename.isPending}
      onClose={onClose}
      onDone={(newName) => void done(newName).catch(() => undefined)}
    />
  );
}
