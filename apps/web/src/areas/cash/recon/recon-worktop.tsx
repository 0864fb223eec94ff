// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/no-noninteractive-element-interactions -- a select holds no columns; the list itself has the focus and names the row
import { Button, NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconBulb, IconCheck, IconMinus } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t, tell } from '../../../i18n/t';
import { Amount } from '../../../ui/figures/amount';
import { KeyStrip } from '../../../ui/key-strip';
import { Empty, Loaded } from '../../../ui/states';
import { useMatter } from '../../../ui/the-matter';
import { useWindow } from '../../../ui/use-window';
import { MakeDialog } from './make-dialog';
import styles from './recon.module.css';
import { type Line, type Offer, type OpenEntry, useRecon } from './use-recon';

const rowHeight = 34;
type Filter = 'open' | 'matched' | 'all';

const isOpen = ({ match, isAside }: Line): boolean => match === null && !isAside;

/** Lines of the bank on one side, what each could be on the other; everything by keyboard. */
export function ReconWorktop({ bankAccountID }: { readonly bankAccountID: number }) {
  const recon = useRecon(bankAccountID);
  return (
    <Loaded read={recon.lines}>
      {(found) =>
        found.rows.length === 0 ? (
          <Empty
            sentence={t('No statement of this account was imported. Drop the bank’s file anywhere on this page.')}
          />
        ) : (
          <Worktop recon={recon} rows={found.rows} counts={found} />
        )
      }
    </Loaded>
  );
}

interface WorktopProps {
  readonly recon: ReturnType<typeof useRecon>;
  readonly rows: readonly Line[];
  readonly counts: {
    readonly open: number;
    readonly matched: number;
    readonly total: number;
    readonly doubtful: number;
  };
}

