import type { AnswerOf, BodyOf, CallSpec, CallRegistry, QueryOf } from '@boedel/contract/call';
import type { FastifyBaseLogger } from 'fastify';
import type { Download } from '../files/download';
import type { Services } from '../services';
import type { Guest } from '../outside/guest';
import type { Actor } from '../tenancy/actor';
import type { ProviderScope, FirmScope } from '../tenancy/scopes';
import type { SentFile } from './uploads';

/** What a handler may add to the answer's headers. */
export interface CallReply {
  /** Replaces the token the browser holds. */
  freshToken(token: string): void;
}

interface CallInput<C extends CallSpec> {
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** What was sent with a call that is declared an upload. */
  readonly files: readonly SentFile[];
  readonly services: Services;
  readonly reply: CallReply;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
  readonly address: string;
  /** What the browser calls itself. */
  readonly device: string | undefined;
  /** The bearer as it was sent, unread: for calls that exchange another's token. */
  readonly bearer: string | undefined;
  readonly now: Date;
}
interface SignedInRequest {
  readonly actor: Actor;
  readonly scope: FirmScope;
}
interface GuestRequest {
  readonly guest: Guest;
  readonly scope: FirmScope;
}
interface ProviderRequest {
  readonly provider: ProviderScope;
}

/** What a handler is given follows from who may call: only public, signed-in and provider calls may cross firms. */
export type CallRequest<C extends CallSpec> = CallInput<C> &
  (C['who'] extends { kind: 'public' }
    ? ProviderRequest
    : C['who'] extends { kind: 'link' }
      ? GuestRequest
      : SignedInRequest) &
  (C['who'] extends { kind: 'signedIn' | 'provider' } ? ProviderRequest : unknown);

type CallAnswer<C extends CallSpec> = Promise<C extends { download: true } ? Download : AnswerOf<C>>;

/** What a handler can do with only the firm's own transactions. */
export type FirmCallRequest<C extends CallSpec> = Pick<CallRequest<C>, Extract<keyof CallRequest<C>, FirmRequestPart>>;
type FirmRequestPart = 'scope' | 'guest' | 'actor' | 'query' | 'body' | 'now';

/**
 * A handler is given only the firm's scope. So it may begin with the token: if that is no longer valid, no transaction of
 * the firm opens, and nothing was read or changed.
 */
export type Handler<C extends CallSpec> = (request: FirmCallRequest<C>) => CallAnswer<C>;

/** A handler that needs more, such as files, mail or other firms. It waits until the caller was looked up. */
export type ServiceHandler<C extends CallSpec> = (request: CallRequest<C>) => CallAnswer<C>;
export interface WithServices<C extends CallSpec> {
  readonly withServices: ServiceHandler<C>;
}
export const withServices = <C extends CallSpec>(handler: ServiceHandler<C>): WithServices<C> => ({
  withServices: handler,
});

/** Handlers that are all within the firm. */
export type FirmHandlers<T extends CallRegistry> = { readonly [K in keyof T]: Handler<T[K]> };
export type Handlers<T extends CallRegistry> = { readonly [K in keyof T]: Handler<T[K]> | WithServices<T[K]> };

export interface HandledCall {
  readonly call: CallSpec;
  readonly handler: Handler<CallSpec> | WithServices<CallSpec>;
}

/** Pairs every declared call with what handles it; a missing one does not compile. */
export const pairHandlers = <T extends CallRegistry>(declared: T, handlers: Handlers<T>): HandledCall[] =>
  Object.keys(declared).map((key) => ({
    call: declared[key]!,
    handler: handlers[key] as unknown as HandledCall['handler'],
  }));

/** Makes a call from within another: whoever has a whole request has what any handler needs. */
export const runHandler = (handler: HandledCall['handler'], request: CallRequest<CallSpec>): CallAnswer<CallSpec> =>
  'withServices' in handler ? handler.withServices(request) : handler(request);
