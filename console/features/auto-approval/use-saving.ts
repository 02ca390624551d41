import { autoApproval } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import { useChange } from '../../api/use-change.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { inputAs, type AutoInput, type AutoSetting } from './rules-form.ts';

/** One thing of the setting changed, the rest as it stands; somebody else's changes are shown before anything is done over them. */
export function useSaving(setting: AutoSetting): { isPending: boolean; save(change: Partial<AutoInput>): Promise<boolean> } {
  const t = useWords();
  const set = useChange(autoApproval.setAutoApproval, {
    stale: [autoApproval.getAutoApproval],
    onSuccess: () => toast.success(t('common.saved')),
  });
  const save = (change: Partial<AutoInput>) =>
    set.mutateAsync({ input: { ...inputAs(setting), ...change } }).then(
      () => true,
      async () => {
        await outdate(autoApproval.getAutoApproval);
        return false;
      },
    );
  return { isPending: set.isPending, save };
}
