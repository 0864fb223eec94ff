import type { WireAnswer } from '@boedel/contract/call';
import { clientBookCalls } from '@boedel/contract/client-book/client-book.calls';
import { addMonths } from '@boedel/domain/dates/local-date';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t, translate } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { Amount } from '../../ui/figures/amount';
import { CurrencyContext } from '../../ui/figures/currency';
import { StatusBadge } from '../../ui/figures/status-badge';
import { chooseCurrency } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { PageTitle } from '../../ui/page-title';
import { Nobody } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useToday } from '../../ui/today';

type ClientBookRow = WireAnswer<typeof clientBookCalls.list>[number];

const createColumns = (most: number): readonly ListColumn<ClientBookRow>[] => [
  { key: 'reference', title: markPhrase('Our reference') },
  {
    key: 'name',
    title: markPhrase('Name'),
    strong: true,
    render: ({ matterID, name }) => <Link to={paths.matter.details({ id: matterID })}>{name}</Link>,
  },
  {
    key: 'shortfall',
    title: markPhrase('Short of cash'),
    // What is not known is told too, on a card as well.
    value: ({ shortfall }) => shortfall ?? -1,
    render: ({ matterID, shortfall, country }) =>
      shortfall === null ? (
        // The page for the client says what is still needed.
        <Link to={paths.flowView({ id: matterID })}>{t('not known yet')}</Link>
      ) : shortfall === 0 ? (
        <>{t('enough')}</>
      ) : (
        <CurrencyContext value={chooseCurrency(country)}>
          <Amount rands={shortfall} /> {shortfall === most && <StatusBadge tone="bad">{t('most')}</StatusBadge>}
        </CurrencyContext>
      ),
  },
  {
    key: 'reviewedOn',
    title: markPhrase('Last reviewed'),
    value: ({ reviewedOn, reviewedBy }) => [reviewedOn ?? t('never'), reviewedBy].filter(Boolean).join(', '),
  },
  {
    key: 'nextOn',
    title: markPhrase('Look again'),
    value: ({ isDue, nextOn }) => (isDue ? ' ' : nextOn),
    render: ({ isDue, nextOn }) =>
      isDue ? <StatusBadge tone="warn">{t('review due')}</StatusBadge> : <>{nextOn ?? '-'}</>,
  },
  {
    key: 'since',
    title: markPhrase('Changed since'),
    long: true,
    value: ({ since }) => since.map(translate).join(' ') || null,
  },
  { key: 'matterID', title: markPhrase('Review'), render: (row) => <Reviewed row={row} /> },
];

/** Today, and again in a year: what most planners agree with a client. */
function Reviewed({ row }: { readonly row: ClientBookRow }) {
  const today = useToday();
  const review = useCall(clientBookCalls.review, {
    says: t('Marked as reviewed today. A task will remind you in a year.'),
  });
  const mayReview = useMay(clientBookCalls.review);
  return (
    <Button
      size="compact-xs"
      variant="default"
      disabled={!mayReview}
      loading={review.isRunning}
      aria-label={t('Mark as reviewed today: {name}', { name: row.name })}
      onClick={() => review.run({ matterID: row.matterID, nextOn: addMonths(today, 12), note: null })}
    >
      {t('Mark as reviewed today')}
    </Button>
  );
}

/** Every client: whom to look at again, who would be short of most, and what changed since. */
export function ClientBookPage() {
  const read = useRead(clientBookCalls.list, undefined, { quiet: true });
  return (
    <>
      <PageTitle
        title={t('Book of clients')}
        about={t('those to be reviewed first, then who would be short of most')}
      />
      <Loaded read={read}>
        {(rows) =>
          rows.length === 0 ? (
            <Nobody sentence={t('No clients yet. Add a client under Matters.')} />
          ) : (
            <ListTable
              label={t('Book of clients')}
              rows={rows}
              columns={createColumns(Math.max(...rows.map(({ shortfall }) => shortfall ?? 0)))}
              rowKey={({ matterID }) => matterID}
            />
          )
        }
      </Loaded>
    </>
  );
}
