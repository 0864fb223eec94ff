import { overrideFigure } from '../costs/override';
import { computeCuratorshipMastersFee } from '../costs/masters-fee';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, pickLarger, minus, negate, nil, pickSmaller, sum } from '../money/cents';
import type {
  AccountTransaction,
  CuratorAccountInput,
  NamedAmount,
  AccountPosition,
  CuratorRemuneration,
} from './account-input';
import type { BookedEntry, CarriedItem, CuratorBooks } from './books';
import { mastersFeeOwed, remunerationOwed } from './income-account';
import { type NamedRows, nameRows } from './named-rows';
import { type TransactionClass, transactionClasses } from './transaction-class';

/** What of the books tells what is held and what moved. */
type PeriodBooks = Pick<CuratorBooks, 'heading' | 'previous' | 'banks' | 'assets' | 'debts' | 'entries'>;

/** Bought or paid into in this period: what was paid brings it into the account. */
const findAssetsBought = ({ entries }: PeriodBooks): ReadonlySet<number> =>
  new Set(
    entries
      .filter(({ account, assetId }) => account === 'CAPITAL:PURCHASE' && assetId !== null)
      .map(({ assetId }) => assetId!),
  );

const findAssetsFed = ({ entries }: PeriodBooks): ReadonlySet<number> =>
  new Set(entries.filter(({ amount, assetId }) => amount < 0 && assetId !== null).map(({ assetId }) => assetId!));

interface PeriodProperty {
  readonly opening: readonly NamedAmount[];
  readonly added: readonly NamedAmount[];
}

/** What was there at the beginning, and what came since without money. */
function computePeriodProperty(books: PeriodBooks, rows: NamedRows): Outcome<PeriodProperty> {
  const { heading, previous, banks, assets } = books;
  const [bought, fed] = [findAssetsBought(books), findAssetsFed(books)];
  const known = new Set(previous?.known ?? []);
  const asBanks = new Set(banks.map(({ assetId }) => assetId));
  // A bank account opens as the ledger has it, so that it is held against what the account before left.
  const inLedger = new Map(banks.map(({ id, before }) => [id, before]));
  const opening: NamedAmount[] = (previous?.assets ?? []).map((item) => ({
    ...toNamedAmount(rows, item),
    ...(item.as === 'bank' && { amount: inLedger.get(item.id!) ?? item.amount }),
  }));
  const added: NamedAmount[] = [];
  const carried = new Set(previous?.assets.map(({ as, id }) => `${as} ${id}`));
  for (const bank of banks) {
    const name = rows.nameOf('bank', bank.id);
    const isHere = bank.openingOn !== null && bank.openingOn <= heading.to;
    if (carried.has(`bank ${bank.id}`)) continue;
    if (previous) {
      opening.push({ name, amount: nil });
      // What was taken over before this period stood in no account yet: it comes now.
      if (isHere && bank.opening !== 0) added.push({ name, amount: bank.opening });
    } else opening.push({ name, amount: isHere ? bank.opening : nil });
  }
  const unvalued: unknown[] = [];
  for (const { id, name: called, value, acquiredOn } of assets) {
    if (known.has(id) || carried.has(`asset ${id}`) || asBanks.has(id)) continue;
    if (acquiredOn && acquiredOn > heading.to) continue;
    if (bought.has(id) && (!acquiredOn || acquiredOn >= heading.from)) continue;
    if (value === undefined) {
      if (!fed.has(id)) {
        unvalued.push(refuse(`assets.${id}`, message('Enter the value of {asset}.', { asset: called })));
      }
      continue;
    }
    const one = { name: rows.nameOf('asset', id), amount: value };
    if (!previous && (!acquiredOn || acquiredOn < heading.from)) opening.push(one);
    else added.push(one);
  }
  return collectRefusals(unvalued) ?? { opening, added };
}

const toNamedAmount = (rows: NamedRows, { as, id, name, amount, says }: CarriedItem): NamedAmount => ({
  name: id === null ? name : rows.nameOf(as, id),
  amount,
  ...(says && { says }),
});

