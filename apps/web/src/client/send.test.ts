import { del, get, post, signedIn } from '@boedel/contract/call';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { setLanguage } from '../i18n/language';
import { readAnnouncement } from '../testing/announcement';
import { answerJson, answerPlain, fakeApi } from '../testing/pretended-server';
import { getNotices } from '../ui/plain/notices';
import { CallError, ConflictError } from './errors';
import { pending } from './pending';
import { refreshToken } from './refresh';
import { send } from './send';
import { session } from './session';

const read = get('/api/thing/get', { who: signedIn, query: z.object({ name: z.string() }), answer: z.unknown() });
const save = post('/api/thing/save', { who: signedIn, body: z.object({ id: z.number() }), answer: z.unknown() });
const remove = del('/api/thing/_delete', { who: signedIn, body: z.object({ id: z.number() }), answer: z.unknown() });
const ping = get('/api/thing/ping', { who: signedIn, quiet: true, answer: z.unknown() });

const signIn = (token = 'old'): void =>
  session.start({ user: { id: 7, token, fullname: 'T. Maseko' }, refreshToken: 'refresh-1' });
const expectFailure = (promise: Promise<unknown>): Promise<CallError> =>
  promise.then(
    () => Promise.reject(new Error('it went well')),
    (error: CallError) => error,
  );
const listToasts = (): string[] => getNotices().map((notice) => notice.message);

describe('a request', () => {
  test('carries JSON, the stored token, and a query that is encoded', async () => {
    signIn();
    const asked = fakeApi({ 'GET /api/thing/get': () => answerJson({ ok: 1 }) });
    await send(read, { query: { name: 'Van & Söns = 1' } });
    expect(asked[0]!.query).toEqual({ name: 'Van & Söns = 1' });
    expect(asked[0]!.headers.get('content-type')).toBe('application/json');
    expect(asked[0]!.headers.get('authorization')).toBe('Bearer old');
  });

  test('what somebody typed to find a person never stands in the address', async () => {
    const search = get('/api/thing/getlist', {
      who: signedIn,
      query: z.object({ take: z.number(), searchString: z.string() }),
      answer: z.unknown(),
    });
    const asked = fakeApi({ 'GET /api/thing/getlist': () => answerJson([]) });
    await send(search, { query: { take: 50, searchString: '580612 5041 08 2 & Söns' } });
    expect(asked[0]).toMatchObject({
      address: '/api/thing/getlist?take=50',
      query: { take: '50', searchString: '580612 5041 08 2 & Söns' },
    });
  });

  test('a deletion sends its body', async () => {
    const asked = fakeApi({ 'DELETE /api/thing/_delete': () => answerJson({ done: true }) });
    await send(remove, { body: { id: 4 } });
    expect(asked[0]).toMatchObject({ method: 'DELETE', body: { id: 4 } });
  });

  test('a change that nobody answered is asked for again under its name; what was made before is told and not toasted as a fault', async () => {
    const answers = [
      answerPlain('', { status: 503 }),
      answerJson({ error: 'Saved.' }, { status: 208 }),
      answerJson({ id: 4 }),
    ];
    const asked = fakeApi({ 'POST /api/thing/save': () => answers.shift()! });
    const readHeaders = () => [asked.at(-1)!.headers.get('x-request-id'), asked.at(-1)!.headers.get('x-asked-again')];
    await expectFailure(send(save, { body: { id: 4 } }));
    const [name, again] = readHeaders();
    expect(name).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(again).toBeNull();
    const before = listToasts().length;
    expect(await expectFailure(send(save, { body: { id: 4 } }))).toMatchObject({
      name: 'DoneBefore',
      message: 'Saved.',
    });
    expect(readHeaders()).toEqual([name, 'yes']);
    expect(listToasts()).toHaveLength(before);
    expect(await send(save, { body: { id: 4 } })).toEqual({ id: 4 });
    expect(readHeaders()[0]).not.toBe(name);
    expect(readHeaders()[1]).toBeNull();
  });

  test('nobody signed in sends no authorization', async () => {
    const asked = fakeApi({ 'GET /api/thing/ping': () => answerJson({}) });
    await send(ping);
    expect(asked[0]!.headers.has('authorization')).toBe(false);
  });
});

