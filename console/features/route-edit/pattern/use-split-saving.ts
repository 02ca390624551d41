import type { RouteForm } from '@skyhelm/contract/route';
import type { Share } from '@skyhelm/core/plan/pattern/split';
import { numberedName } from '@skyhelm/core/plan/numbered-name';
import { useState } from 'react';
import { send } from '../../../api/client.ts';
import { route as calls } from '../../../api/endpoints.generated.ts';
import { outdate } from '../../../api/reads.ts';
import { toast } from '../../../ui/toast.ts';
import { useWords } from '../../../words/words.ts';

/** Each part as a route of its own. Where one is refused, the next try goes on with it. */
export function useSplitSaving(onSaved: () => void) {
  const t = useWords();
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<readonly string[]>([]);

  async function save(shares: readonly Share[], form: Pick<RouteForm, 'name' | 'remarks' | 'folder'>): Promise<void> {
    setSaving(true);
    const done = [...saved];
    let part = form.name;
    try {
      for (const [index, { route }] of shares.entries()) {
        part = numberedName(form.name, index + 1);
        if (done.includes(part)) continue;
        await send(calls.addRoute, { ...form, name: part, isTemplate: false, route }, { quiet: true });
        done.push(part);
      }
      toast.success(t('pattern.split.saved', { count: shares.length }));
      onSaved();
    } catch (error) {
      const reason = error instanceof Error ? error.message : t('common.hasError');
      toast.error(t('pattern.split.failed', { count: done.length, all: shares.length, part, reason }));
    } finally {
      setSaved(done);
      setSaving(false);
      void outdate(calls.getRoutes, calls.getRouteFolders);
    }
  }
  return { isSaving, save };
}
