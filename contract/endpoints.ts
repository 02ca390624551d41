import * as accessKey from './access-key.ts';
import * as airport from './airport.ts';
import * as approval from './approval.ts';
import * as autoApproval from './auto-approval.ts';
import * as certification from './certification.ts';
import * as commandPreview from './command-preview.ts';
import * as control from './control.ts';
import * as corporate from './corporate.ts';
import * as department from './department.ts';
import * as deviceBinding from './device-binding.ts';
import * as deviceFleet from './device-fleet.ts';
import * as deviceGroup from './device-group.ts';
import * as deviceLife from './device-life.ts';
import * as deviceShare from './device-share.ts';
import * as device from './device.ts';
import * as dictionary from './dictionary.ts';
import type { Endpoint } from './endpoint.ts';
import * as file from './file.ts';
import * as flightSettings from './flight-settings.ts';
import * as flightTraits from './flight-traits.ts';
import * as flightOperation from './flight-operation.ts';
import * as flightImport from './flight-import.ts';
import * as flightRecord from './flight-record.ts';
import * as flownRoute from './flown-route.ts';
import * as formation from './formation.ts';
import * as formationFlight from './formation-flight.ts';
import * as home from './home.ts';
import * as map from './map.ts';
import * as marker from './marker.ts';
import * as markerImport from './marker-import.ts';
import * as message from './message.ts';
import * as fence from './fence.ts';
import * as newsPush from './news-push.ts';
import * as noFlyZone from './no-fly-zone.ts';
import * as zoneImport from './zone-import.ts';
import * as operationLog from './operation-log.ts';
import * as outbox from './outbox.ts';
import * as place from './place.ts';
import * as parameterMetadata from './parameter-metadata.ts';
import * as parameter from './parameter.ts';
import * as role from './role.ts';
import * as route from './route.ts';
import * as routeFile from './route-file.ts';
import * as session from './session.ts';
import * as simulator from './simulator.ts';
import * as steering from './steering.ts';
import * as storage from './storage.ts';
import * as task from './task.ts';
import * as taskConfig from './task-config.ts';
import * as taskReport from './task-report.ts';
import * as taskFlight from './task-flight.ts';
import * as taskResults from './task-results.ts';
import * as taskSteps from './task-steps.ts';
import * as terrain from './terrain.ts';
import * as transfer from './transfer.ts';
import * as userImport from './user-import.ts';
import * as site from './site.ts';
import * as user from './user.ts';
import * as webHook from './web-hook.ts';
import * as vehicleLog from './vehicle-log.ts';
import * as vehiclePicture from './vehicle-picture.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;

const endpointsOf = (module: object): Record<string, Endpoint> =>
  Object.fromEntries(Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])));

/** Every call of the product, by the noun it belongs to. */
export const ENDPOINTS: Record<string, Record<string, Endpoint>> = {
  session: endpointsOf(session),
  user: endpointsOf(user),
  userImport: endpointsOf(userImport),
  certification: endpointsOf(certification),
  role: endpointsOf(role),
  department: endpointsOf(department),
  dictionary: endpointsOf(dictionary),
  file: endpointsOf(file),
  message: endpointsOf(message),
  outbox: endpointsOf(outbox),
  operationLog: endpointsOf(operationLog),
  home: endpointsOf(home),
  newsPush: endpointsOf(newsPush),
  site: endpointsOf(site),
  fence: endpointsOf(fence),
  noFlyZone: endpointsOf(noFlyZone),
  zoneImport: endpointsOf(zoneImport),
  airport: endpointsOf(airport),
  route: endpointsOf(route),
  routeFile: endpointsOf(routeFile),
  formation: endpointsOf(formation),
  formationFlight: endpointsOf(formationFlight),
  marker: endpointsOf(marker),
  markerImport: endpointsOf(markerImport),
  terrain: endpointsOf(terrain),
  task: endpointsOf(task),
  taskSteps: endpointsOf(taskSteps),
  taskFlight: endpointsOf(taskFlight),
  taskResults: endpointsOf(taskResults),
  taskConfig: endpointsOf(taskConfig),
  taskReport: endpointsOf(taskReport),
  approval: endpointsOf(approval),
  autoApproval: endpointsOf(autoApproval),
  device: endpointsOf(device),
  deviceBinding: endpointsOf(deviceBinding),
  deviceShare: endpointsOf(deviceShare),
  deviceGroup: endpointsOf(deviceGroup),
  deviceLife: endpointsOf(deviceLife),
  deviceFleet: endpointsOf(deviceFleet),
  flightTraits: endpointsOf(flightTraits),
  flightSettings: endpointsOf(flightSettings),
  control: endpointsOf(control),
  commandPreview: endpointsOf(commandPreview),
  simulator: endpointsOf(simulator),
  place: endpointsOf(place),
  map: endpointsOf(map),
  parameter: endpointsOf(parameter),
  parameterMetadata: endpointsOf(parameterMetadata),
  steering: endpointsOf(steering),
  transfer: endpointsOf(transfer),
  flownRoute: endpointsOf(flownRoute),
  vehicleLog: endpointsOf(vehicleLog),
  vehiclePicture: endpointsOf(vehiclePicture),
  flightRecord: endpointsOf(flightRecord),
  flightImport: endpointsOf(flightImport),
  flightOperation: endpointsOf(flightOperation),
  corporate: endpointsOf(corporate),
  storage: endpointsOf(storage),
  accessKey: endpointsOf(accessKey),
  webHook: endpointsOf(webHook),
};
