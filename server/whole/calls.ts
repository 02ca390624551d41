import { BASE_PATH, type Endpoint } from '@skyhelm/contract/endpoint';
import { ENDPOINTS } from '@skyhelm/contract/endpoints';
import type { CallOptions, TestApp } from '../testing/app.ts';

export const calls = Object.entries(ENDPOINTS).flatMap(([noun, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ key: `${noun}.${name}`, endpoint })),
);

const BOUNDARY = 'xxSkyhelmxx';

/** A multipart body with the file behind the fields. */
export function multipart(fields: Record<string, unknown>, bytes: Buffer, fileName = 'a.png'): Buffer {
  const head = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(head.join('') + file), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

export function sendUpload(
  test: TestApp,
  endpoint: Endpoint,
  payload: Buffer,
  { token, accessKey, language = 'en' }: CallOptions,
  contentType = `multipart/form-data; boundary=${BOUNDARY}`,
) {
  const credentials = { ...(token !== undefined && { token }), ...(accessKey !== undefined && { ak: accessKey }) };
  const headers = { 'content-type': contentType, 'accept-language': language, ...credentials };
  return test.app.inject({ method: 'POST', url: `${BASE_PATH}${endpoint.path}`, headers, payload });
}

/** The call as it goes over the wire; an upload carries something that is no picture. */
export const send = (test: TestApp, endpoint: Endpoint, input: Record<string, unknown>, options: CallOptions) =>
  endpoint.wire === 'upload'
    ? sendUpload(test, endpoint, multipart(input, Buffer.from('not a picture')), options)
    : test.raw(endpoint, input, options);
