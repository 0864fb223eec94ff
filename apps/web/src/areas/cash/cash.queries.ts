import { assetLineCalls } from '@boedel/contract/assets/assets.calls';
import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { useRead } from '../../client/hooks';
import type { FieldOption } from '../../ui/fields/field';
import { useMatter } from '../../ui/the-matter';

type EntryLinks = Readonly<Record<'bankAccountID' | 'assetID' | 'liabilityID' | 'documentID', readonly FieldOption[]>>;

/** What an entry may point at: the matter's bank accounts, its assets, its creditors and its papers. */
export function useCashLinks(): { readonly links: EntryLinks; readonly main: number | null } {
  const { id: matterID } = useMatter();
  const banks = useRead(bankAccountCalls.getbymatterid, { matterID }, { quiet: true });
  const assets = useRead(assetLineCalls.getLines, { matterID }, { quiet: true });
  const claims = useRead(liabilityCalls.getbymatterid, { matterID }, { quiet: true });
  const papers = useRead(documentCalls.getbymatterid, { matterID, skip: 0, take: 200 }, { quiet: true });
  const open = (banks.data ?? []).filter(({ closedDate }) => !closedDate);
  return {
    links: {
      bankAccountID: open.map(({ id, name }) => ({ value: id, label: name })),
      assetID: (assets.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
      liabilityID: (claims.data ?? []).map(({ id, creditorName, amount }) => ({
        value: id,
        label: `${creditorName} · ${amount}`,
      })),
      documentID: (papers.data?.rows ?? []).map(({ id, title }) => ({ value: id, label: title })),
    },
    main: (open.find(({ isMain }) => isMain) ?? (open.length === 1 ? open[0] : undefined))?.id ?? null,
  };
}
