import { formatAmount } from '../formats/amount';
import { systemType } from '../matter/kinds';
import { addDays, addYears, type LocalDate } from '../dates/local-date';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { message, type Message } from '../law/message';
import { type Cents, nil, clampBelowNil, sum } from '../money/cents';
import type { CuratorAccountInput, NamedAmount } from './account-input';
import type { CarriedItem, CarriedYear, CuratorBooks } from './books';
import { type CuratorAccount, drawCuratorAccount } from './curator-account';
import type { NamedRows } from './named-rows';
import { listOfficeRemarks } from './office';
import { buildCuratorYearInput } from './year-input';

/** An account of a matter, drawn from its books. */
export interface CuratorYear {
  readonly account: CuratorAccount;
  readonly input: CuratorAccountInput;
  readonly rows: NamedRows;
  /** Worth a look; none of them keeps the account from being lodged. */
  readonly remarks: readonly { readonly says: Message; readonly tab: string }[];
}

export const hasCuratorAccounts = (type: number): boolean => type === systemType.curatorship;

/** A year from its first day: the Master fixes another where the matter wants one. */
export const computeUsualEnd = (from: LocalDate): LocalDate => addDays(addYears(from, 1), -1);

/** What is handed over when the office ends earns its rate on what the account itself leaves, unless it is set by hand. */
function applyHandOver(input: CuratorAccountInput, byHand: Cents | null): Outcome<CuratorAccountInput> {
  const { remuneration, heading } = input;
  if (!heading.final || remuneration.by === 'hand') return input;
  if (byHand !== null) return { ...input, remuneration: { ...remuneration, handedOver: { value: byHand } } };
  const before = drawCuratorAccount(input);
  if (isRefused(before)) return before;
  return before.status === 'BLOCKED'
    ? input
    : { ...input, remuneration: { ...remuneration, handedOver: { value: clampBelowNil(before.netAssets) } } };
}

/** An asset that is valued otherwise than in the account that was lodged: that account stands, and this one says so. */
function listRevalued({ previous, assets, entries }: CuratorBooks, rows: NamedRows): CuratorYear['remarks'] {
  const moved = new Set(entries.map(({ assetId }) => assetId));
  return (previous?.assets ?? []).flatMap(({ as, id, amount }) => {
    const value = as === 'asset' ? assets.find((asset) => asset.id === id)?.value : undefined;
    if (value === undefined || value === amount || moved.has(id)) return [];
    return [
      {
        says: message('{asset} was {before} in the account that was lodged and is valued at {now} now.', {
          asset: rows.nameOf('asset', id!),
          before: formatAmount(amount),
          now: formatAmount(value),
        }),
        tab: 'assets',
      },
    ];
  });
}

function listYearRemarks(books: CuratorBooks, input: CuratorAccountInput, rows: NamedRows): CuratorYear['remarks'] {
  const { heading, banks, stated } = books;
  const land = new Set(books.assets.filter(({ isLand }) => isLand).map(({ id }) => id));
  const bought = new Set(
    books.entries.flatMap(({ account, assetId }) =>
      account === 'CAPITAL:PURCHASE' && assetId !== null ? [assetId] : [],
    ),
  );
  return [
    ...banks
      .filter(({ id }) => stated[id] === undefined)
      .map(({ id }) => ({
        says: message('No statement of {bank} goes up to {to}, so its closing balance comes from the ledger alone.', {
          bank: rows.nameOf('bank', id),
          to: heading.to,
        }),
        tab: 'banking',
      })),
    ...books.assets
      .filter(({ id, acquiredOn, value }) => bought.has(id) && !acquiredOn && value !== undefined)
      .map(({ id }) => ({
        says: message('{asset} was bought in this period, so it cannot be part of the opening property.', {
          asset: rows.nameOf('asset', id),
        }),
        tab: 'assets',
      })),
    ...listRevalued(books, rows),
    ...(heading.final && input.transactions.some(({ realisedForUse }) => realisedForUse)
      ? [
          {
            says: message(
              'Capital realised for use has already earned commission as income. Leave any remaining part of it out of the property handed over.',
            ),
            tab: 'report',
          },
        ]
      : []),
    ...listOfficeRemarks({
      office: books.officeName,
      country: books.country,
      bornOn: books.bornOn,
      to: heading.to,
      final: heading.final,
      property: sum([...input.opening.assets, ...(input.added ?? [])].map(({ amount }) => amount)),
      incomeCollected: sum(
        input.transactions.map(({ class: each, amount }) => (each.startsWith('INCOME:') ? amount : nil)),
      ),
      landSold: books.entries.flatMap(({ account, assetId }) =>
        account === 'CAPITAL:REALISATION' && assetId !== null && land.has(assetId)
          ? [rows.nameOf('asset', assetId)]
          : [],
      ),
    }),
  ];
}

