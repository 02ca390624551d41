import type { TaskPlan } from '@skyhelm/core/task/plan';
import type { FormInstance } from 'antd';
import { useState } from 'react';

export interface PlanEdits {
  now(): TaskPlan;
  /** One step that can be taken back. */
  change(next: TaskPlan): void;
  /** Part of a step that `begin` has begun. */
  preview(next: TaskPlan): void;
  begin(): void;
  undo(): void;
  mayUndo: boolean;
}

/** What is drawn, with the way back. It lives in the form: what was typed and what was drawn are one piece of work. */
export function usePlanEdits(form: FormInstance): PlanEdits {
  const [past, setPast] = useState<readonly TaskPlan[]>([]);
  const now = () => form.getFieldValue('plan') as TaskPlan;
  const preview = (next: TaskPlan) => form.setFieldValue('plan', next);
  const begin = () => {
    const before = now();
    setPast((all) => [...all, before]);
  };
  return {
    now,
    preview,
    begin,
    change(next) {
      begin();
      preview(next);
    },
    undo() {
      const last = past.at(-1);
      if (!last) return;
      setPast(past.slice(0, -1));
      preview(last);
    },
    mayUndo: past.length > 0,
  };
}