function computeOpening(books: PeriodBooks, rows: NamedRows, property: PeriodProperty): AccountPosition {
  const { previous, debts, heading } = books;
  if (previous) {
    return {
      assets: property.opening,
      creditors: previous.creditors.map((item) => toNamedAmount(rows, item)),
      capital: previous.capital,
      income: previous.income,
    };
  }
  const creditors = debts
    .filter(({ incurredOn, amount }) => amount !== 0 && (!incurredOn || incurredOn < heading.from))
    .map(({ id, amount }) => ({ name: rows.nameOf('debt', id), amount }));
  const sumAmounts = (all: readonly NamedAmount[]) => sum(all.map(({ amount }) => amount));
  return {
    assets: property.opening,
    creditors,
    capital: minus(sumAmounts(property.opening), sumAmounts(creditors)),
    income: nil,
  };
}

const feeClasses: Partial<Readonly<Record<TransactionClass, string>>> = {
  'ADMIN:CURATOR_FEE_PAID': remunerationOwed,
  'ADMIN:MASTER_FEES': mastersFeeOwed,
};

/**
 * A fee that was paid settles what earlier accounts left owing, the oldest first; what is over was paid ahead for this one.
 * A refund lowers what was paid ahead.
 */
function splitFeeLine(
  line: AccountTransaction,
  left: Map<string, Cents>,
  creditors: readonly NamedAmount[],
): AccountTransaction[] {
  const key = feeClasses[line.class];
  const lines: AccountTransaction[] = [];
  let rest = line.amount;
  for (const { name, says } of creditors) {
    if (says?.key !== key || rest >= 0) continue;
    const part = pickSmaller(negate(rest), left.get(name) ?? nil);
    if (part <= 0) continue;
    left.set(name, minus(left.get(name)!, part));
    rest = sum([rest, part]);
    lines.push({ ...line, id: `${line.id} for ${name}`, amount: negate(part), settlesCreditor: name });
  }
  if (rest !== 0) lines.push({ ...line, amount: rest, forThisAccount: true });
  return lines;
}

const isClass = (account: string): account is TransactionClass => Object.hasOwn(transactionClasses, account);

function toTransactions(books: PeriodBooks, rows: NamedRows, { creditors }: AccountPosition): AccountTransaction[] {
  const bankOfAsset = new Map(books.banks.flatMap(({ id, assetId }) => (assetId === null ? [] : [[assetId, id]])));
  const nameAsset = (id: number): string => {
    const bankId = bankOfAsset.get(id);
    return bankId === undefined ? rows.nameOf('asset', id) : rows.nameOf('bank', bankId);
  };
  const left = new Map(creditors.map(({ name, amount }) => [name, amount]));
  const findCreditor = (entry: BookedEntry): string | undefined => {
    if (entry.liabilityId === null) return undefined;
    const name = rows.nameOf('debt', entry.liabilityId);
    return left.has(name) ? name : undefined;
  };
  const classifyEntry = (entry: BookedEntry): TransactionClass => {
    if (entry.otherBankId !== null) return 'INTERNAL';
    if (entry.liabilityId !== null) return 'MAINT:DEBT';
    return isClass(entry.account) ? entry.account : 'SUSPENSE';
  };
  return books.entries.flatMap((entry): AccountTransaction[] => {
    const each = classifyEntry(entry);
    const settles = findCreditor(entry);
    const asset =
      entry.otherBankId !== null
        ? rows.nameOf('bank', entry.otherBankId)
        : entry.assetId !== null && (each === 'INTERNAL' || each.startsWith('CAPITAL:'))
          ? nameAsset(entry.assetId)
          : undefined;
    const line: AccountTransaction = {
      id: `${entry.source} ${entry.sourceId}${entry.otherBankId === null ? '' : ` ${entry.bankId}`}`,
      ...(entry.voucher !== null && { voucher: entry.voucher }),
      date: entry.day,
      bank: rows.nameOf('bank', entry.bankId),
      amount: entry.amount,
      description: entry.payee ? `${entry.narrative}, ${entry.payee}` : entry.narrative,
      class: each,
      ...(asset !== undefined && { asset }),
      ...(entry.carrying !== null && { carrying: entry.carrying }),
      ...(entry.isForUse && { realisedForUse: true }),
      ...(settles !== undefined && { settlesCreditor: settles }),
    };
    return feeClasses[each] ? splitFeeLine(line, left, creditors) : [line];
  });
}

