import { AutoComplete } from 'antd';
import { useId, useState } from 'react';
import { route as calls } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import styles from './fields.module.css';
import { useTyping } from './use-typing.ts';

const FOLDER_MAX = 30;

const holdsText = (name: string, typed: string): boolean => name.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());

/** Typed, or one that there is. */
export function FolderField({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const folders = useRead(calls.getRouteFolders, {}).data ?? [];
  // All of them until something is typed: what stands there already is no search.
  const fitting = typed === undefined ? folders : folders.filter(({ name }) => holdsText(name, typed));
  const take = (text: string) => {
    setTyped(undefined);
    if (text.trim() !== value) onChange(text.trim());
  };
  useTyping(typed !== undefined && typed.trim() !== value, () => typed !== undefined && take(typed));
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <AutoComplete
        id={id}
        aria-label={label}
        value={typed ?? value}
        options={fitting.map(({ name }) => ({ value: name }))}
        onChange={(text: string) => setTyped(text.slice(0, FOLDER_MAX))}
        onSelect={(text: string) => take(text)}
        onBlur={() => typed !== undefined && take(typed)}
      />
    </div>
  );
}