function Worktop({ recon, rows, counts }: WorktopProps) {
  const { mayCapture } = useMatter();
  const [filter, setFilter] = useState<Filter>('all');
  const [picked, pick] = useState<number>();
  const [together, setTogether] = useState<readonly number[]>([]);
  const [atLeast, setAtLeast] = useState(95);
  const [search, setSearch] = useState('');
  const [making, setMaking] = useState<'one' | 'split'>();
  const find = useRef<HTMLInputElement>(null);
  const shown = rows.filter((line) => filter === 'all' || (filter === 'open' ? isOpen(line) : line.match !== null));
  const line = shown.find(({ id }) => id === picked) ?? shown.find(isOpen) ?? shown[0];
  const offers = line && isOpen(line) ? recon.offersOf(line.id) : [];
  const sure = rows.filter((one) => isOpen(one) && (recon.offersOf(one.id)[0]?.confidence ?? 0) >= atLeast).length;
  const chosen = line ? [...new Set([...together, line.id])] : [];
  const todo = rows.filter(isOpen);
  const place = line ? todo.findIndex(({ id }) => id === line.id) : -1;
  const above = place > 0 ? place : 0;

  const move = (by: number): void => {
    const at = shown.findIndex(({ id }) => id === line?.id);
    const next = shown[Math.min(shown.length - 1, Math.max(0, at + by))];
    if (next) pick(next.id);
  };
  const onward = (): void => {
    const at = shown.findIndex(({ id }) => id === line?.id);
    const next = shown.slice(at + 1).find(isOpen) ?? shown.find((one) => isOpen(one) && one.id !== line?.id);
    if (next) pick(next.id);
    setTogether([]);
  };
  const accept = (offer: Offer | undefined): void => {
    if (!line || !offer || !mayCapture || recon.isBusy) return;
    recon.accept(line, offer);
    onward();
  };
  const matchTo = (entry: OpenEntry): void => {
    if (!line || !isOpen(line) || !mayCapture || recon.isBusy) return;
    recon.matchTo(chosen, [entry.key]);
    onward();
  };
  const keys: Readonly<Record<string, () => void>> = {
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
    n: () => line && isOpen(line) && mayCapture && setMaking('one'),
    s: () => line && isOpen(line) && mayCapture && setMaking('split'),
    c: () =>
      line &&
      isOpen(line) &&
      setTogether(together.includes(line.id) ? together.filter((id) => id !== line.id) : [...together, line.id]),
    a: () => mayCapture && sure > 0 && recon.acceptAll(atLeast),
    u: () => mayCapture && recon.undo(line),
    '/': () => find.current?.focus(),
  };
  const press = (event: KeyboardEvent): void => {
    if ((event.target as Element).closest('input, textarea, [role="dialog"]')) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && (event.target as Element).closest('button')) return;
    const run = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  const words = search.trim().toLocaleLowerCase();
  const entries = (recon.unmatched.data?.entries ?? []).filter(({ description, what }) =>
    `${description} ${what}`.toLocaleLowerCase().includes(words),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the lists inside
    <div className={styles.worktop} onKeyDown={press}>
      <section className={styles.progress} aria-label={t('How far it is')}>
        <strong>{t('{matched} of {total} matched', { matched: counts.matched, total: counts.total })}</strong>
        <span>{t('{count} to do', { count: counts.open })}</span>
        {counts.doubtful > 0 && (
          <span className={styles.warn}>
            <IconAlertTriangle size={14} aria-hidden /> {t('{count} doubtful', { count: counts.doubtful })}
          </span>
        )}
        <div className={styles.track}>
          <span style={{ width: `${(100 * counts.matched) / Math.max(1, counts.total)}%` }} />
        </div>
      </section>
      <section className={styles.pane} aria-label={t('Bank lines')}>
        <header className={styles.head}>
          <strong>{t('Bank lines')}</strong>
          <SegmentedControl
            size="xs"
            aria-label={t('Which lines')}
            value={filter}
            onChange={(value) => setFilter(value)}
            data={[
              { value: 'open', label: `${t('To do')} ${counts.open}` },
              { value: 'matched', label: `${t('Matched')} ${counts.matched}` },
              { value: 'all', label: `${t('All')} ${counts.total}` },
            ]}
          />
          <span className={styles.hint}>{above > 0 && t('{count} to do above', { count: above })}</span>
          <NumberInput
            size="xs"
            w={74}
            aria-label={t('Accept from this confidence on')}
            min={50}
            max={100}
            suffix="%"
            value={atLeast}
            onChange={(value) => setAtLeast(Math.min(100, Math.max(50, Number(value) || 95)))}
          />
          <Button size="xs" disabled={!mayCapture || sure === 0} loading={recon.isBusy} onClick={keys['a']}>
            {t('Accept {count} at {percent}% or more', { count: sure, percent: atLeast })}
          </Button>
        </header>
        <LineRows lines={shown} chosen={line?.id} together={together} onPick={pick} offersOf={recon.offersOf} />
      </section>
      <section className={styles.pane} aria-label={t('What the line is')}>
        {line && (
          <header className={styles.lineHead}>
            <div>
              <small>
                {[line.line !== null && t('Line {line}', { line: line.line }), line.day, line.reference]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              <strong>{line.description}</strong>
              {line.doubt && <small className={styles.warn}>{tell(line.doubt)}</small>}
            </div>
            <b>
              <Amount
                rands={
                  chosen.length > 1
                    ? rows
                        .filter(({ id }) => chosen.includes(id))
                        .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100
                    : line.amount
                }
              />
              {chosen.length > 1 && <small>{t('{count} lines together', { count: chosen.length })}</small>}
            </b>
          </header>
        )}
        {line?.match && (
          <div className={styles.offer} data-best>
            <p>
              <IconCheck size={16} aria-hidden /> {t('Matched by {name}', { name: line.match.by })}
              {line.match.voucher && ` · ${t('voucher {voucher}', { voucher: line.match.voucher })}`}
            </p>
            {line.match.entries.map((entry) => (
              <p key={`${entry.source}${entry.sourceID}`} className={styles.between}>
                <span>{entry.description}</span> <Amount rands={entry.amount} />
              </p>
            ))}
            <Button
              size="xs"
              variant="default"
              disabled={!mayCapture || line.isExported}
              onClick={() => recon.undo(line)}
            >
              {t('Undo')}
            </Button>
          </div>
        )}
        {line && isOpen(line) && offers.length === 0 && (
          <p className={styles.none}>{t('Nothing is suggested for this line.')}</p>
        )}
        {offers.map((offer, at) => (
          <OfferCard
            key={`${offer.target ?? ''}${offer.entries.join()}`}
            offer={offer}
            place={at}
            entries={recon.unmatched.data?.entries ?? []}
            onAccept={() => accept(offer)}
            mayCapture={mayCapture}
          />
        ))}
        {line && isOpen(line) && (
          <div className={styles.actions}>
            <Button size="xs" variant="default" disabled={!mayCapture} onClick={keys['n']}>
              {t('New entry')}
            </Button>
            <Button size="xs" variant="default" disabled={!mayCapture} onClick={keys['s']}>
              {t('Split')}
            </Button>
          </div>
        )}
        <header className={styles.head}>
          <strong>{t('Ledger and expected entries')}</strong>
          <span className={styles.hint}>{t('{count} open', { count: entries.length })}</span>
          <TextInput
            ref={find}
            size="xs"
            aria-label={t('Find an entry')}
            placeholder={t('Find')}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </header>
        <ul className={styles.entries}>
          {entries.slice(0, 40).map((entry) => (
            <li key={entry.key}>
              <button type="button" disabled={!mayCapture || !line || !isOpen(line)} onClick={() => matchTo(entry)}>
                <span>{entry.day}</span>
                <span>
                  <b>{entry.description}</b> · {t(entry.what)}
                  {entry.isExpected && ` · ${t('expected')}`}
                </span>
                <Amount rands={entry.amount} />
              </button>
            </li>
          ))}
          {entries.length > 40 && (
            <li className={styles.none}>{t('and {count} more', { count: entries.length - 40 })}</li>
          )}
        </ul>
      </section>
      <div className={styles.strip}>
        <KeyStrip
          label={t('What can be done')}
          actions={[
            { keys: ['↑', '↓'], label: t('line') },
            { keys: ['Enter'], label: t('accept'), run: keys['Enter']!, disabled: !mayCapture || offers.length === 0 },
            { keys: ['S'], label: t('split'), run: keys['s']!, disabled: !mayCapture },
            { keys: ['C'], label: t('combine'), run: keys['c']!, disabled: !mayCapture },
            { keys: ['N'], label: t('new entry'), run: keys['n']!, disabled: !mayCapture },
            {
              keys: ['A'],
              label: t('accept all at {percent}%', { percent: atLeast }),
              run: keys['a']!,
              disabled: !mayCapture || sure === 0,
            },
            { keys: ['U'], label: t('undo'), run: keys['u']!, disabled: !mayCapture },
            { keys: ['/'], label: t('find'), run: keys['/']! },
          ]}
        />
      </div>
      {making && line && recon.unmatched.data && (
        <MakeDialog
          lines={rows.filter(({ id }) => chosen.includes(id))}
          isSplit={making === 'split'}
          unmatched={recon.unmatched.data}
          onMake={(made, voucher) => recon.make(chosen, made, voucher)}
          onClose={(isDone) => {
            setMaking(undefined);
            if (isDone) onward();
          }}
        />
      )}
    </div>
  );
}

interface LineRowsProps {
  readonly lines: readonly Line[];
  readonly chosen: number | undefined;
  readonly together: readonly number[];
  readonly onPick: (id: number) => void;
  readonly offersOf: (lineId: number) => readonly Offer[];
}

/** Only the rows in sight are drawn: a statement may have ten thousand. */
function LineRows({ lines, chosen, together, onPick, offersOf }: LineRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { from, to, before, after } = useWindow(box, lines.length, rowHeight);
  const at = lines.findIndex(({ id }) => id === chosen);
  useEffect(() => {
    const node = box.current;
    if (!node || at < 0) return;
    const [top, bottom] = [at * rowHeight, (at + 1) * rowHeight];
    if (top < node.scrollTop) node.scrollTo({ top });
    else if (bottom > node.scrollTop + node.clientHeight) node.scrollTo({ top: bottom - node.clientHeight });
  }, [at]);
  return (
    <div
      ref={box}
      role="listbox"
      tabIndex={0}
      aria-label={t('Bank lines')}
      aria-activedescendant={chosen === undefined ? undefined : `line-${chosen}`}
      className={styles.rows}
    >
      <div role="presentation" style={{ height: before }} />
      {lines.slice(from, to).map((line, index) => (
        <div
          key={line.id}
          id={`line-${line.id}`}
          role="option"
          aria-selected={line.id === chosen}
          aria-setsize={lines.length}
          aria-posinset={from + index + 1}
          className={styles.row}
          data-done={line.match !== null || line.isAside || undefined}
          data-together={together.includes(line.id) || undefined}
          style={{ height: rowHeight }}
          onClick={() => onPick(line.id)}
          onKeyDown={() => undefined}
        >
          <span className={styles.day}>{line.day}</span>
          <span className={styles.text}>
            {line.description}
            {line.doubt && !line.match && <small className={styles.warn}> {tell(line.doubt)}</small>}
          </span>
          <span className={styles.money}>
            <Amount rands={line.amount} />
          </span>
          <span className={styles.balance}>{line.balance === null ? '-' : <Amount rands={line.balance} />}</span>
          <span className={styles.state}>
            <State line={line} offer={offersOf(line.id)[0]} />
          </span>
        </div>
      ))}
      <div role="presentation" style={{ height: after }} />
    </div>
  );
}

function State({ line, offer }: { readonly line: Line; readonly offer: Offer | undefined }) {
  if (line.match) {
    return (
      <span className={styles.good}>
        <IconCheck size={14} aria-hidden /> {t('Matched')}
        {line.match.voucher && <small> · {line.match.voucher}</small>}
      </span>
    );
  }
  if (line.isAside) return <small>{t('needs no entry')}</small>;
  if (offer) {
    return (
      <span data-sure={offer.confidence >= 95 || undefined} className={styles.suggested}>
        {t('{percent}% suggested', { percent: offer.confidence })}
      </span>
    );
  }
  return line.doubt ? (
    <span className={styles.warn}>
      <IconAlertTriangle size={14} aria-hidden /> {t('Doubtful')}
    </span>
  ) : (
    <small>
      <IconMinus size={14} aria-hidden /> {t('No suggestion')}
    </small>
  );
}

interface OfferCardProps {
  readonly offer: Offer;
  readonly place: number;
  readonly entries: readonly OpenEntry[];
  readonly mayCapture: boolean;
  readonly onAccept: () => void;
}

function OfferCard({ offer, place, entries, mayCapture, onAccept }: OfferCardProps) {
  const answered = entries.filter(({ key }) => offer.entries.includes(key));
  const title =
    offer.targetLabel === null ? answered.map(({ description }) => description).join(', ') : t(offer.targetLabel);
  return (
    <div className={styles.offer} data-best={place === 0 || undefined}>
      <p className={styles.between}>
        <span>
          <b className={styles.percent}>{offer.confidence}%</b> <strong>{title}</strong>
          {offer.targetLabel !== null && <small> {t('a new entry')}</small>}
        </span>
        {answered.length > 0 && (
          <Amount rands={answered.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100} />
        )}
      </p>
      <p className={styles.why}>
        <IconBulb size={14} aria-hidden /> {offer.reasons.map(tell).join(' ')}
        {offer.lineIDs.length > 1 && ` ${t('{count} lines together', { count: offer.lineIDs.length })}.`}
      </p>
      <Button size="xs" variant={place === 0 ? 'filled' : 'default'} disabled={!mayCapture} onClick={onAccept}>
        {t('Accept')} <kbd>{place === 0 ? t('Enter') : place + 1}</kbd>
      </Button>
    </div>
  );
}
