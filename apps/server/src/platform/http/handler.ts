import type { AnswerOf, BodyOf, Call, Calls, QueryOf } from '@boedel/contract/call';
import type { FastifyBaseLogger } from 'fastify';
import type { Download } from '../files/download';
import type { Parts } from '../parts';
import type { Guest } from '../outside/guest';
import type { Actor } from '../tenancy/actor';
import type { ProviderDoor, Tenant } from '../tenancy/doors';
import type { SentFile } from './uploads';

/** What a handler may add to the answer's headers. */
export interface Reply {
  /** Replaces the token the browser holds. */
  freshToken(token: string): void;
}

interface Asked<C extends Call> {
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** What was sent with a call that is declared an upload. */
  readonly files: readonly SentFile[];
  readonly parts: Parts;
  readonly reply: Reply;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
  readonly address: string;
  /** What the browser calls itself. */
  readonly device: string | undefined;
  /** The bearer as it was sent, unread: for calls that exchange another's token. */
  readonly bearer: string | undefined;
  readonly now: Date;
}
interface SignedIn {
  readonly actor: Actor;
  readonly tenant: Tenant;
}
interface ByLink {
  readonly guest: Guest;
  readonly tenant: Tenant;
}
interface CrossesFirms {
  readonly provider: ProviderDoor;
}

/** What a handler is given follows from who may call: only public, signed-in and provider calls may cross firms. */
export type CallRequest<C extends Call> = Asked<C> &
  (C['who'] extends { kind: 'public' } ? CrossesFirms : C['who'] extends { kind: 'link' } ? ByLink : SignedIn) &
  (C['who'] extends { kind: 'signedIn' | 'provider' } ? CrossesFirms : unknown);

type Answering<C extends Call> = Promise<C extends { download: true } ? Download : AnswerOf<C>>;

/** What a handler can do within the firm's own transactions, and nothing besides. */
export type WithinFirm<C extends Call> = Pick<CallRequest<C>, Extract<keyof CallRequest<C>, WithinFirmPart>>;
type WithinFirmPart = 'tenant' | 'guest' | 'actor' | 'query' | 'body' | 'now';

/**
 * A handler is given nothing but the firm's door. So it may begin by its token: where that no longer holds, no transaction of
 * the firm opens, and nothing was read or changed.
 */
export type Handler<C extends Call> = (request: WithinFirm<C>) => Answering<C>;

/** One that needs more, such as files, mail or other firms. It waits until it is known who calls. */
export type FurtherHandler<C extends Call> = (request: CallRequest<C>) => Answering<C>;
export interface Further<C extends Call> {
  readonly further: FurtherHandler<C>;
}
export const further = <C extends Call>(handler: FurtherHandler<C>): Further<C> => ({ further: handler });

/** Handlers that are all within the firm. */
export type FirmHandlers<T extends Calls> = { readonly [K in keyof T]: Handler<T[K]> };
export type Handlers<T extends Calls> = { readonly [K in keyof T]: Handler<T[K]> | Further<T[K]> };

export interface HandledCall {
  readonly call: Call;
  readonly handler: Handler<Call> | Further<Call>;
}

/** Pairs every declared call with what handles it; a missing one does not compile. */
export const handle = <T extends Calls>(declared: T, handlers: Handlers<T>): HandledCall[] =>
  Object.keys(declared).map((key) => ({
    call: declared[key]!,
    handler: handlers[key] as unknown as HandledCall['handler'],
  }));

/** Makes a call from within another: whoever has a whole request has what any handler needs. */
export const answerBy = (handler: HandledCall['handler'], request: CallRequest<Call>): Answering<Call> =>
  'further' in handler ? handler.further(request) : handler(request);
