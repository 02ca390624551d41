export default {
  newSignIn: 'Your account was used to log in from {device}, IP address {ip}. If this was not you, change your password at once.',
  passwordReset: '{by} has reset your password. Please set one of your own at the next login.',
  rolesChanged: '{by} has changed your roles. You now have: {roles}.',
  departmentJoined: '{by} has added you to the department “{department}”.',
  departmentLeft: '{by} has removed you from the department “{department}”.',
  certificationPassed: '{kind}: your documents have passed the review.',
  certificationFailed: '{kind}: your documents did not pass the review. Reason: {reason}',
  certificationSubmitted: '{by} has submitted documents for review: {kind}.',
};
