export { ChoiceField } from './ChoiceField.tsx';
export { FolderField } from './FolderField.tsx';
export { NumberField } from './NumberField.tsx';
export { handOverDraft } from './sitting.ts';
