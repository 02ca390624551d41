import { deviceFleet, fence } from '../../api/endpoints.generated.ts';

/** What has to be read again once a fence is another. */
export const KNOWING_FENCES = [fence.getFences, fence.getFencedDevices, fence.getStrayFences, deviceFleet.getFence];
