import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { t } from '../../i18n/t';
import type { ListColumn } from '../../ui/list/column';
import { useAddressSort } from '../../ui/list/address-sort';
import { ListTable } from '../../ui/list/list-table';
import { PageTitle } from '../../ui/page-title';
import { Empty, Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { type ClaimOutlook, useOutlook } from './claims.queries';

export interface CreditorTotals {
  readonly creditorID: number;
  readonly creditorName: string;
  readonly claims: number;
  readonly claim: number;
  readonly total: number;
  readonly shortfall: number;
  readonly contribution: number;
}

/** One line a creditor: all its claims together, with what it gets and gives as things stand. */
export function CreditorsTab() {
  const matter = useMatter();
  const read = useOutlook(matter.id, 'lodged');
  return (
    <>
      <PageTitle title={t('Creditors')} />
      <Loaded read={read}>{(outlook) => <Grid lines={groupByCreditor(outlook)} />}</Loaded>
    </>
  );
}

const columns: readonly ListColumn<CreditorTotals>[] = [
  { key: 'creditorName', title: 'Creditor', strong: true, grow: 1 },
  { key: 'claims', title: 'Claims', kind: 'number' },
  { key: 'claim', title: 'Total claimed', kind: 'money' },
  { key: 'total', title: 'Gets in all', kind: 'money' },
  { key: 'shortfall', title: 'Loses', kind: 'money' },
  { key: 'contribution', title: 'Contributes', kind: 'money' },
];

function Grid({ lines }: { lines: readonly CreditorTotals[] }) {
  const matter = useMatter();
  const navigate = useNavigate();
  const sorting = useAddressSort();
  const buildHref = ({ creditorID }: CreditorTotals) =>
    paths.matter.creditor({ id: matter.id, creditorId: creditorID });
  return lines.length > 0 ? (
    <ListTable
      label={t('Creditors')}
      rows={lines}
      columns={columns}
      rowKey={({ creditorID }) => creditorID}
      sorting={sorting}
      hrefOf={buildHref}
      onOpen={(line) => void navigate({ to: buildHref(line) })}
    />
  ) : (
    <Empty sentence={t('No creditors yet. Add claims on the Claims tab.')} />
  );
}

/** Whole cents while adding, so that no line is a cent off. */
const toCents = (rands: number): number => Math.round(rands * 100);

export function groupByCreditor({ claims }: ClaimOutlook): readonly CreditorTotals[] {
  const by = new Map<number, CreditorTotals>();
  for (const one of claims) {
    const so = by.get(one.creditorID);
    const addKey = (key: 'claim' | 'total' | 'shortfall' | 'contribution'): number =>
      (toCents(so?.[key] ?? 0) + toCents(one[key])) / 100;
    by.set(one.creditorID, {
      creditorID: one.creditorID,
      creditorName: one.creditorName,
      claims: (so?.claims ?? 0) + 1,
      claim: addKey('claim'),
      total: addKey('total'),
      shortfall: addKey('shortfall'),
      contribution: addKey('contribution'),
    });
  }
  return [...by.values()];
}
