/** `crypto.randomUUID` is missing on plain-HTTP pages, which is what a server in a local network is. */
export const newSubmitKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
