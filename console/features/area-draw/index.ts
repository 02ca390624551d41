export { AreaFields } from './AreaFields.tsx';