describe('a refusal, to whoever reads Afrikaans', () => {
  afterEach(() => setLanguage('en'));

  test('is told from its words and values, and its section is cited', async () => {
    setLanguage('af');
    const said = {
      name: [{ key: 'Use at most {count} characters.', values: { count: '120' } }],
      error: [{ key: 'Sign in first.', section: 'Insolvency Act 24 of 1936 s 83(1)' }],
    };
    const english = { name: ['Use at most 120 characters.'], error: 'Sign in first.' };
    const asked = fakeApi({ 'POST /api/thing/save': () => answerJson({ ...english, said }, { status: 422 }) });
    const { fields } = await expectFailure(send(save, { body: { id: 1 } }));
    expect(asked[0]!.headers.get('words')).toBe('apart');
    expect(fields).toEqual({
      name: ['Gebruik hoogstens 120 karakters.'],
      error: ['Teken eers aan. (Insolvensiewet 24 van 1936 art 83(1))'],
    });
  });

  test('is asked for in English alone by everybody else', async () => {
    const asked = fakeApi({ 'POST /api/thing/save': () => answerJson({ name: ['No.'] }, { status: 422 }) });
    await expectFailure(send(save, { body: { id: 1 } }));
    expect(asked[0]!.headers.has('words')).toBe(false);
  });
});

