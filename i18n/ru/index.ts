import common from './common.ts';
import dictionary from './dictionary.ts';
import errors from './errors.ts';
import issues from './issues.ts';
import log from './log.ts';
import mail from './mail.ts';
import menu from './menu.ts';
import messages from './messages.ts';
import login from './login.ts';
import shell from './shell.ts';
import account from './account.ts';
import demo from './demo.ts';
import department from './department.ts';
import parameter from './parameter.ts';
import permission from './permission.ts';
import role from './role.ts';
import user from './user.ts';
import certification from './certification.ts';
import userimport from './userimport.ts';
import flightimport from './flightimport.ts';
import formation from './formation.ts';
import home from './home.ts';
import oplog from './oplog.ts';
import map from './map.ts';
import area from './area.ts';
import fence from './fence.ts';
import messagehistory from './messagehistory.ts';
import newspush from './newspush.ts';
import noflyzone from './noflyzone.ts';
import approval from './approval.ts';
import taskconfig from './taskconfig.ts';
import flighttask from './flighttask.ts';
import achievement from './achievement.ts';
import outbox from './outbox.ts';
import api from './api.ts';
import apidocs from './apidocs.ts';
import boot from './boot.ts';
import pattern from './pattern.ts';
import marker from './marker.ts';
import route from './route.ts';
import routefile from './routefile.ts';
import site from './site.ts';
import task from './task.ts';
import taskreport from './taskreport.ts';
import device from './device.ts';
import share from './share.ts';
import uav from './uav.ts';
import simulator from './simulator.ts';
import corporate from './corporate.ts';
import accesskey from './accesskey.ts';
import undelivered from './undelivered.ts';
import webhook from './webhook.ts';
import vehicle from './vehicle.ts';
import flight from './flight.ts';
import flightoperation from './flightoperation.ts';
import flightplay from './flightplay.ts';
import flightrecord from './flightrecord.ts';
import station from './station.ts';

export default {
  common,
  dictionary,
  errors,
  issues,
  log,
  mail,
  menu,
  messages,
  login,
  shell,
  account,
  demo,
  department,
  parameter,
  permission,
  role,
  user,
  certification,
  userimport,
  flightimport,
  formation,
  home,
  oplog,
  outbox,
  api,
  apidocs,
  boot,
  pattern,
  marker,
  route,
  routefile,
  site,
  task,
  taskreport,
  map,
  area,
  fence,
  messagehistory,
  newspush,
  noflyzone,
  approval,
  taskconfig,
  flighttask,
  achievement,
  device,
  share,
  uav,
  simulator,
  corporate,
  accesskey,
  undelivered,
  webhook,
  vehicle,
  flight,
  flightoperation,
  flightplay,
  flightrecord,
  station,
};
