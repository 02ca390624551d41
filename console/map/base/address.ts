/** The build puts the name in its place that the file has by its content. */
export const BASE_MAP_ADDRESS = '/assets/base-map.json';
