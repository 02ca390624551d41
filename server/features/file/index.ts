import type { Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';

export const fileRoutes = (_services: Services): Implementation[] => [];
