import type { ReactNode } from 'react';

interface EmptyStateProps {
  mood: 'empty' | 'failed';
  title: string;
  text?: string | undefined;
  action?: ReactNode;
}

export function EmptyState({ mood, title, text, action }: EmptyStateProps) {
  return (
    <div className="empty-state" role={mood === 'failed' ? 'alert' : undefined}>
      <svg viewBox="0 0 64 40" width="96" height="60" aria-hidden="true" className={`empty-picture empty-${mood}`}>
        <path
          d="M8 34c8-14 14-20 24-20s16 6 24 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray={mood === 'failed' ? '2 5' : '6 4'}
          strokeLinecap="round"
        />
        <circle cx="8" cy="34" r="3" fill="currentColor" />
        <circle cx="56" cy="34" r="3" fill="none" stroke="currentColor" strokeWidth="2" />
        {mood === 'failed' && <path d="m27 9 10 10m0-10L27 19" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />}
      </svg>
      <p className="empty-title">{title}</p>
      {text !== undefined && <p className="empty-text">{text}</p>}
      {action}
    </div>
  );
}
