import type { TaskApproval } from '@skyhelm/contract/approval';
import { Tag } from 'antd';
import { useWords } from '../../words/words.ts';
import { stateText } from './approval-text.ts';

const COLOURS = {
  pending: 'processing',
  approved: 'success',
  failed: 'error',
  timeout: 'warning',
  withdrawn: 'default',
  fallen: 'warning',
} as const;

export const StateTag = ({ state }: { state: TaskApproval['state'] }) => <Tag color={COLOURS[state]}>{stateText(useWords(), state)}</Tag>;
