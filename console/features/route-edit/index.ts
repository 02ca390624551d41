import { onDemand } from '../../ui/on-demand.tsx';

export { rounded } from './desk-edits.ts';
export { CameraFields } from './pattern/CameraFields.tsx';
export { sidesOf } from './pattern/corners.ts';
export { ChoiceField } from './ChoiceField.tsx';
export { placesOf, waypointMarkers, wayLines } from './draw-route.ts';
export { FolderField } from './FolderField.tsx';
export { landingMarkers } from './landing-on-map.ts';
export { leftOut } from './left-out.ts';
export { NumberField } from './NumberField.tsx';
export { handOverDraft } from './sitting.ts';

/** Beside the map of the ground station, which is there without it. */
export const StationEditor = onDemand(async () => (await import('./StationEditor.tsx')).StationEditor, {
  words: ['route', 'pattern', 'issues', 'flight', 'vehicle'],
});

/** From a list, where there is no editor around it. */
export const FormationTask = onDemand(async () => (await import('./formation/FormationTask.tsx')).FormationTask, {
  words: ['formation', 'pattern', 'issues', 'route'],
});

/** Two that are kept, from a list. */
export const CompareKept = onDemand(async () => (await import('./compare/CompareKept.tsx')).CompareKept, { words: ['route'] });
