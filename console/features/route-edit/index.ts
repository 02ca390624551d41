export { ChoiceField } from './ChoiceField.tsx';
export { NumberField } from './NumberField.tsx';
