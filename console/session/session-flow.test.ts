import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const asked: string[] = [];
let permissions: string[] = [];
let connected = true;
let held: Promise<Response> | undefined;
let flow: typeof import('./session-flow.ts');
let state: typeof import('./session.ts');
let client: typeof import('../api/client.ts');
let calls: typeof import('../api/endpoints.generated.ts');
let settings: typeof import('./own-settings.ts');

const ELSEWHERE = { unitSystem: 1, trajectories: 0, handedness: 4 };
const ANN = { id: 'ann', permissions: [] as string[], unreadMessages: 0, enterpriseInfo: {}, settings: ELSEWHERE };
const answered = (body: object) => Response.json({ mes: '', ...body });

beforeAll(async () => {
  // The language is read when the words are loaded: another file may have done that with another cookie.
  vi.resetModules();
  vi.stubGlobal('document', { cookie: 'language=en', documentElement: {} });
  vi.stubGlobal('location', { pathname: '/home' });
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (!connected) throw new TypeError('Failed to fetch');
    if (held && path.startsWith('/fcms/enterprise/user/getDepts')) return held;
    if (path.startsWith('/fcms/menu/')) return answered({ state: 1, data: [] });
    if (path.startsWith('/fcms/user/setSettings')) return answered({ state: 1, data: null });
    if (path.startsWith('/fcms/user/getUserInfo')) return answered({ state: 1, data: { ...ANN, permissions } });
    return answered({ state: 0, code: 'request.forbidden' });
  });
  [flow, state, client, calls, settings] = await Promise.all([
    import('./session-flow.ts'),
    import('./session.ts'),
    import('../api/client.ts'),
    import('../api/endpoints.generated.ts'),
    import('./own-settings.ts'),
  ]);
});
beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  permissions = [];
  connected = true;
  state.beginSession({ ...ANN, permissions: ['department:query'] } as never, []);
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const later = () => vi.advanceTimersByTimeAsync(1_000);

describe('rights that change under an open console', () => {
  it('are asked for once, however many hints come together', async () => {
    for (let hint = 0; hint < 5; hint++) flow.followRights();
    await later();
    expect(asked).toHaveLength(2);
    expect(state.has('department:query')).toBe(false);
    permissions = ['user:query'];
    flow.followRights();
    await later();
    expect(state.has('user:query')).toBe(true);
  });

  it('are asked for when something is forbidden', async () => {
    await expect(client.send(calls.department.getDepts, {}, { quiet: true })).rejects.toMatchObject({ code: 'request.forbidden' });
    await later();
    expect(state.has('department:query')).toBe(false);
  });

  it('bring nobody back who has left meanwhile', async () => {
    const answer = flow.enterAgain();
    state.forgetSession();
    await answer;
    expect(state.useSession.getState().user).toBeUndefined();
  });

  it('bring the settings of another console along, but for what is chosen in this one meanwhile', async () => {
    const early = settings.changeOwnSettings('unitSystem', 2);
    const answer = flow.enterAgain();
    const late = settings.changeOwnSettings('trajectories', 3);
    await Promise.all([early, answer, late]);
    expect(state.useSession.getState().user!.settings).toEqual({ unitSystem: 2, trajectories: 3, handedness: 4 });
    await flow.enterAgain();
    expect(state.useSession.getState().user!.settings).toEqual(ELSEWHERE);
  });
});

describe('asking who I am', () => {
  const LOGOUT = '/fcms/logout';
  const ask = () => flow.askWhoIAm(state.useSession.getState().config);

  it('ends what is left of a session when it fails', async () => {
    connected = false;
    await ask();
    expect(asked).toContain(LOGOUT);
    expect(state.useSession.getState().user).toBeUndefined();
  });

  it('ends nothing when it fails because the page is being left, so that a hasty reload logs nobody out', async () => {
    const heard = new Map<string, () => void>();
    vi.stubGlobal('addEventListener', (name: string, listener: () => void) => void heard.set(name, listener));
    const { notePageLeft } = await import('../browser/page-left.ts');
    notePageLeft();
    connected = false;
    heard.get('pagehide')!();
    await ask();
    expect(asked).not.toContain(LOGOUT);
    expect(state.useSession.getState().user?.id).toBe('ann');
    heard.get('pageshow')!();
    await ask();
    expect(asked).toContain(LOGOUT);
  });

  it('ends nothing of a key by an answer to whoever the page was before', async () => {
    const key = await import('../api/access-key.ts');
    const { promise, resolve } = Promise.withResolvers<Response>();
    held = promise;
    const late = client.send(calls.department.getDepts, {});
    key.handInAccessKey('one');
    await key.exchangeAccessKey(async () => ({ token: 'ks_1' }));
    resolve(answered({ state: 1000 }));
    await expect(late).rejects.toBeInstanceOf(Error);
    expect(state.useSession.getState().user?.id).toBe('ann');
    expect(key.currentKeySession()).toBe('ks_1');
    held = undefined;
    key.dropKeySession();
  });

  it('keeps the session of a key, whose visitor has no other way in', async () => {
    const key = await import('../api/access-key.ts');
    vi.stubGlobal('location', { pathname: '/home', href: 'http://console/home?AK=one' });
    vi.stubGlobal('history', { state: null, replaceState: () => undefined });
    key.takeAccessKey();
    await key.exchangeAccessKey(async () => ({ token: 'ks_1' }));
    connected = false;
    await ask();
    expect(key.currentKeySession()).toBe('ks_1');
    expect(asked.filter((path) => path.includes('endSession'))).toEqual([]);
    key.dropKeySession();
    vi.stubGlobal('location', { pathname: '/home' });
  });
});

describe('why a session ended', () => {
  const farewell = () => state.useSession.getState().farewell;

  it('is kept for the login page, as it was heard first, until somebody signs in', () => {
    flow.endSession('frozen');
    flow.endSession('expired');
    expect([state.useSession.getState().user, farewell()]).toEqual([undefined, 'frozen']);
    state.beginSession({ ...ANN } as never, []);
    expect(farewell()).toBeUndefined();
  });

  it('is not known where only an answer says that it has, or a newer server has a reason of its own', async () => {
    held = Promise.resolve(answered({ state: 1000 }));
    await expect(client.send(calls.department.getDepts, {})).rejects.toBeInstanceOf(Error);
    held = undefined;
    expect(farewell()).toBe('unknown');
    state.beginSession({ ...ANN } as never, []);
    flow.endSession('eclipsed' as never);
    expect(farewell()).toBe('unknown');
  });

  it('is not said to whoever has logged out themselves', async () => {
    await flow.leave();
    expect([state.useSession.getState().user, farewell()]).toEqual([undefined, undefined]);
  });
});
