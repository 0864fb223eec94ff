import { formatInEnglish, message, type Message } from '../law/message';
import { type Cents, cents, minus, nil, plus, sum } from '../money/cents';
import type { AccountParty } from './awards';
import type { CarvedEstate } from './carve';
import type { EstateDutyAddendum } from './duty-addendum';
import type { DrawingFacts } from './facts';
import type { FiduciaryAccount } from './fiduciary-account';
import type { EstateIncomeAccount } from './income-account';
import type { InsolventOutcome } from './insolvent-outcome';
import type { LiquidationAccount } from './liquidation';
import type { AccountRecapitulation } from './recapitulation';
import { sumChargedBefore } from './request';

/** One thing that must be so in a true account, and the figures that show whether it is. */
export interface AccountProofLine {
  readonly check: string;
  /** The same with its holes open, where it has any. */
  readonly says?: Message;
  readonly holds: boolean;
  readonly figures: readonly { readonly label: string; readonly amount: Cents }[];
  /** Where to look when it does not hold. */
  readonly where: string;
}

const proveEqual = (
  check: string | Message,
  where: string,
  left: readonly [string, Cents],
  right: readonly [string, Cents],
): AccountProofLine => ({
  ...(typeof check === 'string' ? { check } : { check: formatInEnglish(check), says: check }),
  holds: left[1] === right[1],
  figures: [
    { label: left[0], amount: left[1] },
    { label: right[0], amount: right[1] },
  ],
  where,
});

/** What the proofs look at. */
export interface ProvableEstateAccount {
  readonly facts: DrawingFacts;
  readonly liquidation: LiquidationAccount;
  readonly carved: CarvedEstate;
  readonly parties: readonly AccountParty[];
  readonly recapitulation: AccountRecapitulation | undefined;
  readonly income: EstateIncomeAccount;
  readonly fiduciary: FiduciaryAccount;
  readonly duty: EstateDutyAddendum;
  readonly insolvent: InsolventOutcome | undefined;
  /** An insolvent estate: everything its creditors could be paid from. */
  readonly available: Cents;
  readonly incomeNotDivided: Cents;
  /** An insolvent column of a solvent joint estate: what the joint estate pays in full before its halves. */
  readonly paidByOthers?: Cents;
}

/** The proofs of a drawn account. Each adds the printed lines up again; none trusts the total it checks. */
export function proveAccount(drawn: ProvableEstateAccount): readonly AccountProofLine[] {
  return [
    ...proveLiquidation(drawn),
    ...(drawn.insolvent ? proveInsolvency(drawn, drawn.insolvent) : proveDistribution(drawn)),
    ...proveConservation(drawn),
    proveIncome(drawn),
    ...proveFiduciary(drawn.fiduciary),
    ...proveDuty(drawn),
  ];
}

function proveLiquidation({ liquidation, carved }: ProvableEstateAccount): AccountProofLine[] {
  const lines = liquidation.assets.flatMap((group) => group.lines);
  const groups = [liquidation.administration, liquidation.funeral, liquidation.creditors, liquidation.estateDuty];
  const charged = sum(groups.flatMap((group) => group.lines.map((line) => line.amount)));
  const gross = sum(lines.map((line) => line.amount));
  return [
    proveEqual('The assets add up to the gross value', 'assets', ['Lines', gross], ['Gross value', carved.gross]),
    proveEqual(
      'Gross value less debts and charges equals the balance',
      'liabilities',
      ['Gross less lines', minus(gross, charged)],
      ['Balance', liquidation.balance.value],
    ),
  ];
}

function proveDistribution({
  facts,
  liquidation,
  carved,
  parties,
  recapitulation,
}: ProvableEstateAccount): AccountProofLine[] {
  if (!recapitulation) return [];
  const awarded = sum(parties.map((party) => party.total));
  const inKind = new Map<string, { awarded: number }>();
  let kept = 0;
  for (const party of parties) {
    for (const { assetId, value } of party.inKind) {
      const found = inKind.get(assetId);
      if (found) found.awarded += value;
      else inKind.set(assetId, { awarded: value });
      kept += value;
    }
  }
  const wrong = facts.assets.filter(
    ({ asset, value }) => (inKind.get(asset.id)?.awarded ?? nil) !== (asset.treatment === 'inKind' ? value : nil),
  );
  const cash = sum(parties.map((party) => party.cash));
  const { surplus, cashLegacies, liabilities, heldBack } = recapitulation;
  const ofSurvivor = sum(parties.filter((party) => party.capacity === 'byRight').map((party) => party.total));
  return [
    proveEqual(
      'Awards and the amount carried forward equal the balance',
      'distribution',
      ['Awards and carried forward', plus(awarded, carved.carriedForward)],
      ['Balance', carved.balance],
    ),
    ...(facts.joint
      ? [
          proveEqual(
            'The survivor by right and the heirs share the joint estate',
            'distribution',
            ['Awards', awarded],
            ['Survivor and heirs', plus(carved.forSurvivor, carved.forHeirs)],
          ),
          proveEqual(
            'The survivor takes the half by right',
            'distribution',
            ['Award', ofSurvivor],
            ['Half', carved.forSurvivor],
          ),
        ]
      : []),
    proveEqual(
      'Cash less debts and cash legacies equals the surplus or shortfall',
      'recapitulation',
      ['Cash less payments due', cents(liquidation.realised - liabilities - heldBack - cashLegacies)],
      ['Surplus or shortfall', surplus.value],
    ),
    proveEqual(
      'Cash awards, less what is paid in, are the surplus or shortfall',
      'recapitulation',
      ['Cash awards', minus(cash, cashLegacies)],
      ['Surplus or shortfall', surplus.value],
    ),
    {
      check: 'Every asset is either money or awarded exactly once',
      holds: wrong.length === 0,
      figures: [
        { label: 'Awarded in kind', amount: cents(kept) },
        { label: 'Kept in kind', amount: liquidation.inKind },
      ],
      where: wrong[0] ? `assets.${wrong[0].asset.id}` : 'assets',
    },
  ];
}

