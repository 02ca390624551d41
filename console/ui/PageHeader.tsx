import type { ReactNode } from 'react';

interface PageHeaderProps {
  id?: string;
  title: string;
  note?: ReactNode;
  secondary?: ReactNode;
  /** The one primary action stands at the right end. */
  primary?: ReactNode;
}

export const PageHeader = ({ id, title, note, secondary, primary }: PageHeaderProps) => (
  <header className="page-header">
    <div>
      <h1 id={id}>{title}</h1>
      {note !== undefined && <div className="page-note">{note}</div>}
    </div>
    <div className="page-actions">
      {secondary}
      {primary}
    </div>
  </header>
);
