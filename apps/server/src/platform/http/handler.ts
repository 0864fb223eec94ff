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

export type Handler<C extends Call> = (
  request: CallRequest<C>,
) => Promise<C extends { download: true } ? Download : AnswerOf<C>>;

export type Handlers<T extends Calls> = { readonly [K in keyof T]: Handler<T[K]> };

export interface HandledCall {
  readonly call: Call;
  readonly handler: Handler<Call>;
}

/** Pairs every declared call with what handles it; a missing one does not compile. */
export const handle = <T extends Calls>(declared: T, handlers: Handlers<T>): HandledCall[] =>
  Object.keys(declared).map((key) => ({ call: declared[key]!, handler: handlers[key] as unknown as Handler<Call> }));

/** What a handler can do within the firm's own transactions, and nothing besides. */
type WithinFirm<C extends Call> = Pick<CallRequest<C>, Extract<keyof CallRequest<C>, WithinFirmPart>>;
type WithinFirmPart = 'tenant' | 'actor' | 'query' | 'body' | 'now';
const withinFirmOnly = new WeakSet<object>();

/**
 * A handler that is given nothing but the firm's door. So it may begin by its token: where that no longer holds, no
 * transaction of the firm opens, and nothing was read or changed.
 */
export function withinFirm<C extends Call>(handler: (asked: WithinFirm<C>) => ReturnType<Handler<C>>): Handler<C> {
  const only: Handler<C> = (request) => {
    const { tenant, actor, query, body, now } = request as unknown as CallRequest<Call>;
    return handler({ tenant, actor, query, body, now } as unknown as WithinFirm<C>);
  };
  withinFirmOnly.add(only);
  return only;
}

export const isWithinFirm = (handler: object): boolean => withinFirmOnly.has(handler);
