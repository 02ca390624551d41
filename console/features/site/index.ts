export { nearestSite } from './nearest-site.ts';
export { SiteSelect, type SitePlace } from './SiteSelect.tsx';
