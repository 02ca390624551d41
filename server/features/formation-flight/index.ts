export { formationFlightRoutes } from './formation-flight.routes.ts';
export { settleFormations } from './settle-formations.ts';