const listOpenLines = ({ unclassified }: CuratorBooks, rows: NamedRows): AccountTransaction[] =>
  unclassified.map(({ id, day, description, amount, bankId }) => ({
    id: `bank_line ${id}`,
    date: day,
    bank: rows.nameOf('bank', bankId),
    amount,
    description,
    class: 'SUSPENSE',
  }));

const toOverriddenFee = (title: string, { amount, reason }: { readonly amount: Cents; readonly reason: string }) =>
  startWorking(title, 'Administration of Estates Act s 84(2)')
    .line('Set by hand', amount, { note: reason })
    .gives(amount);

function computeBooksMastersFee(books: CuratorBooks, gross: Cents): Outcome<WorkedResult<Cents>> {
  const { country, heading, choices } = books;
  const computed = computeCuratorshipMastersFee({
    country,
    on: heading.to,
    gross: pickLarger(gross, nil),
    accountNumber: heading.accountNumber,
    levied: choices.levied,
  });
  if (!choices.mastersFee) return computed;
  return isRefused(computed)
    ? toOverriddenFee("Master's fee", choices.mastersFee)
    : overrideFigure(computed, choices.mastersFee);
}

function chooseRemuneration({ office, vendor, choices }: CuratorBooks): CuratorRemuneration {
  const { fee } = choices;
  if (!fee) return { by: 'tariff', office, vendor };
  return {
    by: 'hand',
    fee: toOverriddenFee('Remuneration', fee),
    vat: toOverriddenFee('VAT on remuneration', { amount: fee.vat, reason: fee.reason }),
  };
}

/** What was there and what moved, for whoever wants to know what is there now; nothing is charged in it. */
export function buildPositionInput(
  books: PeriodBooks,
  rows: NamedRows,
): Outcome<Required<Pick<CuratorAccountInput, 'opening' | 'banks' | 'transactions' | 'added'>>> {
  const property = computePeriodProperty(books, rows);
  if (isRefused(property)) return property;
  const opening = computeOpening(books, rows, property);
  return {
    opening,
    added: property.added,
    banks: books.banks.map(({ id }) => rows.nameOf('bank', id)),
    transactions: toTransactions(books, rows, opening),
  };
}

export interface YearInput {
  readonly input: CuratorAccountInput;
  readonly rows: NamedRows;
}

/** One account's input in the words of its rules, or what must be captured before it can be drawn. */
export function buildCuratorYearInput(books: CuratorBooks): Outcome<YearInput> {
  const rows = nameRows(books);
  const held = buildPositionInput(books, rows);
  if (isRefused(held)) return held;
  const { opening, added } = held;
  const mastersFee = computeBooksMastersFee(
    books,
    sum([...opening.assets, ...added].map(({ amount }) => pickLarger(amount, nil))),
  );
  if (isRefused(mastersFee)) return mastersFee;
  const { choices, previous } = books;
  const input: CuratorAccountInput = {
    country: books.country,
    heading: books.heading,
    ...held,
    transactions: [...held.transactions, ...listOpenLines(books, rows)],
    ...(previous && { previous: { ...opening, assets: listCarriedAssets(books, rows) } }),
    statements: Object.fromEntries(
      Object.entries(books.stated).map(([id, amount]) => [rows.nameOf('bank', Number(id)), amount]),
    ),
    remuneration: chooseRemuneration(books),
    mastersFee,
    deficit: choices.deficit,
    surplus: choices.surplus,
    ...(choices.deficiencyMetBy !== null && { deficiencyMetBy: choices.deficiencyMetBy }),
  };
  return { input, rows };
}

const listCarriedAssets = ({ previous }: CuratorBooks, rows: NamedRows): NamedAmount[] =>
  (previous?.assets ?? []).map((item) => toNamedAmount(rows, item));
