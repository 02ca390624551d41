import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { newSubmitKey } from '../../browser/submit-key.ts';

/** What the server says against single fields. */
interface Refusal extends Error {
  issues: readonly { path: string; mes: string }[];
}
const isRefusal = (error: unknown): error is Refusal => error instanceof Error && 'issues' in error;

/**
 * Submits once however often it is asked, keeps what was typed on failure and puts the server's issues at their fields.
 * The key stays the same until something succeeds: after a lost connection the server recognises the second attempt.
 */
export function useSubmit<V extends object>(form: FormInstance, submit: (values: V, submitKey: string) => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const attempt = useRef({ key: newSubmitKey(), values: '' });
  const run = async (): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setRefusal(undefined);
    try {
      await form.validateFields();
      const values = form.getFieldsValue(true) as V;
      const written = JSON.stringify(values);
      if (written !== attempt.current.values) attempt.current = { key: newSubmitKey(), values: written };
      if ((await submit(values, attempt.current.key)) === false) return false;
      attempt.current = { key: newSubmitKey(), values: '' };
      return true;
    } catch (error) {
      setRefusal(showFailure(form, error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, run, clear: () => setRefusal(undefined) };
}

function showFailure(form: FormInstance, error: unknown): string | undefined {
  const failedFields = (error as { errorFields?: { name: (string | number)[] }[] }).errorFields;
  if (failedFields) {
    if (failedFields[0]) form.scrollToField(failedFields[0].name, { focus: true, block: 'center' });
    return undefined;
  }
  if (!isRefusal(error)) return error instanceof Error ? error.message : undefined;
  const fields = new Set(form.getFieldsError().map((field) => field.name.join('.')));
  const known = error.issues.filter((issue) => fields.has(issue.path));
  form.setFields(known.map((issue) => ({ name: issue.path, errors: [issue.mes] })));
  if (known[0]) form.scrollToField(known[0].path, { focus: true, block: 'center' });
  return known.length > 0 && known.length === error.issues.length ? undefined : error.message;
}
