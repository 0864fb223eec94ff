import { Button, NumberInput, SegmentedControl } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { t } from '../../../i18n/t';
import { toCents } from '../../../ui/format';
import { KeyStrip } from '../../../ui/key-strip';
import { Empty, Loaded } from '../../../ui/states';
import { useMatter } from '../../../ui/the-matter';
import { LineDialog } from './line-dialog';
import { LinePanel } from './line-panel';
import { LineRows } from './line-rows';
import { MakeDialog } from './make-dialog';
import { BalanceBar } from './balance-bar';
import { ChainState } from './chain-state';
import { ReverseDialog } from './reverse-dialog';
import styles from './recon.module.css';
import { useNumberVouchers } from './use-number-vouchers';
import {
  sumCents,
  isOpen,
  type ReconLine,
  type ReconOffer,
  type OpenReconEntry,
  type ReconState,
  useRecon,
} from './use-recon';
import { type PageKeyEvent, useFreshPageKeys } from '../../../ui/page-keys';

type ReconFilter = 'open' | 'matched' | 'all';

/** Whether an entry alone answers lines of this total: of the same amount, or a claim or an asset of which they are a part. */
const isAnswering = ({ amount, isUndated }: OpenReconEntry, total: number): boolean => {
  const open = toCents(amount);
  return open === total || (isUndated && open > 0 === total > 0 && Math.abs(total) < Math.abs(open));
};

/** Lines of the bank on one side, what each could be on the other; everything by keyboard. */
export function ReconWorktop({ bankAccountID }: { readonly bankAccountID: number }) {
  const recon = useRecon(bankAccountID);
  const { mayCapture } = useMatter();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <Loaded read={recon.lines}>
        {(found) =>
          found.rows.length === 0 ? (
            <Empty
              sentence={t('No statements for this account. Drop the bank’s file anywhere on this page.')}
              action={
                <Button variant="default" disabled={!mayCapture} onClick={() => setIsAdding(true)}>
                  {t('Add a line by hand')}
                </Button>
              }
            />
          ) : (
            <Worktop
              bankAccountID={bankAccountID}
              recon={recon}
              rows={found.rows}
              counts={found}
              onAdd={() => setIsAdding(true)}
            />
          )
        }
      </Loaded>
      {isAdding && <LineDialog bankAccountID={bankAccountID} onClose={() => setIsAdding(false)} />}
    </>
  );
}

interface ReconCounts {
  readonly open: number;
  readonly matched: number;
  readonly total: number;
  readonly doubtful: number;
}
interface ReconWorktopProps {
  readonly bankAccountID: number;
  readonly recon: ReconState;
  readonly rows: readonly ReconLine[];
  readonly counts: ReconCounts;
  readonly onAdd: () => void;
}

