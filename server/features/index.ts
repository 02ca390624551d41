import { holds } from '@skyhelm/core/identity/permission';
import type { Implementation } from '../platform/http/implement.ts';
import type { Services } from '../platform/services.ts';
import type { Channel } from '../platform/ws/channel.ts';
import { accessKeyRoutes, keySessionRoutes } from './access-key/index.ts';
import { airportRoutes } from './airport/index.ts';
import { answersTo, approvalRoutes } from './approval/index.ts';
import { certificationRoutes } from './certification/index.ts';
import { controlChannel, controlRoutes, openControls, type Controls } from './control/index.ts';
import { corporateRoutes } from './corporate/index.ts';
import { departmentRoutes, peopleWithin } from './department/index.ts';
import { deviceRoutes, deviceStandings, devicesVisibleTo } from './device/index.ts';
import { dictionaryRoutes } from './dictionary/index.ts';
import { fileRoutes } from './file/index.ts';
import { flightImportRoutes } from './flight-import/index.ts';
import { flightOperationRoutes } from './flight-operation/index.ts';
import { flightRecordRoutes } from './flight-record/index.ts';
import { homeRoutes } from './home/index.ts';
import { liveChannels, type LiveRights } from './live/index.ts';
import { mapRoutes } from './map/index.ts';
import { markerRoutes } from './marker/index.ts';
import { globalChannel, messageRoutes } from './message/index.ts';
import { formationFlightRoutes } from './formation-flight/index.ts';
import { fenceRoutes } from './fence/index.ts';
import { newsPushRoutes } from './news-push/index.ts';
import { noFlyZoneRoutes, zoneImportRoutes } from './no-fly-zone/index.ts';
import { operationLogRoutes } from './operation-log/index.ts';
import { outboxRoutes } from './outbox/index.ts';
import { placeRoutes } from './place/index.ts';
import { parameterRoutes } from './parameter/index.ts';
import { requireNotAbove, requireWithin, roleRoutes, rolesAbove } from './role/index.ts';
import { routeRoutes } from './route/index.ts';
import { routeFileRoutes } from './route-file/index.ts';
import { actorStill, requirePassword, sessionRoutes } from './session/index.ts';
import { simulatorRoutes } from './simulator/index.ts';
import { storageRoutes } from './storage/index.ts';
import { siteRoutes } from './site/index.ts';
import { noteExecutor, taskRoutes } from './task/index.ts';
import { taskReportRoutes } from './task-report/index.ts';
import { terrainRoutes } from './terrain/index.ts';
import { closedRouteIssues, flownSpeed, knownPerformance, smallPictures, transferRoutes } from './transfer/index.ts';
import { userImportRoutes } from './user-import/index.ts';
import { userRoutes } from './user/index.ts';
import { webHookRoutes } from './web-hook/index.ts';

/** What calls and sockets of one server share. */
export const controlsOf = (services: Services): Controls => openControls(services, deviceStandings);

/** Every call of the product. A new feature is one line here. */
export const implementations = (services: Services, controls: Controls, small = smallPictures(services)): Implementation[] =>
  [
    sessionRoutes,
    () => userRoutes(services, noteExecutor(services)),
    userImportRoutes,
    certificationRoutes,
    roleRoutes,
    () => departmentRoutes(services, { requireNotAbove, rolesAbove }),
    dictionaryRoutes,
    fileRoutes,
    () => messageRoutes(services, answersTo),
    outboxRoutes,
    () => operationLogRoutes(services, peopleWithin),
    homeRoutes,
    newsPushRoutes,
    siteRoutes,
    noFlyZoneRoutes,
    zoneImportRoutes,
    airportRoutes,
    fenceRoutes,
    routeRoutes,
    routeFileRoutes,
    markerRoutes,
    terrainRoutes,
    taskRoutes,
    () => taskReportRoutes(services, small),
    approvalRoutes,
    deviceRoutes,
    () => controlRoutes(services, controls, knownPerformance, closedRouteIssues(services), flownSpeed),
    () => parameterRoutes(services, controls.find, controls.atControls),
    () => transferRoutes(services, controls, small),
    () => formationFlightRoutes(services, controls, closedRouteIssues(services)),
    flightRecordRoutes,
    flightImportRoutes,
    flightOperationRoutes,
    simulatorRoutes,
    placeRoutes,
    mapRoutes,
    corporateRoutes,
    storageRoutes,
    () => accessKeyRoutes(services, { requirePassword, requireWithin }),
    () => keySessionRoutes(services),
    () => webHookRoutes(services, { requirePassword, requireWithin }),
  ].flatMap((routes) => routes(services));

/** Every socket of the product. A new one is a line here. */
export const channels = (services: Services, controls: Controls): Channel[] => [
  globalChannel(services),
  ...liveChannels(services, liveRights(services)),
  controlChannel(services, controls),
];

const liveRights = (services: Services): LiveRights => ({
  // Somebody may lose the permission while a socket is open.
  visibleTo: async (actor) =>
    holds(actor.permissions, 'device:query') ? devicesVisibleTo(services.database.db, actor) : new Set<string>(),
  stillHere: (actor) => actorStill(services.database.db, services, actor),
});
