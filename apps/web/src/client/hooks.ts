import { type Call, changedBy, subjectOf, type WireAnswer, type WireBody, type WireQuery } from '@boedel/contract/call';
import {
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
import { CallError, ConflictError, DoneBefore } from './errors';
import { send } from './send';

/** Where a call's answer lives in the cache; without a query it means every answer of the call. */
export const keyOf = (call: Call, query?: unknown): QueryKey =>
  query === undefined ? [call.path] : [call.path, query];

export interface ReadOptions {
  readonly enabled?: boolean;
  readonly quiet?: boolean;
  /** Keeps showing the last answer while the next one, for another query, is on its way. */
  readonly keepLast?: boolean;
}

export function useRead<C extends Call>(
  call: C,
  query?: WireQuery<C>,
  options: ReadOptions = {},
): UseQueryResult<WireAnswer<C>, CallError> {
  return useQuery<WireAnswer<C>, CallError>({
    queryKey: keyOf(call, query),
    queryFn: ({ signal }) =>
      send(call, { query }, { signal, ...(options.quiet !== undefined && { quiet: options.quiet }) }),
    ...(options.enabled !== undefined && { enabled: options.enabled }),
    ...(options.keepLast && { placeholderData: keepPreviousData }),
  });
}

const isAbout = (asked: unknown, names: ReadonlySet<string>, id: unknown): boolean =>
  typeof asked === 'object' &&
  asked !== null &&
  Object.entries(asked).some(([name, value]) => names.has(name.toLowerCase()) && String(value) === String(id));

/** Answers that are about the very thing a call deleted: by its own id, or as `assetID` of an asset. */
function goneWith(call: Call, sent: CallInput): (key: QueryKey) => boolean {
  const { id } = { ...(sent.query as object), ...(sent.body as object) } as { id?: unknown };
  if (call.method !== 'DELETE' || id === undefined) return () => false;
  const subject = subjectOf(call.path);
  const elsewhere = new Set([`${subject.slice(subject.lastIndexOf('/') + 1)}id`]);
  const own = new Set(['id', ...elsewhere]);
  return ([path, asked]) => isAbout(asked, subjectOf(String(path)) === subject ? own : elsewhere, id);
}

interface CallInput {
  readonly query?: unknown;
  readonly body?: unknown;
}

/**
 * Reads again what is on the screen of the subjects a call changed; what is not there is read when it is next shown.
 * What was deleted is not asked for: the page that shows it is about to be left.
 */
export async function readAgain(client: QueryClient, call: Call, sent: CallInput = {}): Promise<void> {
  const subjects = new Set(changedBy(call));
  const isGone = goneWith(call, sent);
  // What the call itself was tried out with, before it was made, has been answered.
  const isChanged = ([path]: QueryKey): boolean =>
    typeof path === 'string' && path !== call.path && subjects.has(subjectOf(path));
  await Promise.all([
    client.invalidateQueries({ predicate: ({ queryKey }) => isChanged(queryKey) && !isGone(queryKey) }),
    client.invalidateQueries({ predicate: ({ queryKey }) => isGone(queryKey), refetchType: 'none' }),
  ]);
}

export interface CallOptions<C extends Call> {
  readonly onDone?: (answer: WireAnswer<C>) => void;
  /** A toast when it is done: a whole sentence. */
  readonly says?: string;
  /** Takes over what a refusal with a plain sentence shows; without it the sentence is a toast. */
  readonly onError?: (error: CallError) => void;
  /** What the screen calls the fields, in the person's language: a refusal's toast then says which it is about. */
  readonly names?: Readonly<Record<string, string>>;
}

export interface Running<C extends Call> {
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

export function useCall<C extends Call>(call: C, options: CallOptions<C> = {}): Running<C> {
  const client = useQueryClient();
  type Input = { body: WireBody<C>; query?: WireQuery<C>; files?: readonly File[] };
  const mutation = useMutation<WireAnswer<C>, CallError, Input>({
    mutationFn: (input) => send(call, input, options.names ? { names: options.names } : {}),
    onMutate: dismissErrors,
    onSuccess: async (answer, sent) => {
      await readAgain(client, call, sent);
      if (options.says) notify({ kind: 'success', message: options.says });
      options.onDone?.(answer);
    },
    onError: (error, sent) => {
      if (error instanceof DoneBefore) {
        void readAgain(client, call, sent);
        notify({ kind: 'info', message: error.message });
      } else if (options.onError) options.onError(error);
      else if (!error.shown && !(error instanceof ConflictError)) notifyError(t(error.message));
    },
  });
  return {
    run: (body, more) => mutation.mutate({ body, ...more }),
    runAsync: (body, more) => mutation.mutateAsync({ body, ...more }),
    isRunning: mutation.isPending,
    error: mutation.error ?? undefined,
    conflict: mutation.error instanceof ConflictError ? mutation.error.conflict : undefined,
    reset: mutation.reset,
  };
}
