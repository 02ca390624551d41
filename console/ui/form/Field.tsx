import type { FormItemProps } from 'antd';
import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import { issueText } from '../../words/issue-text.ts';
import { HintedItem } from './HintedItem.tsx';
import { isBlamed, issueAt, type LoadSchema } from './rules.ts';

export const SchemaContext = createContext<LoadSchema | undefined>(undefined);
/** Whether somebody has tried to save the form. */
export const TriedContext = createContext<() => boolean>(() => true);

interface FieldProps {
  name: string;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  /** Fields whose change has this one looked at again. */
  dependsOn?: string[];
  valuePropName?: string;
  children: ReactElement;
}

/** One labelled field of a form, held to the form's schema as it is left and, once at fault, as it is typed. */
export function Field({ name, label, required = false, hint, dependsOn, valuePropName, children }: FieldProps) {
  const load = useContext(SchemaContext);
  const isTried = useContext(TriedContext);
  const held: FormItemProps['rules'] = [
    ({ getFieldsValue, getFieldValue, isFieldTouched }) => ({
      validator: async () => {
        if (!isBlamed(getFieldValue(name), isFieldTouched(name), isTried())) return;
        const issue = load && issueAt(await load(), getFieldsValue(true), name);
        if (issue !== undefined) throw new Error(issueText(issue));
      },
    }),
  ];
  return (
    <HintedItem
      name={name}
      label={label}
      required={required}
      hint={hint}
      validateTrigger="onBlur"
      validateFirst
      rules={held}
      {...(dependsOn && { dependencies: dependsOn })}
      {...(valuePropName && { valuePropName })}
    >
      {children}
    </HintedItem>
  );
}
