export { ReleaseDialog } from './ReleaseDialog.tsx';
export { StepDialog } from './StepDialog.tsx';
export { tellOfStep } from './tell-of-step.ts';
