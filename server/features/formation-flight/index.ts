export { formationFlightRoutes } from './formation-flight.routes.ts';
export { handleOverdueFormations } from './overdue.ts';
export { settleFormations } from './settle-formations.ts';
