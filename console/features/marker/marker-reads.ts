import type { MarkerId } from '@skyhelm/contract/ids';
import { marker } from '../../api/endpoints.generated.ts';
import type { SharingCalls } from '../sharing/index.ts';

/** What is out of date once any marker has changed. */
export const KNOWING_MARKERS = [marker.getMarkers, marker.getMarkersInView, marker.getMarkerFolders, marker.getMarkerShares] as const;

export const MARKER_SHARING: SharingCalls<MarkerId> = {
  list: marker.getMarkerShares,
  share: marker.shareMarker,
  unshare: marker.unshareMarker,
  stale: KNOWING_MARKERS,
};
