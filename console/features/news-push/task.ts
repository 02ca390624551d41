import type { NewsPush } from '@skyhelm/contract/news-push';

export type Task = { kind: 'add' } | { kind: 'view' | 'edit' | 'stop' | 'delete' | 'receipts'; row: NewsPush };
