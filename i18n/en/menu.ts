export default {
  home: 'Home',
  dashboard: 'Dashboard',
  tta: 'Personal workspace',
  department: 'Department',
  outbox: 'Outbox',
  security: 'Account security',
  login: 'Login',
  downloadApp: 'Download app',
  apiDocs: 'API documentation',
  notFound: 'Page not found',
  unauthorised: 'Unauthorised',
};
