import type { WireAnswer, WireBody } from '@boedel/contract/call';
import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { type Cents, sum } from '@boedel/domain/money/cents';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ConflictError } from '../../../client/errors';
import { toQueryKey, useCall, useRead } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { toCents } from '../../../ui/format';
import { notify, notifyError } from '../../../ui/plain/notices';
import { useMatter } from '../../../ui/the-matter';

export type ReconLine = WireAnswer<typeof reconCalls.getTransactions>['rows'][number];
export type UnmatchedAnswer = WireAnswer<typeof reconCalls.getUnmatched>;
export type ReconOffer = UnmatchedAnswer['lines'][number]['offers'][number];
export type OpenReconEntry = UnmatchedAnswer['entries'][number];
export type MadeReconEntry = NonNullable<WireBody<typeof reconCalls.allocate>['make']>[number];

/** A line that asks for what it is for. */
export const isOpen = ({ match, isAside }: ReconLine): boolean => match === null && !isAside;

/** What amounts come to. */
export const sumCents = (rows: readonly { readonly amount: number }[]): Cents =>
  sum(rows.map(({ amount }) => toCents(amount)));

/** What an entry is, in words: its type or kind with the asset or creditor it names, else what it says of itself. */
export const describeMatched = ({ what, name, description }: MatchedLineEntry): string =>
  what === null ? description : [t(what), name].filter(Boolean).join(': ');
type MatchedLineEntry = NonNullable<ReconLine['match']>['entries'][number];

const describeMatch = ({ description, match }: ReconLine): string =>
  t('{line} is matched to {what}. U undoes it.', {
    line: description,
    what: (match?.entries ?? []).map(describeMatched).join(', '),
  });

type OpenEntrySource = OpenReconEntry['source'];
export const parseEntryKey = (key: string): { source: OpenEntrySource; id: number } => {
  const [source, id] = key.split(':');
  return { source: source as OpenEntrySource, id: Number(id) };
};

/** The worktop's data and what can be done with it. What was matched here is undone in turn. */
export function useRecon(bankAccountID: number) {
  const { id: matterID } = useMatter();
  const client = useQueryClient();
  const lines = useRead(reconCalls.getTransactions, { matterID, bankAccountID }, { quiet: true });
  const unmatched = useRead(reconCalls.getUnmatched, { matterID, bankAccountID }, { quiet: true });
  const done = useRef<number[][]>([]);
  const [last, setLast] = useState<string>();
  // A line as it was when it was sent: whoever types fast goes on to the next one, and no line is sent twice.
  const sent = useRef(new Set<string>());
  const [pending, setPending] = useState<ReadonlySet<number>>(new Set());
  const settle = (ids: readonly number[]): void =>
    setPending((before) => new Set([...before].filter((id) => !ids.includes(id))));
  const readAgain = () =>
    Promise.all(
      [reconCalls.getTransactions, reconCalls.getUnmatched].map((call) =>
        client.invalidateQueries({ queryKey: toQueryKey(call) }),
      ),
    );
  const match = useCall(reconCalls.allocate, {
    onDone: ({ matchID, lines: matched }) => {
      done.current.push([matchID]);
      setLast(matched[0] && describeMatch(matched[0]));
    },
    onError: (error) => {
      sent.current.clear();
      void readAgain();
      if (error instanceof ConflictError) {
        const theirs = (error.conflict.theirs as unknown as { lines?: ReconLine[] }).lines?.[0]?.match;
        notify({
          kind: 'warning',
          message: theirs
            ? t('{name} matched this line first: {what}.', {
                name: theirs.by,
                what: theirs.entries.map(describeMatched).join(', '),
              })
            : t('Someone else changed this line. It now shows their change.'),
        });
      } else if (!error.shown) notifyError(t(error.message));
    },
  });
  const all = useCall(reconCalls.autoMatch, {
    onDone: ({ matchIDs, lines: count }) => {
      if (matchIDs.length > 0) done.current.push(matchIDs);
      notify({ kind: 'success', message: t('{count} lines were matched.', { count }) });
    },
  });
  const undo = useCall(reconCalls.undoAllocate, { says: t('Undone.'), onDone: () => setLast(undefined) });
  const byLine = new Map((unmatched.data?.lines ?? []).map(({ lineID, offers }) => [lineID, offers]));
  const versions = new Map((lines.data?.rows ?? []).map(({ id, version }) => [id, version]));
  const listVersions = (ids: readonly number[]) => ids.map((id) => ({ id, version: versions.get(id) ?? 1 }));
  const sendOnce = (
    lineIds: readonly number[],
    body: Omit<WireBody<typeof reconCalls.allocate>, 'matterID' | 'lines'>,
  ): void => {
    const keys = listVersions(lineIds).map(({ id, version }) => `${id} ${version}`);
    if (keys.some((key) => sent.current.has(key))) return;
    for (const key of keys) sent.current.add(key);
    setPending((before) => new Set([...before, ...lineIds]));
    // Refused or done: what the line is now is shown again.
    void match
      .runAsync({ matterID, lines: listVersions(lineIds), ...body })
      .catch(() => undefined)
      .finally(() => settle(lineIds));
  };
  return {
    lines,
    unmatched,
    /** Lines that were accepted and are on their way. */
    pending,
    isBusy: match.isRunning || all.isRunning || undo.isRunning,
    offersOf: (lineId: number): readonly ReconOffer[] => byLine.get(lineId) ?? [],
    accept: (line: ReconLine, offer: ReconOffer) =>
      sendOnce(offer.lineIDs.length > 0 ? offer.lineIDs : [line.id], {
        entries: offer.entries.map(parseEntryKey),
        make: offer.make && offer.entries.length === 0 ? [{ ...offer.make, amount: Math.abs(line.amount) }] : [],
        voucher: null,
        confidence: offer.confidence,
      }),
    /** What the last match made here was, in words. */
    last,
    matchTo: (lineIds: readonly number[], keys: readonly string[]) =>
      sendOnce(lineIds, { entries: keys.map(parseEntryKey), voucher: null }),
    make: (those: readonly ReconLine[], keys: readonly string[], made: MadeReconEntry[], voucher: string | null) =>
      match.runAsync({
        matterID,
        lines: those.map(({ id, version }) => ({ id, version })),
        entries: keys.map(parseEntryKey),
        make: made,
        voucher,
      }),
    acceptAll: (atLeast: number) => all.run({ matterID, bankAccountID, atLeast }),
    /** The match of a line, or the last one made here. */
    undo: (line: ReconLine | undefined) => {
      const matchIDs = line?.match ? [line.match.id] : done.current.pop();
      if (!matchIDs) return notify({ kind: 'info', message: t('Nothing to undo.') });
      done.current = done.current
        .map((each) => each.filter((id) => !matchIDs.includes(id)))
        .filter((each) => each.length > 0);
      undo.run({ matterID, matchIDs: [...matchIDs] });
    },
  };
}

export type ReconState = ReturnType<typeof useRecon>;
