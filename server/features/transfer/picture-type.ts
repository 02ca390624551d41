/** What a browser takes it for: raw files are only for keeping. */
export const pictureType = (file: string): string => (/\.jpe?g$/i.test(file) ? 'image/jpeg' : 'application/octet-stream');
