import type { RouteId } from '@skyhelm/contract/ids';
import type { RouteEntry } from '@skyhelm/contract/route';
import { ROUTE_NAME } from '@skyhelm/core/plan/route-limits';
import { route } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { NameDialog } from '../../ui/NameDialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_ROUTES } from './route-reads.ts';

interface CopyDialogProps {
  open: boolean;
  copied: RouteEntry;
  isTemplate: boolean;
  onAdded(id: RouteId): void;
  onClose(): void;
}

/** "Ridge" becomes "Ridge 2", as far as there is room for it. */
const nextName = (name: string): string => {
  const [, stem = name, number = '1'] = /^(.*?)\s*(\d{1,3})?$/.exec(name) ?? [];
  const end = ` ${Number(number) + 1}`;
  return `${[...stem].slice(0, ROUTE_NAME.max - end.length).join('')}${end}`;
};

export function CopyDialog({ open, copied, isTemplate, onAdded, onClose }: CopyDialogProps) {
  const t = useWords();
  const copy = useChange(route.copyRoute, { stale: KNOWING_ROUTES, onSuccess: () => toast.success(t('common.saved')) });
  const done = async (name: string) => {
    const { id } = await copy.mutateAsync({ input: { id: copied.id, name, isTemplate } });
    onAdded(id);
    onClose();
  };
  return (
    <NameDialog
      open={open}
      title={t(isTemplate ? 'route.toTemplate' : copied.isTemplate ? 'route.fromTemplate' : 'route.copyOf', { name: copied.name })}
      label={t('route.name')}
      first={nextName(copied.name)}
      max={ROUTE_NAME.max}
      isPending={copy.isPending}
      onClose={onClose}
      onDone={(name) => void done(name).catch(() => undefined)}
    />
  );
}
