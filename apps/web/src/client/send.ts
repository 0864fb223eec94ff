import { madeBefore } from '@boedel/contract/asked-again';
import { type CallSpec, toZodSchema, type WireAnswer, type WireBody, type WireQuery } from '@boedel/contract/call';
import { type AnswerWithExtras, besideHeader } from '@boedel/contract/read-beside';
import { pickKnownFields } from '@boedel/contract/unknown-fields';
import { splitQuery, typedHeader } from '@boedel/contract/typed-words';
import { getLanguage } from '../i18n/language';
import { t } from '../i18n/t';
import { formatAsText } from '../ui/format-as-text';
import { notifyError } from '../ui/plain/notices';
import { nameChange } from './asked-again';
import { CallError, errorTexts } from './errors';
import { createPageState } from './create-page-state';
import { pending } from './pending';
import { createLinkHeaders } from './outside-link';
import { applyHeaders, refreshToken } from './refresh';
import { readRefusal } from './refusal';
import { session } from './session';

export interface SendInput<C extends CallSpec = CallSpec> {
  readonly query?: WireQuery<C>;
  readonly body?: WireBody<C>;
  /** For calls that take files beside their fields. */
  readonly files?: readonly File[];
}

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** Does not show the full-screen loader, also where the call is not declared quiet. */
  readonly quiet?: boolean;
  /** Instead of the stored token, as when an identity provider's token is exchanged for ours. */
  readonly bearer?: string;
  /** Shows no toast: the screen says it where it belongs, or it does not matter to the person. */
  readonly silent?: boolean;
  /** What the screen calls the fields it sends, for the toast of a refusal: people do not know wire names. */
  readonly names?: Readonly<Record<string, string>>;
  /** Addresses to be read with the answer of a change. */
  readonly beside?: readonly string[];
}

/** Makes a declared call. Rejects with a `CallError`; what there is to say about it is on the screen by then. */
export async function send<C extends CallSpec>(
  call: C,
  input: SendInput<C> = {},
  options: SendOptions = {},
): Promise<WireAnswer<C>> {
  return (await sendBeside(call, input, options)).answer;
}

type SentAnswer<C extends CallSpec> = AnswerWithExtras & { readonly answer: WireAnswer<C> };

/** Changes that were sent and answered. What one of two under way together brings may be from before the other. */
const changes = createPageState(() => ({ begun: 0, ended: 0 }));

/** The same with what was read beside it, by address; nothing, where the server read nothing or not after all changes. */
export async function sendBeside<C extends CallSpec>(
  call: C,
  input: SendInput<C>,
  options: SendOptions,
): Promise<SentAnswer<C>> {
  if (call.method === 'GET') return readAnswer(call, input, options);
  const others = changes.begun - changes.ended;
  const mine = ++changes.begun;
  try {
    const answered = await readAnswer(call, input, options);
    return others === 0 && mine === changes.begun ? answered : { ...answered, beside: {} };
  } finally {
    changes.ended += 1;
  }
}

async function readAnswer<C extends CallSpec>(
  call: C,
  input: SendInput<C>,
  options: SendOptions,
): Promise<SentAnswer<C>> {
  const response = await exchangeCall(call, input, options);
  if (!response.ok || response.status === madeBefore)
    throw await readRefusal(response, { sent: input.body, silent: options.silent, names: options.names });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const read = text && isJson ? (JSON.parse(text) as unknown) : text || undefined;
  return (response.headers.has(besideHeader) ? read : { answer: read, beside: {} }) as SentAnswer<C>;
}

/** The request and what every response may carry, for `send` and `download` alike. */
export async function exchangeCall(call: CallSpec, input: SendInput, options: SendOptions = {}): Promise<Response> {
  const done = call.quiet || options.quiet ? undefined : pending.begin();
  try {
    const token = session.token();
    let response = await requestCall(call, input, options);
    // Expired, or no longer good because the session was ended elsewhere: then the exchange fails, and leads to the login.
    if (response.status === 401 && token && call.who.kind !== 'public' && call.who.kind !== 'link' && !options.bearer) {
      await refreshToken(token);
      response = await requestCall(call, input, options);
    }
    applyHeaders(response);
    if (!response.ok) pending.clear();
    return response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    pending.clear();
    if (error instanceof CallError) throw error;
    const said = describeUnanswered();
    if (!options.silent) notifyError(said);
    throw new CallError(said, 0, {}, !options.silent);
  } finally {
    done?.();
  }
}

/** What is said when no answer came: the browser knows whether it is the connection. */
const describeUnanswered = (): string =>
  navigator.onLine
    ? t(errorTexts.unexpected)
    : t('There is no connection. Try again once you are back online; what you typed is kept.');

function requestCall(call: CallSpec, input: SendInput, options: SendOptions): Promise<Response> {
  const token = options.bearer ?? session.token();
  const query = pickKnownFields(call.query && toZodSchema(call.query), input.query);
  const body = pickKnownFields(call.body && toZodSchema(call.body), input.body);
  const { address, typed } = splitQuery(query);
  const change = nameChange(call, input);
  const asked = fetch(address ? `${call.path}?${address}` : call.path, {
    method: call.method,
    headers: {
      ...change.headers,
      ...(typed && { [typedHeader]: typed }),
      ...(options.beside && options.beside.length > 0 && { [besideHeader]: options.beside.join(' ') }),
      ...(getLanguage() === 'af' && { words: 'apart' }),
      ...(!call.upload && { 'content-type': 'application/json' }),
      ...(call.who.kind === 'link' ? createLinkHeaders() : token && { authorization: `Bearer ${token}` }),
    },
    ...(call.method !== 'GET' && {
      body: call.upload ? toFormData({ ...input, body: body }) : JSON.stringify(body ?? {}),
    }),
    ...(options.signal && { signal: options.signal }),
  });
  asked.then(
    ({ status }) => change.ended(status),
    () => change.ended(0),
  );
  return asked;
}

function toFormData(input: SendInput): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries((input.body as Record<string, unknown> | undefined) ?? {})) {
    if (value === undefined || value === null) continue;
    form.append(key, formatAsText(value));
  }
  for (const file of input.files ?? []) form.append('file', file, file.name);
  return form;
}
