/** Where a flight comes from: it was heard as it flew, or read from a file of that kind. */
export const FLIGHT_SOURCES = ['live', 'tlog', 'bin', 'ulg'] as const;
export type FlightSource = (typeof FLIGHT_SOURCES)[number];

export const EXPORT_FORMATS = ['csv', 'kml', 'gpx', 'tlog'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
