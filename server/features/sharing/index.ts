export { sharingRoutes } from './sharing.routes.ts';
export { ownerOf, sharing } from './sharing.store.ts';
