import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { toTracedEntry, TraceDialog } from '../../../client/trace-dialog';
import { t, translate } from '../../../i18n/t';
import { Amount } from '../../../ui/figures/amount';
import { formatDate } from '../../../ui/format';
import { useMatter } from '../../../ui/the-matter';
import { LinePapers } from './line-papers';
import { OfferCard } from './offer-card';
import { OpenEntries } from './open-entries';
import styles from './recon.module.css';
import {
  sumCents,
  isOpen,
  type ReconLine,
  type ReconOffer,
  type OpenReconEntry,
  type ReconState,
  describeMatched,
} from './use-recon';

interface LinePanelProps {
  readonly recon: ReconState;
  readonly line: ReconLine | undefined;
  /** The line and those chosen with it. */
  readonly lines: readonly ReconLine[];
  readonly offers: readonly ReconOffer[];
  /** Entries chosen to be matched together. */
  readonly together: readonly OpenReconEntry[];
  readonly find: Ref<HTMLInputElement>;
  readonly mayCapture: boolean;
  readonly onAccept: (offer: ReconOffer) => void;
  readonly onMatch: (entry: OpenReconEntry) => void;
  readonly onMake: () => void;
  readonly onSplit: () => void;
  readonly onReverse: () => void;
  readonly onMatchAll: () => void;
  readonly onClear: () => void;
}

/** The chosen line: what it was matched to or could be, its voucher and group, and what it can be matched to by hand. */
export function LinePanel(props: LinePanelProps) {
  const { recon, line, lines, offers, together, find, mayCapture, onAccept, onMatch, onMake, onSplit } = props;
  const { onMatchAll, onClear, onReverse } = props;
  const { id: matterID } = useMatter();
  const entries = recon.unmatched.data?.entries ?? [];
  return (
    <section className={styles.pane} aria-label={t('What the line is')}>
      {line && (
        <header className={styles.lineHead}>
          <div>
            <small>
              {[line.line === null ? t('By hand') : t('Line {line}', { line: line.line }), line.day, line.reference]
                .filter(Boolean)
                .join(' · ')}
            </small>
            <strong>{line.description}</strong>
            {line.doubt && <small className={styles.warn}>{translate(line.doubt)}</small>}
          </div>
          <b>
            <Amount cents={sumCents(lines)} />
            {lines.length > 1 && <small>{t('{count} lines combined', { count: lines.length })}</small>}
          </b>
        </header>
      )}
      {line?.match && (
        <div className={styles.offer} data-best>
          <p>
            <IconCheck size={16} aria-hidden /> {t('Matched by {name}', { name: line.match.by })}
          </p>
          {line.match.entries.map((entry) => (
            <p key={`${entry.source}${entry.sourceID}`} className={styles.between}>
              <span>
                <strong>{describeMatched(entry)}</strong>
                {entry.what !== null && entry.description !== line.description && <small> {entry.description}</small>}
                <MatchedPair entry={entry} />
                <TraceButton matterID={matterID} entry={entry} />
              </span>{' '}
              <Amount rands={entry.amount} />
            </p>
          ))}
          <Button
            size="xs"
            variant="default"
            disabled={!mayCapture || line.isExported}
            onClick={() => recon.undo(line)}
          >
            {t('Undo')} <kbd>U</kbd>
          </Button>
          {line.isExported && <small> {t('Exported to Sage Pastel')}</small>}
        </div>
      )}
      {line && isOpen(line) && offers.length === 0 && (
        <p className={styles.none}>{t('No suggestions for this line.')}</p>
      )}
      {offers.map((offer, at) => (
        <OfferCard
          key={`${offer.target ?? ''}${offer.entries.join()}`}
          offer={offer}
          place={at}
          entries={entries}
          onAccept={() => onAccept(offer)}
          mayCapture={mayCapture}
        />
      ))}
      {line && isOpen(line) && (
        <div className={styles.actions}>
          <Button size="xs" variant="default" disabled={!mayCapture} onClick={onMake}>
            {t('New entry')} <kbd>N</kbd>
          </Button>
          <Button size="xs" variant="default" disabled={!mayCapture} onClick={onSplit}>
            {t('Split')} <kbd>S</kbd>
          </Button>
          <Button size="xs" variant="default" disabled={!mayCapture} onClick={onReverse}>
            {t('Refund or return')} <kbd>R</kbd>
          </Button>
        </div>
      )}
      {together.length > 0 && line && isOpen(line) && (
        <Together {...{ lines, together, mayCapture, onMatchAll, onMake, onClear }} />
      )}
      {line && <LinePapers key={`${line.id} ${line.version}`} line={line} />}
      <OpenEntries
        entries={entries}
        find={find}
        mayMatch={mayCapture && line !== undefined && isOpen(line)}
        total={sumCents(lines)}
        chosen={together.map(({ key }) => key)}
        onMatch={onMatch}
      />
    </section>
  );
}

type ReconMatchedEntry = NonNullable<ReconLine['match']>['entries'][number];

/** From a line to the figures its entry stands in. */
function TraceButton({ matterID, entry }: { readonly matterID: number; readonly entry: ReconMatchedEntry }) {
  const [isOpen, setOpen] = useState(false);
  const traced = toTracedEntry(entry.source, entry.sourceID);
  if (!traced) return null;
  return (
    <>
      <Button size="compact-xs" variant="subtle" onClick={() => setOpen(true)}>
        {t('Where it is included')}
      </Button>
      {isOpen && <TraceDialog matterID={matterID} entry={traced} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A payment and its return are one pair: each names the other. */
function MatchedPair({ entry: { reversalOf, reversedAmount } }: { readonly entry: ReconMatchedEntry }) {
  if (reversalOf) {
    return (
      <span className={styles.pair}>
        {t('Refund or return of {what}, {day}', { what: reversalOf.description, day: formatDate(reversalOf.day) })}
      </span>
    );
  }
  return reversedAmount > 0 ? (
    <span className={styles.pair}>
      {t('Refunded or returned')}: <Amount rands={reversedAmount} />
    </span>
  ) : null;
}

/** Entries the line answers at once: they come to it, or the rest becomes an entry of its own. */
function Together({
  lines,
  together,
  mayCapture,
  onMatchAll,
  onMake,
  onClear,
}: Pick<LinePanelProps, 'lines' | 'together' | 'mayCapture' | 'onMatchAll' | 'onMake' | 'onClear'>) {
  const left = sumCents(lines) - sumCents(together);
  return (
    <div className={styles.offer} data-best>
      {together.map(({ key, description, amount }) => (
        <p key={key} className={styles.between}>
          <span>{description}</span> <Amount rands={amount} />
        </p>
      ))}
      <p className={styles.between}>
        <strong>{left === 0 ? t('The parts add up to the line.') : t('Left')}</strong>
        {left !== 0 && <Amount cents={left as never} />}
      </p>
      <Button size="xs" disabled={!mayCapture || left !== 0} onClick={onMatchAll}>
        {t('Match')}
      </Button>{' '}
      {left !== 0 && (
        <Button size="xs" variant="default" disabled={!mayCapture} onClick={onMake}>
          {t('An entry for the rest')} <kbd>N</kbd>
        </Button>
      )}{' '}
      <Button size="xs" variant="subtle" onClick={onClear}>
        {t('Clear')}
      </Button>
    </div>
  );
}
