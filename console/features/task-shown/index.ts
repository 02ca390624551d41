export { areaShapes, drawPlan, placesIn, POINTS, type DrawnPlan } from './draw-plan.ts';
export { FoundList } from './FoundList.tsx';
export { mostPoints, pointsOf, withPoints } from './plan-points.ts';
export { PlanMap } from './PlanMap.tsx';
export { StepList } from './StepList.tsx';
export { TaskFacts } from './TaskFacts.tsx';
export { TaskFlights } from './TaskFlights.tsx';
export { AgingTag, ApprovalTag, Named, NatureTag, StatusTag } from './TaskTags.tsx';
