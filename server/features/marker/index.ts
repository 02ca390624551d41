import { getMarkerShares, shareMarker, unshareMarker } from '@skyhelm/contract/marker';
import type { Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { sharingRoutes } from '../sharing/index.ts';
import { markerImportRoutes } from './marker-import.routes.ts';
import { markerSharing } from './marker-search.store.ts';
import { markerRoutes as storedMarkers } from './marker.routes.ts';
import { tellOfMarkers } from './tell-of-markers.ts';

/** What people draw on the map, who sees it and who may change it. */
export const markerRoutes = (services: Services): Implementation[] => {
  const tell = tellOfMarkers(services.bus);
  return [
    ...storedMarkers(services),
    ...markerImportRoutes(services),
    ...sharingRoutes(services, {
      of: markerSharing,
      noun: 'marker',
      list: getMarkerShares,
      share: shareMarker,
      unshare: unshareMarker,
      refusals: { own: 'marker.own', notShared: 'marker.notShared' },
      onChanged: (context, { id }, userId) => tell(context, [id], [userId]),
    }),
  ];
};