function Worktop({ bankAccountID, recon, rows, counts, onAdd }: ReconWorktopProps) {
  const { mayCapture } = useMatter();
  const [filter, setFilter] = useState<ReconFilter>('all');
  const [picked, setPicked] = useState<number>();
  const [together, setTogether] = useState<readonly number[]>([]);
  const [entryKeys, setEntryKeys] = useState<readonly string[]>([]);
  const [atLeast, setAtLeast] = useState(95);
  /** The lines the dialog was opened for: what others do meanwhile puts no other line under it. */
  const [making, setMaking] = useState<{
    readonly lines: readonly ReconLine[];
    readonly chosen: readonly OpenReconEntry[];
    readonly isSplit: boolean;
  }>();
  const [reversing, setReversing] = useState<ReconLine>();
  const find = useRef<HTMLInputElement>(null);
  const vouchers = useNumberVouchers();
  // What was accepted a moment ago is gone from here, and comes back if it is refused.
  const waiting = recon.pending;
  const isToDo = (one: ReconLine): boolean => isOpen(one) && !waiting.has(one.id);
  const shown = rows.filter(
    (one) => !waiting.has(one.id) && (filter === 'all' || (filter === 'open' ? isOpen(one) : one.match !== null)),
  );
  const line = shown.find(({ id }) => id === picked) ?? shown.find(isToDo) ?? shown[0];
  const offers = line && isOpen(line) ? recon.offersOf(line.id) : [];
  const sure = rows.filter((one) => isToDo(one) && (recon.offersOf(one.id)[0]?.confidence ?? 0) >= atLeast).length;
  const chosen = line ? [...new Set([...together, line.id])] : [];
  const chosenLines = rows.filter(({ id }) => chosen.includes(id));
  const above = Math.max(0, line ? rows.filter(isToDo).findIndex(({ id }) => id === line.id) : 0);
  const mayMatch = mayCapture && line !== undefined && isOpen(line);
  const chosenEntries = (recon.unmatched.data?.entries ?? []).filter(({ key }) => entryKeys.includes(key));

  const move = (by: number): void => {
    const at = shown.findIndex(({ id }) => id === line?.id);
    const next = shown[Math.min(shown.length - 1, Math.max(0, at + by))];
    if (next) setPicked(next.id);
  };
  const clearChosen = (): void => {
    setTogether([]);
    setEntryKeys([]);
  };
  const goToNext = (): void => {
    const at = shown.findIndex(({ id }) => id === line?.id);
    const next = shown.slice(at + 1).find(isOpen) ?? shown.find((one) => isOpen(one) && one.id !== line?.id);
    if (next) setPicked(next.id);
    clearChosen();
  };
  const accept = (offer: ReconOffer | undefined): void => {
    if (!line || !offer || !mayCapture) return;
    recon.accept(line, offer);
    goToNext();
  };
  const matchTo = (entry: OpenReconEntry): void => {
    if (!mayMatch) return;
    if (entryKeys.length === 0 && isAnswering(entry, sumCents(chosenLines))) {
      recon.matchTo(chosen, [entry.key]);
      return goToNext();
    }
    setEntryKeys(
      entryKeys.includes(entry.key) ? entryKeys.filter((key) => key !== entry.key) : [...entryKeys, entry.key],
    );
  };
  const toDoubtful = (): void => {
    const at = rows.findIndex(({ id }) => id === line?.id);
    const isDoubtful = ({ doubt, match }: ReconLine): boolean => doubt !== null && match === null;
    const next = rows.slice(at + 1).find(isDoubtful) ?? rows.find(isDoubtful);
    setFilter('all');
    if (next) setPicked(next.id);
  };
  const keys = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    PageDown: () => move(10),
    PageUp: () => move(-10),
    Home: () => move(-rows.length),
    End: () => move(rows.length),
    Enter: () => accept(offers[0]),
    '1': () => accept(offers[0]),
    '2': () => accept(offers[1]),
    '3': () => accept(offers[2]),
    n: () => mayMatch && setMaking({ lines: chosenLines, chosen: chosenEntries, isSplit: false }),
    s: () => mayMatch && setMaking({ lines: chosenLines, chosen: chosenEntries, isSplit: true }),
    r: () => mayMatch && setReversing(line),
    c: () =>
      line &&
      isOpen(line) &&
      setTogether(together.includes(line.id) ? together.filter((id) => id !== line.id) : [...together, line.id]),
    Escape: clearChosen,
    a: () => mayCapture && sure > 0 && recon.acceptAll(atLeast),
    u: () => mayCapture && recon.undo(line),
    l: () => mayCapture && onAdd(),
    v: () => mayCapture && vouchers.run(),
    '/': () => find.current?.focus(),
  } as const satisfies Record<string, () => unknown>;
  const handleKey = (event: PageKeyEvent): void => {
    if ((event.target as Element).closest('input, textarea, select, [role="dialog"]')) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && (event.target as Element).closest('button')) return;
    const run = keys[(event.key.length === 1 ? event.key.toLowerCase() : event.key) as keyof typeof keys] as
      | (() => unknown)
      | undefined;
    if (!run) return;
    event.preventDefault();
    run();
  };
  useFreshPageKeys(handleKey);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the lists inside
    <div className={styles.worktop} onKeyDown={handleKey}>
      <Progress
        counts={{ ...counts, open: counts.open - waiting.size, matched: counts.matched + waiting.size }}
        onDoubtful={toDoubtful}
      />
      <BalanceBar bankAccountID={bankAccountID} />
      <ChainState
        bankAccountID={bankAccountID}
        onPick={(lineID) => {
          setFilter('all');
          setPicked(lineID);
        }}
      />
      <section className={styles.pane} aria-label={t('Bank lines')}>
        <header className={styles.head}>
          <strong>{t('Bank lines')}</strong>
          <SegmentedControl
            size="xs"
            aria-label={t('Which lines')}
            value={filter}
            onChange={(value) => setFilter(value)}
            data={[
              { value: 'open', label: `${t('To do')} ${counts.open - waiting.size}` },
              { value: 'matched', label: `${t('Matched')} ${counts.matched + waiting.size}` },
              { value: 'all', label: `${t('All')} ${counts.total}` },
            ]}
          />
          <span className={styles.hint}>{above > 0 && t('{count} more above', { count: above })}</span>
          <NumberInput
            size="xs"
            w={74}
            aria-label={t('Minimum confidence')}
            min={50}
            max={100}
            suffix="%"
            value={atLeast}
            onChange={(value) => setAtLeast(Math.min(100, Math.max(50, Number(value) || 95)))}
          />
          <Button size="xs" disabled={!mayCapture || sure === 0} loading={recon.isBusy} onClick={keys.a}>
            {t('Accept {count} at {percent}% or more', { count: sure, percent: atLeast })}
          </Button>
        </header>
        <LineRows lines={shown} chosen={line?.id} together={together} onPick={setPicked} offersOf={recon.offersOf} />
      </section>
      <LinePanel
        recon={recon}
        line={line}
        lines={chosenLines}
        offers={offers}
        together={chosenEntries}
        find={find}
        mayCapture={mayCapture}
        onAccept={accept}
        onMatch={matchTo}
        onMake={keys.n}
        onSplit={keys.s}
        onReverse={keys.r}
        onMatchAll={() => {
          recon.matchTo(chosen, entryKeys);
          goToNext();
        }}
        onClear={() => setEntryKeys([])}
      />
      <div className={styles.strip}>
        <KeyStrip
          label={t('What can be done')}
          actions={[
            { keys: ['↑', '↓'], label: t('line') },
            { keys: ['Enter'], label: t('accept'), run: keys.Enter, disabled: !mayCapture || offers.length === 0 },
            { keys: ['S'], label: t('split'), run: keys.s, disabled: !mayMatch },
            { keys: ['C'], label: t('combine'), run: keys.c, disabled: !mayMatch },
            { keys: ['N'], label: t('new entry'), run: keys.n, disabled: !mayMatch },
            { keys: ['R'], label: t('refund or return'), run: keys.r, disabled: !mayMatch },
            {
              keys: ['A'],
              label: t('accept all at {percent}%', { percent: atLeast }),
              run: keys.a,
              disabled: !mayCapture || sure === 0,
            },
            { keys: ['U'], label: t('undo'), run: keys.u, disabled: !mayCapture },
            { keys: ['L'], label: t('line by hand'), run: keys.l, disabled: !mayCapture },
            { keys: ['V'], label: t('number the vouchers'), run: keys.v, disabled: !mayCapture },
            { keys: ['/'], label: t('find'), run: keys['/'] },
          ]}
        />
        <output className={styles.last}>{recon.last}</output>
      </div>
      {reversing && (
        <ReverseDialog
          line={reversing}
          onMake={(made, voucher) => recon.make([reversing], [], made, voucher)}
          onClose={(isDone) => {
            setReversing(undefined);
            if (isDone) goToNext();
          }}
        />
      )}
      {making && recon.unmatched.data && (
        <MakeDialog
          {...making}
          unmatched={recon.unmatched.data}
          onMake={(made, voucher) =>
            recon.make(
              making.lines,
              making.chosen.map(({ key }) => key),
              made,
              voucher,
            )
          }
          onClose={(isDone) => {
            setMaking(undefined);
            if (isDone) goToNext();
          }}
        />
      )}
    </div>
  );
}

function Progress({ counts, onDoubtful }: { readonly counts: ReconCounts; readonly onDoubtful: () => void }) {
  return (
    <section className={styles.progress} aria-label={t('How far it is')}>
      <strong>{t('{matched} of {total} matched', { matched: counts.matched, total: counts.total })}</strong>
      <span>{t('{count} to do', { count: counts.open })}</span>
      {counts.doubtful > 0 && (
        <button type="button" className={styles.doubtful} onClick={onDoubtful}>
          <IconAlertTriangle size={14} aria-hidden /> {t('{count} doubtful', { count: counts.doubtful })}
        </button>
      )}
      <div className={styles.track}>
        <span style={{ width: `${(100 * counts.matched) / Math.max(1, counts.total)}%` }} />
      </div>
    </section>
  );
}
