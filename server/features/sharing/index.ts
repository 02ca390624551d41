export { sharingRoutes } from './sharing.routes.ts';
export { isAny, ownerOf, sharing } from './sharing.store.ts';
