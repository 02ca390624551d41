import type { RouteEntry } from '@skyhelm/contract/route';
import { route } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { NameDialog } from '../../ui/NameDialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_ROUTES } from './route-reads.ts';

const FOLDER_MAX = 30;

interface MoveDialogProps {
  open: boolean;
  moved: RouteEntry;
  onClose(): void;
}

export function MoveDialog({ open, moved, onClose }: MoveDialogProps) {
  const t = useWords();
  const move = useChange(route.moveRoutes, { stale: KNOWING_ROUTES, onSuccess: () => toast.success(t('common.saved')) });
  return (
    <NameDialog
      open={open}
      title={t('route.move.title', { name: moved.name })}
      label={t('route.folder')}
      first={moved.folder}
      max={FOLDER_MAX}
      mayBeEmpty
      isPending={move.isPending}
      onClose={onClose}
      onDone={(folder) =>
        void move
          .mutateAsync({ input: { ids: [moved.id], folder } })
          .then(onClose)
          .catch(() => undefined)
      }
    />
  );
}
