/** What a run of vitest leaves behind for whoever started it. */
export const reportFiles = (beginning: string) => ({ report: `${beginning}.json`, times: `${beginning}-times.json` });
