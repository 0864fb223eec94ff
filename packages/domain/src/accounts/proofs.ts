import { inEnglish, said, type Said } from '../law/said';
import { type Cents, cents, minus, nil, plus, sum } from '../money/cents';
import type { Party } from './awards';
import type { Carved } from './carve';
import type { DutyAddendum } from './duty-addendum';
import type { Facts } from './facts';
import type { FiduciaryAccount } from './fiduciary-account';
import type { IncomeAccount } from './income-account';
import type { InsolventOutcome } from './insolvent-outcome';
import type { LiquidationAccount } from './liquidation';
import type { Recapitulation } from './recapitulation';
import { chargedBefore } from './request';

/** One thing that must be so in a true account, and the figures that show whether it is. */
export interface Proof {
  readonly check: string;
  /** The same with its holes open, where it has any. */
  readonly says?: Said;
  readonly holds: boolean;
  readonly figures: readonly { readonly label: string; readonly amount: Cents }[];
  /** Where to look when it does not hold. */
  readonly where: string;
}

const equal = (
  check: string | Said,
  where: string,
  left: readonly [string, Cents],
  right: readonly [string, Cents],
): Proof => ({
  ...(typeof check === 'string' ? { check } : { check: inEnglish(check), says: check }),
  holds: left[1] === right[1],
  figures: [
    { label: left[0], amount: left[1] },
    { label: right[0], amount: right[1] },
  ],
  where,
});

/** What the proofs look at. */
export interface Provable {
  readonly facts: Facts;
  readonly liquidation: LiquidationAccount;
  readonly carved: Carved;
  readonly parties: readonly Party[];
  readonly recapitulation: Recapitulation | undefined;
  readonly income: IncomeAccount;
  readonly fiduciary: FiduciaryAccount;
  readonly duty: DutyAddendum;
  readonly insolvent: InsolventOutcome | undefined;
  /** An insolvent estate: everything its creditors could be paid from. */
  readonly available: Cents;
  readonly incomeNotDivided: Cents;
}

/** The proofs of a drawn account. Each adds the printed lines up again; none trusts the total it checks. */
export function proofsOf(drawn: Provable): readonly Proof[] {
  return [
    ...liquidationProofs(drawn),
    ...(drawn.insolvent ? insolvencyProofs(drawn, drawn.insolvent) : distributionProofs(drawn)),
    incomeProof(drawn),
    ...fiduciaryProofs(drawn.fiduciary),
    ...dutyProofs(drawn),
  ];
}

function liquidationProofs({ liquidation, carved }: Provable): Proof[] {
  const lines = liquidation.assets.flatMap((group) => group.lines);
  const groups = [liquidation.administration, liquidation.funeral, liquidation.creditors, liquidation.estateDuty];
  const charged = sum(groups.flatMap((group) => group.lines.map((line) => line.amount)));
  const gross = sum(lines.map((line) => line.amount));
  return [
    equal('The assets add up to the gross value', 'assets', ['Lines', gross], ['Gross value', carved.gross]),
    equal(
      'Gross value less debts and charges is the balance',
      'liabilities',
      ['Gross less lines', minus(gross, charged)],
      ['Balance', liquidation.balance.value],
    ),
  ];
}

function distributionProofs({ facts, liquidation, carved, parties, recapitulation }: Provable): Proof[] {
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
    equal(
      'Awards and what is carried forward are the balance',
      'distribution',
      ['Awards and carried forward', plus(awarded, carved.carriedForward)],
      ['Balance', carved.balance],
    ),
    ...(facts.joint
      ? [
          equal(
            'The survivor by right and the heirs share the joint estate',
            'distribution',
            ['Awards', awarded],
            ['Survivor and heirs', plus(carved.forSurvivor, carved.forHeirs)],
          ),
          equal(
            'The survivor takes the half by right',
            'distribution',
            ['Award', ofSurvivor],
            ['Half', carved.forSurvivor],
          ),
        ]
      : []),
    equal(
      'Cash less debts and cash legacies is the surplus or shortfall',
      'recapitulation',
      ['Cash less what it must pay', cents(liquidation.realised - liabilities - heldBack - cashLegacies)],
      ['Surplus or shortfall', surplus.value],
    ),
    equal(
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
function insolvencyProofs({ available, parties }: Provable, insolvent: InsolventOutcome): Proof[] {
  const fromSecurity = insolvent.encumbered.flatMap(({ costs, paid }) =>
    [...costs, ...paid].map(({ amount }) => amount),
  );
  const fromFree = insolvent.ranks.map(({ paid }) => paid);
  const heirs = parties.filter((party) => party.capacity === 'heir');
  return [
    equal(
      'What was realised is what costs and creditors were paid',
      'liabilities',
      ['Paid', sum([...fromSecurity, ...fromFree, insolvent.surplus])],
      ['Available', available],
    ),
    equal(
      'Heirs take nothing',
      'distribution',
      ['Awards to heirs', sum(heirs.map(({ total }) => total))],
      ['Nil', nil],
    ),
  ];
}

function incomeProof({ income, incomeNotDivided }: Provable): Proof {
  const awards = sum(income.awards.map(({ amount }) => amount));
  const closing = cents(income.net.value - awards - incomeNotDivided + income.deficit);
  return equal('The income and expenditure account closes to nil', 'income', ['Left', closing], ['Nil', nil]);
}

const propertyCodes: ReadonlySet<string> = new Set(['4(e)', '4(h)', '4(q)']);

const fiduciaryProofs = ({ assets }: FiduciaryAccount): Proof[] =>
  assets.map((asset) =>
    equal(
      said('Held for others: {what} passes on in full', { what: asset.description }),
      `interestsHeld.${asset.id}`,
      ['To successors and charges', sum([...asset.successors, ...asset.charges].map(({ amount }) => amount))],
      ['Value', asset.value],
    ),
  );

function dutyProofs({ facts, liquidation, duty: { computation, charged } }: Provable): Proof[] {
  if (!computation) return [];
  const { dutyPayable, executorBears, shares, deductions, totalValue } = computation.value;
  const recoverable = sum(shares.map((share) => share.recoverable));
  const ofProperty = sum(deductions.filter(({ code }) => propertyCodes.has(code)).map(({ amount }) => amount));
  // Interest on late duty stands beside it and is no part of it.
  const here = sum(liquidation.estateDuty.lines.filter(({ id }) => id === 'estate-duty').map((line) => line.amount));
  const back = liquidation.assets.flatMap(({ lines }) => lines.filter(({ id }) => id === 'estate-duty-given-back'));
  const inAll = cents(chargedBefore(facts.request, 'estateDuty') + here - sum(back.map(({ amount }) => amount)));
  const borne = (facts.estate.settings.recoverDuty ?? true) ? executorBears : dutyPayable;
  return [
    equal(
      'The executor and those who gain bear the duty between them',
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
          equal(
            'All accounts together charge the duty of one',
            'estateDuty',
            ['In all accounts', inAll],
            ['As one account', borne],
          ),
        ]),
  ];
}