describe('what any response may carry', () => {
  test('a user-token header replaces the stored token, in both places', async () => {
    signIn();
    fakeApi({ 'GET /api/thing/ping': () => answerJson({}, { headers: { 'user-token': 'newer' } }) });
    await send(ping);
    expect(session.token()).toBe('newer');
    expect(session.user()).toEqual({ id: 7, token: 'newer', fullname: 'T. Maseko' });
  });

  const refuseWith = (location: string): void => {
    fakeApi({
      'GET /api/thing/ping': () => answerJson({}, { headers: { 'access-error': 'Not your matter', location } }),
    });
  };

  test('an access error says its message and, once read, leads to a page of ours', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { origin: 'http://localhost:3000', assign });
    refuseWith('/matters');
    await send(ping);
    expect(await readAnnouncement()).toBe('Not your matter');
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('http://localhost:3000/matters'));
  });

  test.each([
    '//evil.example/matters',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'http://localhost:3000@evil.example',
    'http://localhost:3000.evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[',
  ])('but never to another site: %s', async (location) => {
    const assign = vi.fn();
    vi.stubGlobal('location', { origin: 'http://localhost:3000', assign });
    refuseWith(location);
    await send(ping);
    expect(await readAnnouncement()).toBe('Not your matter');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('a token that expired', () => {
  const answerExpired = (): Response =>
    answerJson({ error: 'expired' }, { status: 401, headers: { 'token-expired': 'true' } });
  const answerFreshOnly = ({ headers }: { headers: Headers }): Response =>
    headers.get('authorization') === 'Bearer fresh' ? answerJson({ ok: true }) : answerExpired();

  test('is refreshed once for all calls that found it so, and each is made again', async () => {
    signIn();
    const asked = fakeApi({
      'GET /api/thing/ping': answerFreshOnly,
      'POST /api/thing/save': answerFreshOnly,
      'POST /account/refreshToken': () => answerJson({ token: 'fresh', refreshToken: 'refresh-2' }),
    });
    await expect(Promise.all([send(ping), send(save, { body: { id: 1 } }), send(ping)])).resolves.toHaveLength(3);
    const refreshes = asked.filter((one) => one.path === '/account/refreshToken');
    expect(refreshes.map((one) => one.body)).toEqual([{ userToken: 'old', refreshToken: 'refresh-1' }]);
    expect(session.refreshToken()).toBe('refresh-2');
    expect(localStorage.getItem('isRefreshingToken')).toBeNull();
  });

  test('waits for another tab that is refreshing, and uses what that one got', async () => {
    signIn();
    session.markRefreshing(Date.now());
    const asked = fakeApi({ 'GET /api/thing/ping': answerFreshOnly });
    setTimeout(() => {
      session.replaceToken('fresh');
      session.markRefreshing(undefined);
    }, 150);
    await expect(send(ping)).resolves.toEqual({ ok: true });
    expect(asked.some((one) => one.path === '/account/refreshToken')).toBe(false);
  });

  test.each([429, 503, 0])('keeps the session when the exchange meets %i, and tries again', async (status) => {
    vi.useFakeTimers();
    let tries = 0;
    signIn('old');
    const answerBusy = (): Response => {
      if (status === 0) throw new TypeError('the line is gone');
      return answerJson({}, { status });
    };
    fakeApi({
      'POST /account/refreshToken': () =>
        (tries += 1) < 3 ? answerBusy() : answerJson({ token: 'fresh', refreshToken: 'refresh-2' }),
    });
    const refreshed = refreshToken('old');
    await vi.advanceTimersByTimeAsync(2_500);
    await refreshed;
    expect([tries, session.token(), session.refreshToken()]).toEqual([3, 'fresh', 'refresh-2']);
    vi.useRealTimers();
  });

  test('keeps the session when the server stays away', async () => {
    vi.useFakeTimers();
    signIn('old');
    fakeApi({ 'POST /account/refreshToken': () => answerJson({}, { status: 503 }) });
    const error = expectFailure(refreshToken('old'));
    await vi.advanceTimersByTimeAsync(7_500);
    expect((await error).status).toBe(503);
    expect([session.token(), session.refreshToken()]).toEqual(['old', 'refresh-1']);
    vi.useRealTimers();
  });

  test('that cannot be refreshed ends the session, with the status text or the sentence for none', async () => {
    signIn();
    fakeApi({
      'GET /api/thing/ping': answerExpired,
      'POST /account/refreshToken': () => answerJson({}, { status: 401, statusText: '' }),
    });
    expect((await expectFailure(send(ping))).message).toBe('Refresh Token Error');
    expect(session.token()).toBeNull();

    signIn();
    fakeApi({
      'GET /api/thing/ping': answerExpired,
      'POST /account/refreshToken': () => answerJson({}, { status: 401, statusText: 'Signed out elsewhere' }),
    });
    expect((await expectFailure(send(ping))).message).toBe('Signed out elsewhere');
  });

  test('that a server in trouble cannot exchange says so to a person, not how servers call it', async () => {
    vi.useFakeTimers();
    signIn();
    fakeApi({
      'GET /api/thing/ping': answerExpired,
      'POST /account/refreshToken': () => answerJson({}, { status: 500, statusText: 'Internal Server Error' }),
    });
    const failing = expectFailure(send(ping));
    await vi.advanceTimersByTimeAsync(8_000);
    expect((await failing).message).toBe('An unexpected error occurred.');
    vi.useRealTimers();
  });

  test('was ended elsewhere: the exchange fails too, and the browser forgets the session', async () => {
    signIn();
    fakeApi({
      'GET /api/thing/ping': () => answerJson({ error: 'Sign in first.' }, { status: 401 }),
      'POST /account/refreshToken': () => answerJson({}, { status: 401, statusText: '' }),
    });
    await expectFailure(send(ping));
    expect(session.token()).toBeNull();
  });

  test('was of a firm that one has just left: the token given for leaving is used, and nobody is signed out', async () => {
    signIn();
    fakeApi({
      'GET /api/thing/ping': answerFreshOnly,
      'POST /account/refreshToken': () => {
        session.replaceToken('fresh');
        return answerJson({}, { status: 401 });
      },
    });
    await expect(send(ping)).resolves.toEqual({ ok: true });
    expect(session.token()).toBe('fresh');
  });

  test('is tried once only', async () => {
    signIn();
    const asked = fakeApi({
      'GET /api/thing/ping': answerExpired,
      'POST /account/refreshToken': () => answerJson({ token: 'useless', refreshToken: 'refresh-2' }),
    });
    expect((await expectFailure(send(ping))).status).toBe(401);
    expect(asked).toHaveLength(3);
  });
});

describe('an answer that says no', () => {
  const sendWith = (response: () => Response): Promise<CallError> => {
    fakeApi({ 'POST /api/thing/save': response });
    return expectFailure(send(save, { body: { id: 1 } }));
  };

  test('as a string is passed on with that string, unshown', async () => {
    const error = await sendWith(() => answerJson('Wrong password', { status: 400 }));
    expect(error.message).toBe('Wrong password');
    expect(error.shown).toBe(false);
    expect((await sendWith(() => answerPlain('Locked', { status: 400 }))).message).toBe('Locked');
    expect(listToasts()).toEqual([]);
  });

  test('as an object shows each value for a minute, and each item of a list', async () => {
    const error = await sendWith(() =>
      answerJson({ name: ['Fill this in.', 'Too short.'], error: 'No.' }, { status: 422 }),
    );
    expect(listToasts()).toEqual(['Fill this in.', 'Too short.', 'No.']);
    expect(getNotices().every((one) => one.title === 'Error' && one.ms === 60_000)).toBe(true);
    expect(error.fields['name']).toEqual(['Fill this in.', 'Too short.']);
  });

  test('shows the sentences in it however deep they lie, never what holds them', async () => {
    await sendWith(() =>
      answerJson({ rows: { 0: { name: ['Fill this in.'] }, 1: { amount: 'Too much.' } } }, { status: 422 }),
    );
    expect(listToasts()).toEqual(['Fill this in.', 'Too much.']);
  });

  test('says a sentence once, after what the screen calls the fields it is about', async () => {
    const empty = { email: ['Fill this in.'], fullname: ['Fill this in.'], error: 'No.' };
    fakeApi({ 'POST /api/thing/save': () => answerJson(empty, { status: 422 }) });
    await expectFailure(send(save, {}, { names: { email: 'Email', fullname: 'Full name' } }));
    expect(listToasts()).toEqual(['Email, Full name: Fill this in.', 'No.']);
  });

  test('in no form we know gives the generic sentence', async () => {
    const page = new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } });
    expect((await sendWith(() => page)).message).toBe('Oops..! An error has occured.');
  });

  test('as a conflict carries both versions and shows no toast', async () => {
    const conflict = { yours: { id: 1, name: 'A' }, theirs: { id: 1, name: 'B', version: 3 } };
    const error = await sendWith(() => answerJson({ error: 'Someone saved first.', conflict }, { status: 409 }));
    expect(error).toBeInstanceOf(ConflictError);
    expect((error as ConflictError).conflict).toEqual(conflict);
    expect(listToasts()).toEqual([]);
  });

  test('where the server names only the other version, what was sent is one’s own', async () => {
    const error = await sendWith(() =>
      answerJson({ error: 'x', conflict: { theirs: { id: 1, version: 3 } } }, { status: 409 }),
    );
    expect((error as ConflictError).conflict.yours).toEqual({ id: 1 });
  });

  test('and no answer at all is an unexpected error', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect((await expectFailure(send(ping))).message).toBe('An unexpected error occurred.');
    expect(listToasts()).toEqual(['An unexpected error occurred.']);
  });

  test('unless the connection is gone, which is said', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect((await expectFailure(send(ping))).message).toMatch(/^There is no connection\./);
    vi.restoreAllMocks();
  });
});

