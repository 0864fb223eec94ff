import type { LinkPurpose } from '@boedel/domain/access/outside-link';
import type { Role } from '@boedel/domain/access/role';
import { type Caller, mayCall, type Visit, type CallAccess } from '@boedel/domain/access/call-access';
import type { z } from 'zod';

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Any schema, by as little as tells one: comparing whole schemas for every call, wherever one is named, took the compiler
 * most of its time.
 */
export interface CallSchema {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}
/** The same to read by; every schema of a call is one of zod's. */
export const toZodSchema = (schema: CallSchema): z.ZodType => schema as z.ZodType;

/** What a call is, spelled once: router, browser client, permission check, API page and tests derive from it. */
export interface CallSpec {
  readonly method: CallMethod;
  readonly path: string;
  readonly who: CallAccess;
  readonly query?: CallSchema;
  readonly body?: CallSchema;
  /** What goes back. Fields that are not declared never leave. Absent on a download. */
  readonly answer?: CallSchema;
  /** The answer is a file, named by the header x-suggested-filename. */
  readonly download?: true;
  /** The body is multipart/form-data: one or more files, and `body` describes the fields beside them. */
  readonly upload?: true;
  /** Beyond the specification's list of calls. */
  readonly ours?: true;
  /** An export, a report or a search: it may be read from a replica, which then has all that was saved before. */
  readonly fromReplica?: true;
  /** Does not show the full-screen loader: pings, search as you type, previews. */
  readonly quiet?: true;
  /** Guessing is what an attacker does with it: a tight rate limit by address. */
  readonly guarded?: true;
  /**
   * Subjects this call changes beside its own (the group of its path): what is on the screen of them is read again.
   * 'nothing' where a call only asks, or tells the server what no screen shows.
   */
  readonly changes?: readonly CallSubject[] | 'nothing';
  /** What the provider's people may do with it while they are in a firm for support; see `callInVisit`. */
  readonly inVisit?: InVisit;
  /**
   * Shows the provider what belongs to firms: the one the query or body names as `intermediaryID` (or `id`), or every firm.
   * Their audit trails say so.
   */
  readonly readsFirms?: 'intermediaryID' | 'id';
  /** Shows the provider's people a firm that the query names as `intermediaryID`; unnamed, it is one's own. Its trail says so. */
  readonly readsNamedFirm?: true;
  /** A sentence for the API page. */
  readonly about?: string;
}

/**
 * - `read`: it only reads, and is always possible. Every GET, and what only asks, unless declared otherwise.
 * - `write`: possible while an administrator of the firm allows support to make changes. All others, unless declared otherwise.
 * - `never`: money, bank details, whole private numbers, lodging an account, taking data away, letting somebody in, and what
 *   only the firm decides.
 * - `own`: about the person alone, such as leaving the firm. Every call of `signedIn`, unless declared otherwise.
 */
export type InVisit = 'read' | 'write' | 'never' | 'own';

export const callInVisit = ({
  method,
  who,
  inVisit,
  changes,
}: Pick<CallSpec, 'method' | 'who' | 'inVisit' | 'changes'>): InVisit =>
  inVisit ?? (who.kind === 'signedIn' ? 'own' : method === 'GET' || changes === 'nothing' ? 'read' : 'write');

/** Whether somebody may make a call: by their roles, and in a visit for support by what is possible there. */
export function mayMake(
  call: Pick<CallSpec, 'method' | 'who' | 'inVisit' | 'changes'>,
  caller: Caller | undefined,
): boolean {
  return mayCall(call.who, caller) && isOpenInVisit(call, caller?.visit);
}
/** Anybody who is not in a visit may do what their roles allow. */
export function isOpenInVisit(
  call: Pick<CallSpec, 'method' | 'who' | 'inVisit' | 'changes'>,
  visit: Visit | undefined,
): boolean {
  const kind = callInVisit(call);
  return visit === undefined || kind === 'own' || kind === 'read' || (kind === 'write' && visit === 'write');
}

/** The same calls, with what a visitor may do with those that change something; a call's own word goes before. */
export const allowInVisit = <const T extends CallRegistry>(kind: 'never' | 'write', declared: T): T =>
  Object.fromEntries(
    Object.entries(declared).map(([name, call]) => [
      name,
      callInVisit(call) === 'write' && !call.inVisit ? { ...call, inVisit: kind } : call,
    ]),
  ) as unknown as T;

/** What calls are about: the group of their path, in small letters. */
export type CallSubject = `/${string}`;
export const toSubject = (path: string): CallSubject =>
  path.slice(0, path.lastIndexOf('/')).toLowerCase() as CallSubject;
/** The subjects a call changes, its own first. */
export const listChangedSubjects = ({ method, path, changes = [] }: CallSpec): readonly CallSubject[] =>
  method === 'GET' || changes === 'nothing' ? [] : [...new Set([toSubject(path), ...changes])];

type CallDetails = Omit<CallSpec, 'method' | 'path'>;
type DeclaredCall<M extends CallMethod, S> = Readonly<{ method: M; path: string }> & S;

const declareCall =
  <M extends CallMethod>(method: M) =>
  <const S extends CallDetails>(path: `/${string}`, spec: S): DeclaredCall<M, S> => ({ method, path, ...spec });

export const get = declareCall('GET');
export const post = declareCall('POST');
export const put = declareCall('PUT');
export const del = declareCall('DELETE');

export type CallRegistry = Readonly<Record<string, CallSpec>>;
/** Keeps the exact types of what is declared. */
export const declareCalls = <const T extends CallRegistry>(declared: T): T => declared;
/** Calls of which every change shows on the screens of other subjects too. */
export const declareChangingCalls = <const T extends CallRegistry>(changes: readonly CallSubject[], declared: T): T =>
  Object.fromEntries(
    Object.entries(declared).map(([name, call]) => [
      name,
      call.method === 'GET' || call.changes === 'nothing'
        ? call
        : { ...call, changes: [...changes, ...(call.changes ?? [])] },
    ]),
  ) as T;

export const anyone = { kind: 'public' } as const satisfies CallAccess;
export const signedIn = { kind: 'signedIn' } as const satisfies CallAccess;
export const provider = { kind: 'provider' } as const satisfies CallAccess;
/** Somebody without an account, by a link made for this purpose; its secret travels in the header x-link. */
export const allowByLink = <const P extends LinkPurpose | 'any'>(purpose: P): { kind: 'link'; purpose: P } => ({
  kind: 'link',
  purpose,
});
export const allowFirm = (...anyOf: Role[]): { kind: 'firm'; anyOf: Role[] } => ({ kind: 'firm', anyOf });
export const allowOnMatter = (...anyOf: Role[]): { kind: 'matter'; anyOf: Role[] } => ({ kind: 'matter', anyOf });

type SchemaInput<T> = T extends CallSchema ? T['_zod']['input'] : undefined;
type SchemaOutput<T> = T extends CallSchema ? T['_zod']['output'] : undefined;

/** As it crosses the wire: what the browser sends and gets. */
export type WireQuery<C extends CallSpec> = SchemaInput<C['query']>;
export type WireBody<C extends CallSpec> = SchemaInput<C['body']>;
export type WireAnswer<C extends CallSpec> = SchemaInput<C['answer']>;

/** As the server's own code sees it: amounts are cents, days are days. */
export type QueryOf<C extends CallSpec> = SchemaOutput<C['query']>;
export type BodyOf<C extends CallSpec> = SchemaOutput<C['body']>;
export type AnswerOf<C extends CallSpec> = SchemaOutput<C['answer']>;
