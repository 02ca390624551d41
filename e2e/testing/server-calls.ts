import { BASE_PATH, type Endpoint, type InputOf, type OutputOf } from '@skyhelm/contract/endpoint';
import type { Envelope } from '@skyhelm/contract/envelope';
import { login } from '@skyhelm/contract/session';

/** What somebody else does meanwhile, without a browser. */
export interface Caller {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>>;
  upload<E extends Endpoint>(endpoint: E, input: InputOf<E>, file: Uint8Array, name?: string): Promise<OutputOf<E>>;
}

export async function callerAs(address: string, account: string, password: string): Promise<Caller> {
  const { token } = await send(address, login, { username: account, password });
  return {
    call: (endpoint, input) => send(address, endpoint, input, token),
    async upload(endpoint, input, file, name = 'file') {
      const body = new FormData();
      for (const [name, value] of Object.entries(input as object)) body.append(name, String(value));
      body.append('file', new Blob([Uint8Array.from(file)]), name);
      const headers = { token, 'accept-language': 'en' };
      return dataOf(endpoint, await fetch(`${address}${BASE_PATH}${endpoint.path}`, { method: 'POST', headers, body }));
    },
  };
}

async function dataOf<E extends Endpoint>({ path }: E, response: Response): Promise<OutputOf<E>> {
  const answer = (await response.json()) as Envelope<OutputOf<E>>;
  if (answer.state !== 1) throw new Error(`${path} was refused: ${JSON.stringify(answer)}`);
  return answer.data;
}

async function send<E extends Endpoint>(address: string, endpoint: E, input: InputOf<E>, token = ''): Promise<OutputOf<E>> {
  const headers = { token, 'accept-language': 'en', 'content-type': 'application/json' };
  const isGet = endpoint.method === 'GET';
  const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const url = `${address}${BASE_PATH}${endpoint.path}${query}`;
  return dataOf(endpoint, await fetch(url, isGet ? { headers } : { method: 'POST', headers, body: JSON.stringify(input) }));
}
