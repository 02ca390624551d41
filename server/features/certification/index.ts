import type { Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { certificationReadRoutes } from './certification-read.routes.ts';
import { certificationRoutes as changeRoutes } from './certification.routes.ts';

export { scheduleExpiry } from './expiry.ts';
export { holdsLicence } from './certification.store.ts';
export { mayUserFly } from './may-fly.ts';
export { sampleCertifications } from './samples.ts';

export const certificationRoutes = (services: Services): Implementation[] =>
  [changeRoutes, certificationReadRoutes].flatMap((routes) => routes(services));
