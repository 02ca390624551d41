import type { Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';

export const dictionaryRoutes = (_services: Services): Implementation[] => [];
