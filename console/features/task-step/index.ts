export { ReleaseDialog } from './ReleaseDialog.tsx';
export { StepDialog } from './StepDialog.tsx';