describe('the count of calls under way', () => {
  test('rises and falls with them; quiet ones are not counted', async () => {
    const answers: ((response: Response) => void)[] = [];
    const answerLater = (): Promise<Response> => new Promise((resolve) => answers.push(resolve));
    fakeApi({ 'POST /api/thing/save': answerLater, 'GET /api/thing/ping': answerLater });
    const calls = [send(save, { body: { id: 1 } }), send(save, { body: { id: 2 } }), send(ping)];
    await vi.waitFor(() => expect(answers).toHaveLength(3));
    expect(pending.count()).toBe(2);
    answers.forEach((answer) => answer(answerJson({})));
    await Promise.all(calls);
    expect(pending.count()).toBe(0);
  });

  test('is cleared by an error, and never falls below nought afterwards', async () => {
    let answerCall: (response: Response) => void = () => undefined;
    fakeApi({
      'POST /api/thing/save': () => new Promise((resolve) => (answerCall = resolve)),
      'GET /api/thing/get': () => answerJson('no', { status: 400 }),
    });
    const slow = send(save, { body: { id: 1 } });
    await expectFailure(send(read, { query: { name: 'x' } }));
    expect(pending.count()).toBe(0);
    answerCall(answerJson({}));
    await slow;
    expect(pending.count()).toBe(0);
  });
});
