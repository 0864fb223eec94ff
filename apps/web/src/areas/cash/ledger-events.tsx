import type { WireAnswer } from '@boedel/contract/call';
import { ledgerCalls } from '@boedel/contract/ledger/ledger.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { toTracedEntry, TraceDialog, type TracedEntry } from '../../client/trace-dialog';
import { t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { formatDate, formatDateTime } from '../../ui/format';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import styles from './cash.module.css';

const step = 50;

type LedgerEventView = WireAnswer<typeof ledgerCalls.getEvents>[number];
type LedgerPosting = WireAnswer<typeof ledgerCalls.getEvents>[number]['postings'][number];
/** No event has two postings of one account about the same. */
const buildPostingKey = ({ account, bankAccountID, assetID, liabilityID, partyID, claimID }: LedgerPosting): string =>
  [account, bankAccountID, assetID, liabilityID, partyID, claimID].join('.');

interface LedgerEventsProps {
  /** The account whose events are asked for; all of them where none is chosen. */
  readonly account: string | undefined;
  readonly onClear: () => void;
}

/** The ledger as it was booked, the newest first: each event with where the money came from and where it went. */
export function LedgerEvents({ account, onClear }: LedgerEventsProps) {
  const { id: matterID } = useMatter();
  const [take, setTake] = useState(step);
  const [traced, setTraced] = useState<TracedEntry>();
  const events = useRead(
    ledgerCalls.getEvents,
    { matterID, take, ...(account && { account }) },
    { quiet: true, keepLast: true },
  );
  return (
    <section className={styles.events} aria-label={t('Ledger')}>
      <h3>
        {t('Ledger')}{' '}
        {account && (
          <Button variant="subtle" size="compact-sm" onClick={onClear}>
            {t('Show everything')}
          </Button>
        )}
      </h3>
      <Loaded read={events}>
        {(rows) =>
          rows.length === 0 ? (
            <p className={styles.none}>{t('No entries.')}</p>
          ) : (
            <>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone, so it must scroll by keyboard */}
              <section className={styles.scroll} tabIndex={0} aria-label={t('Booked')}>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{t('Date')}</th>
                      <th scope="col">{t('Narrative')}</th>
                      <th scope="col">{t('Account')}</th>
                      <th scope="col" data-number>
                        {t('Debit')}
                      </th>
                      <th scope="col" data-number>
                        {t('Credit')}
                      </th>
                      <th scope="col">{t('Booked')}</th>
                    </tr>
                  </thead>
                  {rows.map((event) => (
                    <tbody key={event.id} data-undone={event.isReversed || event.reversesID !== null || undefined}>
                      {event.postings.map((posting, line) => (
                        <tr key={buildPostingKey(posting)}>
                          <td>{line === 0 && formatDate(event.day)}</td>
                          <td>
                            {line === 0 && (
                              <>
                                <EventName event={event} onTrace={setTraced} />
                                {event.voucher && <small> · {event.voucher}</small>}
                                {event.isReversed && <em> · {t('undone')}</em>}
                                {event.reversesID !== null && <em> · {t('reverses an earlier entry')}</em>}
                              </>
                            )}
                          </td>
                          <td>
                            {t(posting.label)}
                            {posting.aboutName && <small> · {posting.aboutName}</small>}
                          </td>
                          <td data-number>{posting.amount > 0 && <Amount rands={posting.amount} />}</td>
                          <td data-number>{posting.amount < 0 && <Amount rands={-posting.amount} />}</td>
                          <td>
                            {line === 0 && (
                              <small>
                                {event.bookedBy}, {formatDateTime(event.bookedAt).slice(0, 16)}
                              </small>
                            )}
                          </td>
                        </tr>
                      ))}
                    </tbody>
                  ))}
                </table>
              </section>
              {rows.length === take && (
                <Button variant="default" size="compact-sm" onClick={() => setTake(take + step)}>
                  {t('Show more')}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
      {traced && <TraceDialog matterID={matterID} entry={traced} onClose={() => setTraced(undefined)} />}
    </section>
  );
}

/** What an event was, which opens the bank lines and the voucher behind it. */
function EventName({
  event: { narrative, source, sourceID },
  onTrace,
}: {
  readonly event: LedgerEventView;
  readonly onTrace: (entry: TracedEntry) => void;
}) {
  const entry = toTracedEntry(source, sourceID);
  if (!entry) return narrative;
  return (
    <Button variant="transparent" size="compact-xs" onClick={() => onTrace(entry)}>
      {narrative}
    </Button>
  );
}
