import type { Permission } from '@skyhelm/contract/permissions';
import type { Span } from './Card.tsx';

interface Shape {
  part: string;
  span?: Span;
  /** Any of them. */
  needs?: readonly Permission[];
}

const SHAPES: readonly Shape[] = [
  { part: 'fleet', span: 'wide', needs: ['device:query'] },
  { part: 'devices', needs: ['device:query'] },
  { part: 'alarms', needs: ['device:query', 'flightRecord:query'] },
  { part: 'approvals', needs: ['approval:query'] },
  { part: 'tasks', needs: ['task:query'] },
  { part: 'flights', span: 'wide', needs: ['flightRecord:query'] },
  { part: 'people', needs: ['user:query'] },
  { part: 'departments', needs: ['department:query'] },
  { part: 'certifications', needs: ['user:legalize'] },
  { part: 'own' },
  { part: 'signIns', span: 'wide', needs: ['log:query'] },
  { part: 'server' },
  { part: 'recent', span: 'all', needs: ['log:query'] },
];

/** The cards as they will stand for this reader, so that nothing jumps when they arrive. */
export const shapesFor = (may: (permission: Permission) => boolean): readonly Shape[] =>
  SHAPES.filter(({ needs }) => needs === undefined || needs.some(may));
