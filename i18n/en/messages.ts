export default {
  newSignIn: 'Your account was used to log in from {device}, IP address {ip}. If this was not you, change your password at once.',
  passwordReset: '{by} has reset your password. Please set one of your own at the next login.',
  passwordChanged:
    'Your password has been changed. If this was not you, set a new one with a verification code and tell your administrator.',
  passwordForgotten: 'A new password was set with a verification code. If this was not you, tell your administrator at once.',
  totpOn: 'Two-step verification has been switched on for your account.',
  totpOff: 'Two-step verification has been switched off for your account. If this was not you, change your password at once.',
  totpReset:
    '{by} has switched off two-step verification for your account. Switch it on again under Account security. If you did not expect this, tell your administrator.',
  contactChanged: '{by} has changed your phone number or e-mail address. If you did not expect this, tell your administrator.',
  rolesChanged: '{by} has changed your roles. You now have: {roles}.',
  departmentJoined: '{by} has added you to the department “{department}”.',
  departmentLeft: '{by} has removed you from the department “{department}”.',
  certificationPassed: '{kind}: your documents have passed the review.',
  certificationFailed: '{kind}: your documents did not pass the review. Reason: {reason}',
  certificationSubmitted: '{by} has submitted documents for review: {kind}.',
  certificationExpiring: {
    one: 'Your licence ({category}) is valid until {date}: it expires in {count} day. Please submit the renewed one in time.',
    other: 'Your licence ({category}) is valid until {date}: it expires in {count} days. Please submit the renewed one in time.',
  },
  certificationExpiresToday:
    'Your licence ({category}) expires today. From tomorrow on you cannot fly with it; please submit the renewed one.',
  certificationExpired: 'Your licence ({category}) expired on {date}. Please submit the renewed one.',
  certificationsExpiring: {
    one: 'The licence of {count} person you review is about to expire or has expired.',
    other: 'The licences of {count} people you review are about to expire or have expired.',
  },
  deviceShared: '{by} has shared the device “{device}” with you.',
  deviceExclusive: '{by} has given you the exclusive use of the device “{device}”.',
  deviceEnded: '{by} has ended your use of the device “{device}”.',
  routeShared: '{by} has shared the route “{route}” with you.',
  routeUnshared: '{by} no longer shares the route “{route}” with you.',
  markerShared: '{by} has shared the marker “{marker}” with you.',
  markerUnshared: '{by} no longer shares the marker “{marker}” with you.',
  routeBroken: 'Your route “{route}” can no longer be flown because of “{zone}”.',
  routesBroken: {
    one: '{count} of your routes can no longer be flown because zones or fences have changed, “{route}” among them.',
    other: '{count} of your routes can no longer be flown because zones or fences have changed, “{route}” among them.',
  },
  routeClosedAboard: 'Route “{route}” on board of “{device}” can no longer be flown because of “{zone}”. It cannot be started.',
  routeClosedInFlight:
    '“{device}” is flying route “{route}”, and the way ahead of it is now closed by “{zone}”. Please stop it or bring it back.',
  formationStopped: {
    one: 'Formation “{formation}”: {count} aircraft was not started. Please look at the formation.',
    other: 'Formation “{formation}”: {count} aircraft were not started. Please look at the formation.',
  },
  newsPush: '{by}: “{title}”. {content}',
  formationInterrupted: {
    one: 'The server was restarted while formation “{formation}” took off: {count} aircraft was not started and does not start.',
    other: 'The server was restarted while formation “{formation}” took off: {count} aircraft were not started and do not start.',
  },
  deviceSimulationOver: 'The time of the simulator “{device}” has run out: it was stopped.',
  taskSubmitted: '{by} asks for approval of task “{task}”.',
  taskPassed: 'Task “{task}” is approved.',
  taskFailed: 'Task “{task}” did not pass: {reason}',
  taskExpired:
    'Nobody has decided on task “{task}” in time. Please submit it again, planned anew where its time or its deadline has passed.',
  taskFallen: 'The approval of task “{task}” no longer holds: “{zone}” stands in the way of its plan or of a way back from it.',
  taskDispatched: 'Task “{task}” with “{device}” is yours to fly, until {deadline}.',
  taskRevoked: 'Task “{task}” was revoked by {by}.',
  taskRevokedFor: 'Task “{task}” was revoked by {by}: {reason}',
  taskNotReleased: 'Task “{task}” is approved but could not be released: {reason}',
  taskGivenBack: 'Task “{task}” was given back: {reason}',
  taskCompleted: 'Task “{task}” is completed.',
  taskPilotGone:
    '“{executor}” can no longer sign in and has not finished task “{task}”. “{device}” may be in the air: somebody has to take the controls, and give the task back once it has landed.',
  webHookOff: 'The web hook “{name}” has been switched off: nobody has taken anything over for days.',
};
