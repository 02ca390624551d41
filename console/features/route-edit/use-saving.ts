import type { StoredRoute } from '@skyhelm/contract/route';
import type { Issue } from '@skyhelm/core/issue';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { send } from '../../api/client.ts';
import { route as calls } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import type { Draft, Kept, RouteDesk } from './route-desk.ts';
import { whyNotSaved } from './why-not-saved.ts';

/** What stands in the way of saving and has to be asked about. */
export type Question =
  | { kind: 'covered'; draft: Draft; taken: Draft; other: Kept }
  | { kind: 'stale'; theirs: StoredRoute }
  | { kind: 'saveAs' };

interface SavingOptions {
  desk: RouteDesk;
  /** Once what is on the desk is all there. */
  settled(): Promise<void>;
  /** What is wrong with it then. */
  check(): readonly Issue[];
  onFaulty(): void;
  onSaved(kept: Kept): void;
}

const codeOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.code : undefined);

/** Keeps the route on the server. Nothing of anybody else is overwritten without a question. */
export function useSaving({ desk, settled, check, onFaulty, onSaved }: SavingOptions) {
  const t = useWords();
  const [isSaving, setSaving] = useState(false);
  const [question, setQuestion] = useState<Question>();

  /** As `kept`, or as a new one. `taken`: as it was on the desk, where the name is another one. */
  async function store(draft: Draft, kept: Kept | undefined, taken = draft): Promise<void> {
    setSaving(true);
    try {
      const now = kept
        ? { id: kept.id, ...(await send(calls.setRoute, { ...kept, ...draft }, { quiet: true })) }
        : await send(calls.addRoute, draft, { quiet: true });
      desk.saved(now, draft, taken);
      setQuestion(undefined);
      toast.success(t('common.saved'));
      void outdate(calls.getRoutes, calls.getRoute, calls.getRouteFolders);
      onSaved(now);
    } catch (error) {
      ask(error, draft, taken);
    } finally {
      setSaving(false);
    }
  }

  function ask(error: unknown, draft: Draft, taken: Draft): void {
    const data = error instanceof ApiError ? error.data : undefined;
    if (codeOf(error) === 'route.exists' && data) return setQuestion({ kind: 'covered', draft, taken, other: data as Kept });
    if (codeOf(error) === 'record.stale' && data) return setQuestion({ kind: 'stale', theirs: data as StoredRoute });
    toast.error(error instanceof Error ? error.message : t('common.hasError'));
  }

  function isFit(found: readonly Issue[]): boolean {
    const reason = whyNotSaved(t, found);
    if (reason === undefined) return true;
    toast.error(reason);
    onFaulty();
    return false;
  }

  return {
    isSaving,
    question,
    close: () => setQuestion(undefined),
    async save() {
      desk.takeTyped();
      await settled();
      const { draft, kept } = desk.now();
      if (!isSaving && isFit(check())) await store(draft, kept);
    },
    askForName: () => setQuestion({ kind: 'saveAs' }),
    async saveAs(name: string) {
      desk.takeTyped();
      await settled();
      const others = check().filter(({ at }) => at?.[0] !== 'name');
      const { draft } = desk.now();
      if (isFit(others)) await store({ ...draft, name }, undefined, draft);
    },
    cover: ({ draft, taken, other }: Extract<Question, { kind: 'covered' }>) => store(draft, other, taken),
    /** Undo brings back what was on the desk, to be saved over theirs knowingly. */
    takeTheirs({ id, version, name, remarks, folder, isTemplate, route }: StoredRoute) {
      const theirs = { name, remarks, folder, isTemplate, route };
      desk.change(theirs, []);
      desk.saved({ id, version }, theirs);
      setQuestion(undefined);
    },
    keepMine({ id, version }: StoredRoute) {
      desk.rebase({ id, version });
      setQuestion(undefined);
      void store(desk.now().draft, { id, version });
    },
  };
}

export type Saving = ReturnType<typeof useSaving>;
