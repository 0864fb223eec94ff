import {
  type CallSpec,
  listChangedSubjects,
  toSubject,
  type WireAnswer,
  type WireBody,
  type WireQuery,
} from '@boedel/contract/call';
import { mostBeside } from '@boedel/contract/read-beside';
import { splitQuery } from '@boedel/contract/typed-words';
import {
  type Query,
  type QueryClient,
  type QueryKey,
  type UseQueryResult,
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { t } from '../i18n/t';
import { dismissErrors, notify, notifyError } from '../ui/plain/notices';
import { CallError, ConflictError, RepeatedCallError } from './errors';
import { send, sendBeside } from './send';

/** Where a call's answer lives in the cache; without a query it means every answer of the call. */
export const toQueryKey = (call: CallSpec, query?: unknown): QueryKey =>
  query === undefined ? [call.path] : [call.path, query];

/** Where a read is asked for, if another call may bring it: what somebody typed never stands in an address. */
function toAddress({ method, path, download }: CallSpec, query: unknown): string | undefined {
  const { address, typed } = splitQuery(query);
  if (method !== 'GET' || download || typed) return undefined;
  return address ? `${path}?${address}` : path;
}

export interface ReadCallOptions {
  readonly enabled?: boolean;
  readonly quiet?: boolean;
  /** Whoever asked says itself that it was refused. */
  readonly silent?: boolean;
  /** Keeps showing the last answer while the next one, for another query, is on its way. */
  readonly keepLast?: boolean;
}

export interface FollowOptions<C extends CallSpec> extends ReadCallOptions {
  /** Reads again after so many milliseconds, for as long as the answer asks for it. */
  readonly again?: (answer: WireAnswer<C>) => number | false;
}

export function useRead<C extends CallSpec>(
  call: C,
  query?: WireQuery<C>,
  options: FollowOptions<C> = {},
): UseQueryResult<WireAnswer<C>, CallError> {
  return useQuery<WireAnswer<C>, CallError>({
    queryKey: toQueryKey(call, query),
    meta: { address: toAddress(call, query) },
    queryFn: ({ signal }) =>
      send(
        call,
        { query },
        {
          signal,
          ...(options.quiet !== undefined && { quiet: options.quiet }),
          ...(options.silent !== undefined && { silent: options.silent }),
        },
      ),
    ...(options.enabled !== undefined && { enabled: options.enabled }),
    ...(options.keepLast && { placeholderData: keepPreviousData }),
    ...(options.again && {
      refetchInterval: ({ state }) => state.data !== undefined && options.again!(state.data),
    }),
  });
}

const isAbout = (asked: unknown, names: ReadonlySet<string>, id: unknown): boolean =>
  typeof asked === 'object' &&
  asked !== null &&
  Object.entries(asked).some(([name, value]) => names.has(name.toLowerCase()) && String(value) === String(id));

/** Answers that are about the very thing a call deleted: by its own id, or as `assetID` of an asset. */
function createGoneFilter(call: CallSpec, sent: SentCall): (key: QueryKey) => boolean {
  const { id } = { ...(sent.query as object), ...(sent.body as object) } as { id?: unknown };
  if (call.method !== 'DELETE' || id === undefined) return () => false;
  const subject = toSubject(call.path);
  const elsewhere = new Set([`${subject.slice(subject.lastIndexOf('/') + 1)}id`]);
  const own = new Set(['id', ...elsewhere]);
  return ([path, asked]) => isAbout(asked, toSubject(String(path)) === subject ? own : elsewhere, id);
}

interface SentCall {
  readonly query?: unknown;
  readonly body?: unknown;
}

/** What a call makes out of date: of the subjects it changed, but not what it deleted. */
function createOutdatedFilter(call: CallSpec, sent: SentCall): (key: QueryKey) => boolean {
  const subjects = new Set(listChangedSubjects(call));
  const isGone = createGoneFilter(call, sent);
  // What the call itself was tried out with, before it was made, has been answered.
  return (key) => typeof key[0] === 'string' && key[0] !== call.path && subjects.has(toSubject(key[0])) && !isGone(key);
}

/** Reads that a call makes out of date and that are on the screen: their answers come with its own. */
function listWantedBeside(client: QueryClient, call: CallSpec, sent: SentCall): ReadonlyMap<string, Query> {
  const isOut = createOutdatedFilter(call, sent);
  const shown = client.getQueryCache().findAll({ type: 'active', predicate: ({ queryKey }) => isOut(queryKey) });
  const wanted = shown.flatMap((query) => {
    const address = query.meta?.['address'];
    return typeof address === 'string' ? [[address, query] as const] : [];
  });
  return new Map(wanted.slice(0, mostBeside));
}

/** Puts what came with an answer where the screen reads it, and says which reads that were. */
async function storeBeside(
  client: QueryClient,
  wanted: ReadonlyMap<string, Query>,
  beside: Readonly<Record<string, unknown>>,
): Promise<ReadonlySet<string>> {
  const brought = new Set<string>();
  for (const [address, { queryKey, queryHash }] of wanted) {
    if (!(address in beside)) continue;
    // An answer still under way was asked for before the change.
    await client.cancelQueries({ queryKey, exact: true });
    client.setQueryData(queryKey, beside[address]);
    brought.add(queryHash);
  }
  return brought;
}

/**
 * Reads again what is on the screen of the subjects a call changed; what is not there is read when it is next shown.
 * What was deleted is not asked for: the page that shows it is about to be left.
 */
export async function readAgain(
  client: QueryClient,
  call: CallSpec,
  sent: SentCall = {},
  brought: ReadonlySet<string> = new Set(),
): Promise<void> {
  const isOut = createOutdatedFilter(call, sent);
  const isGone = createGoneFilter(call, sent);
  await Promise.all([
    client.invalidateQueries({ predicate: ({ queryKey, queryHash }) => isOut(queryKey) && !brought.has(queryHash) }),
    client.invalidateQueries({ predicate: ({ queryKey }) => isGone(queryKey), refetchType: 'none' }),
  ]);
}

export interface CallOptions<C extends CallSpec> {
  readonly onDone?: (answer: WireAnswer<C>) => void;
  /** A toast when it is done: a whole sentence. */
  readonly says?: string;
  /** Takes over what a refusal with a plain sentence shows; without it the sentence is a toast. */
  readonly onError?: (error: CallError) => void;
  /** What the screen calls the fields, in the person's language: a refusal's toast then says which it is about. */
  readonly names?: Readonly<Record<string, string>>;
}

export interface RunningCall<C extends CallSpec> {
  readonly run: (body: WireBody<C>, more?: { query?: WireQuery<C>; files?: readonly File[] }) => void;
  /** As `run`, for those who need to wait; it rejects. */
  readonly runAsync: (
    body: WireBody<C>,
    more?: { query?: WireQuery<C>; files?: readonly File[] },
  ) => Promise<WireAnswer<C>>;
  readonly isRunning: boolean;
  readonly error: CallError | undefined;
  /** Both versions, when somebody else saved first. */
  readonly conflict: ConflictError['conflict'] | undefined;
  readonly reset: () => void;
}

export function useCall<C extends CallSpec>(call: C, options: CallOptions<C> = {}): RunningCall<C> {
  const client = useQueryClient();
  type RunningInput = { body: WireBody<C>; query?: WireQuery<C>; files?: readonly File[] };
  type RunningResult = { readonly answer: WireAnswer<C>; readonly brought: ReadonlySet<string> };
  const mutation = useMutation<RunningResult, CallError, RunningInput>({
    mutationFn: async (input) => {
      const wanted = listWantedBeside(client, call, input);
      const asked = { beside: [...wanted.keys()], ...(options.names && { names: options.names }) };
      const { answer, beside } = await sendBeside(call, input, asked);
      return { answer, brought: await storeBeside(client, wanted, beside) };
    },
    onMutate: dismissErrors,
    onSuccess: async ({ answer, brought }, sent) => {
      await readAgain(client, call, sent, brought);
      if (options.says) notify({ kind: 'success', message: options.says });
      options.onDone?.(answer);
    },
    onError: (error, sent) => {
      if (error instanceof RepeatedCallError) {
        void readAgain(client, call, sent);
        notify({ kind: 'info', message: error.message });
      } else if (options.onError) options.onError(error);
      else if (!error.shown && !(error instanceof ConflictError)) notifyError(t(error.message));
    },
  });
  return {
    run: (body, more) => mutation.mutate({ body, ...more }),
    runAsync: async (body, more) => (await mutation.mutateAsync({ body, ...more })).answer,
    isRunning: mutation.isPending,
    error: mutation.error ?? undefined,
    conflict: mutation.error instanceof ConflictError ? mutation.error.conflict : undefined,
    reset: mutation.reset,
  };
}
