interface Upload {
  headers: Headers;
  body: FormData;
  signal: AbortSignal | undefined;
  /** From 0 to 1. */
  onProgress(sent: number): void;
}

/** `fetch` does not tell how much of a file has gone out: on a slow link nobody would know whether anything happens. */
export function sendUpload(address: string, { headers, body, signal, onProgress }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) })),
    );
    request.addEventListener('error', () => reject(new TypeError('upload failed')));
    request.addEventListener('abort', () => reject(new DOMException('upload cancelled', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
