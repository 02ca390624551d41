export const ROUTE_FILE_MAX_BYTES = 10 * 1024 * 1024;
export const ROUTE_FILE_MAX_ROUTES = 200;
