import { useId, type ReactNode } from 'react';

interface SettingProps {
  label: string;
  note?: string;
  children(labelId: string): ReactNode;
}

export function Setting({ label, note, children }: SettingProps) {
  const id = useId();
  return (
    <div className="own-setting">
      <div>
        <span id={id}>{label}</span>
        {note !== undefined && <p className="page-note">{note}</p>}
      </div>
      {children(id)}
    </div>
  );
}