/** The account of one period from the matter's facts and ledger, or what keeps it from being drawn. */
export function drawCuratorYear(books: CuratorBooks): Outcome<CuratorYear> {
  if (books.previous?.final) {
    return refuse('heading.final', 'The final account has been lodged. No account can follow it.');
  }
  const made = buildCuratorYearInput(books);
  if (isRefused(made)) return made;
  const input = applyHandOver(made.input, books.choices.handedOver);
  if (isRefused(input)) return input;
  const account = drawCuratorAccount(input);
  if (isRefused(account)) return account;
  return { account, input, rows: made.rows, remarks: listYearRemarks(books, input, made.rows) };
}

/** What the next account begins with, each figure under the row it stands for. */
export function toCarriedYear({ account, rows }: CuratorYear, books: CuratorBooks): CarriedYear | undefined {
  if (account.status === 'BLOCKED') return undefined;
  const toCarriedItem =
    (side: 'assets' | 'creditors') =>
    ({ name, amount, says }: NamedAmount): CarriedItem => ({
      ...(rows.rowOf(side, name) ?? { as: 'owed', id: null }),
      name,
      amount,
      ...(says && { says }),
    });
  const { closing, income, capital, heading } = account;
  const { administration, ...figures } = income.value;
  return {
    accountNumber: heading.accountNumber,
    to: heading.to,
    final: heading.final,
    assets: closing.assets.map(toCarriedItem('assets')),
    creditors: closing.creditors.map(toCarriedItem('creditors')),
    capital: closing.capital,
    income: closing.income,
    known: [...new Set([...(books.previous?.known ?? []), ...listKnownAssets(books)])].toSorted((a, b) => a - b),
    heads: Object.entries(account.classTotals).map(([head, amount]) => ({ head, amount })),
    figures: {
      incomeCollected: figures.incomeCollected,
      maintenanceAndDebts: figures.maintenanceAndDebts,
      administration: administration.total,
      remuneration: administration.curatorFee,
      balanceCarriedForward: figures.balanceCarriedForward,
      closingCapital: capital.value.closing,
      totalAssets: account.totalAssets,
      netAssets: account.netAssets,
    },
  };
}

/** Assets that stand in this account or an earlier one. */
const listKnownAssets = ({ assets, heading, entries }: CuratorBooks): number[] => [
  ...assets.filter(({ acquiredOn }) => !acquiredOn || acquiredOn <= heading.to).map(({ id }) => id),
  ...entries.flatMap(({ assetId }) => (assetId === null ? [] : [assetId])),
];

/** Where in the matter something about the account is mended. */
export function locateYearField(field: string): { readonly tab: string; readonly rowId?: string } {
  const entry = /^transactions\.(\w+) (\d+)/.exec(field);
  if (entry) {
    const tabs: Readonly<Record<string, string>> = {
      income: 'income',
      expense: 'expenses',
      money_movement: 'banking',
      bank_line: 'cashallocationandrecon',
      asset_sale: 'assets',
    };
    return { tab: tabs[entry[1]!] ?? 'banking' };
  }
  const asset = /^assets\.(\d+)$/.exec(field);
  if (asset) return { tab: 'assets', rowId: asset[1]! };
  const [part] = field.split('.');
  if (part === 'assets' || part === 'opening') return { tab: 'assets' };
  if (part === 'creditors') return { tab: 'expenses' };
  if (part === 'kind') return { tab: 'details' };
  return { tab: 'report' };
}

/** Where a proof that does not hold is mended. */
export const locateProof = (id: string): string =>
  id === 'P3' ? 'assets' : id === 'P4' || id === 'P7' ? 'report' : id === 'P1' ? 'banking' : 'cashallocationandrecon';