/** In an insolvent estate every rand of proceeds went to a cost, a creditor or, at the very end, nobody. */
function proveInsolvency(
  { available, parties }: ProvableEstateAccount,
  insolvent: InsolventOutcome,
): AccountProofLine[] {
  const fromSecurity = insolvent.encumbered.flatMap(({ costs, paid }) =>
    [...costs, ...paid].map(({ amount }) => amount),
  );
  const fromFree = insolvent.ranks.map(({ paid }) => paid);
  const heirs = parties.filter((party) => party.capacity === 'heir');
  return [
    proveEqual(
      'Proceeds equal what was paid for costs and to creditors',
      'liabilities',
      ['Paid', sum([...fromSecurity, ...fromFree, insolvent.surplus])],
      ['Available', available],
    ),
    proveEqual(
      'Heirs take nothing',
      'distribution',
      ['Awards to heirs', sum(heirs.map(({ total }) => total))],
      ['Nil', nil],
    ),
  ];
}

/**
 * Every rand that came in went to a person: a creditor, a heir, the survivor, or whoever is paid a cost. One check for
 * solvent and insolvent estates; what is left over in an insolvent one went to nobody.
 */
function proveConservation({
  facts,
  liquidation,
  carved,
  parties,
  income,
  insolvent,
  paidByOthers = nil,
}: ProvableEstateAccount): AccountProofLine[] {
  if (facts.kind.statementOnly && !insolvent) return [];
  const groups = [liquidation.administration, liquidation.funeral, liquidation.creditors, liquidation.estateDuty];
  const charged = sum(groups.flatMap((group) => group.lines.map((line) => line.amount)));
  const paid = insolvent
    ? sum([
        ...insolvent.encumbered.flatMap((asset) => [...asset.costs, ...asset.paid].map(({ amount }) => amount)),
        ...insolvent.ranks.map((rank) => rank.paid),
        paidByOthers,
      ])
    : plus(charged, carved.carriedForward);
  const taken = sum([...parties.map(({ total }) => total), ...income.awards.map(({ amount }) => amount)]);
  return [
    proveEqual(
      'Every rand went to a person',
      'distribution',
      ['Paid and awarded', plus(paid, taken)],
      ['Assets and income', sum([carved.gross, income.net.value, income.deficit])],
    ),
  ];
}

function proveIncome({ income, incomeNotDivided }: ProvableEstateAccount): AccountProofLine {
  const awards = sum(income.awards.map(({ amount }) => amount));
  const closing = cents(income.net.value - awards - incomeNotDivided + income.deficit);
  return proveEqual('The income and expenditure account closes to nil', 'income', ['Left', closing], ['Nil', nil]);
}

const propertyCodes: ReadonlySet<string> = new Set(['4(e)', '4(h)', '4(q)']);

const proveFiduciary = ({ assets }: FiduciaryAccount): AccountProofLine[] =>
  assets.map((asset) =>
    proveEqual(
      message('Held for others: {what} is passed on in full', { what: asset.description }),
      `interestsHeld.${asset.id}`,
      ['To successors and charges', sum([...asset.successors, ...asset.charges].map(({ amount }) => amount))],
      ['Value', asset.value],
    ),
  );

function proveDuty({ facts, liquidation, duty: { computation, charged } }: ProvableEstateAccount): AccountProofLine[] {
  if (!computation) return [];
  const { dutyPayable, executorBears, shares, deductions, totalValue } = computation.value;
  const recoverable = sum(shares.map((share) => share.recoverable));
  const ofProperty = sum(deductions.filter(({ code }) => propertyCodes.has(code)).map(({ amount }) => amount));
  // Interest on late duty stands beside it and is no part of it.
  const here = sum(liquidation.estateDuty.lines.filter(({ id }) => id === 'estate-duty').map((line) => line.amount));
  const back = liquidation.assets.flatMap(({ lines }) => lines.filter(({ id }) => id === 'estate-duty-given-back'));
  const inAll = cents(sumChargedBefore(facts.request, 'estateDuty') + here - sum(back.map(({ amount }) => amount)));
  const borne = (facts.estate.settings.recoverDuty ?? true) ? executorBears : dutyPayable;
  return [
    proveEqual(
      'The executor and those who benefit bear all the duty',
      'estateDuty',
      ['Executor and others', plus(executorBears, recoverable)],
      ['Duty payable', dutyPayable],
    ),
    {
      check: 'Foreign property, public benefit and the spouse take no more than is included',
      holds: ofProperty <= totalValue,
      figures: [
        { label: 's 4(e), 4(h) and 4(q)', amount: ofProperty },
        { label: 'Included', amount: totalValue },
      ],
      where: 'estateDuty',
    },
    // A duty set by hand is as it was set, and the next account charges what is then short.
    ...(charged.override
      ? []
      : [
          proveEqual(
            'All accounts together charge the duty of one',
            'estateDuty',
            ['In all accounts', inAll],
            ['As one account', borne],
          ),
        ]),
  ];
}
