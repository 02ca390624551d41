/** How every rule speaks: a stable code with parameters. Words are made from it in the reader's language. */
export interface Issue {
  code: string;
  severity: 'error' | 'warning';
  params?: Record<string, string | number>;
  /** Path of the field or index of the element the issue is about. */
  at?: (string | number)[];
  /** Key of an edit that would mend it. */
  fix?: string;
}

export const error = (code: string, params?: Issue['params'], at?: Issue['at']): Issue => issue('error', code, params, at);
export const warning = <C extends string>(code: C, params?: Issue['params'], at?: Issue['at']): Issue & { code: C } =>
  issue('warning', code, params, at);

const issue = <C extends string>(
  severity: Issue['severity'],
  code: C,
  params?: Issue['params'],
  at?: Issue['at'],
): Issue & { code: C } => ({
  code,
  severity,
  ...(params && { params }),
  ...(at && { at }),
});
