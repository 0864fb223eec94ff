import { collectRefusals, isRefused, type Outcome, type RefusalError, refuse } from '../law/refusal';
import { type Message, message } from '../law/message';
import { toTitle, type WorkedResult, type WorkedLine } from '../law/worked';
import { type Cents, cents, minus, nil, plus } from '../money/cents';
import { joinPath } from '../estate/path';
import type { DrawingFacts, ValuedAsset } from './facts';
import type { AssetInKind } from './in-kind';
import { assignCapitalToOwners } from './limited-money';
import { createAssetSplitter, type AwardCapacity, type GiveAsset } from './split-assets';
import type { EstateDivision } from './taken';

/** A person in one capacity: the survivor by right is not the survivor as heir. */
export interface AccountParty {
  readonly personId: string;
  readonly capacity: AwardCapacity;
  readonly total: Cents;
  readonly inKind: readonly AssetInKind[];
  readonly inKindTotal: Cents;
  /** Debts of the estate this person took over, which counts as money brought in. */
  readonly debtsTakenOver: Cents;
  /** Paid out, or below nought: to be paid in. */
  readonly cash: Cents;
  readonly cashLegacies: Cents;
  /** Money another enjoys, or enjoyed without being owned: what is restricted and how it is secured. */
  readonly restrictions?: readonly Message[];
}

type AssetSplitter = (valued: ValuedAsset, give: GiveAsset) => void;

/** The split of one asset as a working whose lines are only written when somebody asks: there may be very many. */
function splitWorked(facts: DrawingFacts, valued: ValuedAsset, split: AssetSplitter): WorkedResult<Cents> {
  const { asset, worked, value } = valued;
  return {
    ...toTitle(message('Award of {what}', { what: asset.description })),
    section: 'Administration of Estates Regulations, reg 5(1)',
    get lines() {
      const lines: WorkedLine[] = [{ label: asset.description, value, section: worked.section, from: worked }];
      split(valued, (personId, _capacity, part) => {
        lines.push({ label: facts.people.get(personId)?.name ?? personId, value: part });
      });
      return lines;
    },
    value,
  };
}

interface Entitlements {
  readonly totals: Map<string, Cents>;
  readonly cashLegacies: ReadonlyMap<string, Cents>;
}

function computeEntitlements(division: EstateDivision): Entitlements {
  const totals = new Map<string, Cents>();
  const cashLegacies = new Map<string, Cents>();
  const addToTotal = (map: Map<string, Cents>, id: string, amount: Cents): unknown =>
    map.set(id, plus(map.get(id) ?? nil, amount));
  for (const { personId, amount, origin } of division.legacies) {
    addToTotal(totals, personId, amount);
    if (origin.as === 'cash') addToTotal(cashLegacies, personId, amount);
  }
  for (const { personId, amount } of division.residueTaken) addToTotal(totals, personId, amount);
  return { totals, cashLegacies };
}

interface AssetsKeptInKind {
  readonly byRight: AssetShelf;
  readonly byHeir: ReadonlyMap<string, AssetShelf>;
}
/** What one person keeps as it is, added up as it comes. */
interface AssetShelf {
  readonly items: AssetInKind[];
  total: number;
}

/** Everything kept as it is, by who takes it; an asset nobody can take is named. */
function listKeptInKind(facts: DrawingFacts, split: AssetSplitter, heirs: Iterable<string>): Outcome<AssetsKeptInKind> {
  const refused: RefusalError[] = [];
  const byRight: AssetShelf = { items: [], total: 0 };
  const byHeir = new Map<string, AssetShelf>();
  for (const id of heirs) byHeir.set(id, { items: [], total: 0 });
  for (const valued of facts.assets) {
    const { asset, value: all } = valued;
    if (asset.treatment !== 'inKind' || all === 0) continue;
    const { id: assetId, description } = asset;
    const worked = splitWorked(facts, valued, split);
    let given = 0;
    split(valued, (personId, capacity, value, as, ground, share, legacy) => {
      given += value;
      const shelf = capacity === 'byRight' ? byRight : byHeir.get(personId);
      if (shelf) {
        shelf.items.push({ assetId, description, value, as, ground, share, legacy, worked });
        shelf.total += value;
        return;
      }
      refused.push(
        refuse(
          'agreements',
          message('{description} goes to a person who inherits nothing here. Choose an heir.', { description }),
        ),
      );
    });
    if (given === all) continue;
    refused.push(
      refuse(
        joinPath('assets', facts.estate.assets.indexOf(asset), 'treatment'),
        'The residue is too small to award this asset. Mark it as sold, or record who takes it over.',
      ),
    );
  }
  return collectRefusals(refused) ?? { byRight, byHeir };
}

/** Totals first, then what is taken in kind, and the cash is what is left: it is never rounded on its own. */
export function buildParties(
  facts: DrawingFacts,
  division: EstateDivision,
  forSurvivor: Cents,
  debtsTakenOver: ReadonlyMap<string, Cents>,
): Outcome<readonly AccountParty[]> {
  const { totals, cashLegacies } = computeEntitlements(division);
  const wrong = collectRefusals(moveByAgreement(facts, totals));
  if (wrong) return wrong;
  const kept = listKeptInKind(facts, createAssetSplitter(facts, division, totals), totals.keys());
  if (isRefused(kept)) return kept;
  const limited = assignCapitalToOwners(facts, division, totals, (id) => kept.byHeir.get(id)?.items ?? []);
  const createParty = (
    personId: string,
    capacity: AwardCapacity,
    total: Cents,
    { items: inKind, total: all }: AssetShelf,
  ): AccountParty => {
    const inKindTotal = cents(all);
    const taken = capacity === 'heir' || !totals.has(personId) ? (debtsTakenOver.get(personId) ?? nil) : nil;
    return {
      personId,
      capacity,
      total,
      inKind,
      inKindTotal,
      debtsTakenOver: taken,
      cash: plus(minus(total, inKindTotal), taken),
      cashLegacies: capacity === 'heir' ? (cashLegacies.get(personId) ?? nil) : nil,
      ...(capacity === 'heir' && limited.has(personId) && { restrictions: limited.get(personId)! }),
    };
  };
  const known = [...facts.people.keys()].filter((id) => totals.has(id));
  const others = [...totals.keys()].filter((id) => !facts.people.has(id));
  const heirs = [...known, ...others].map((id) => createParty(id, 'heir', totals.get(id)!, kept.byHeir.get(id)!));
  return facts.joint && facts.survivor !== undefined
    ? [createParty(facts.survivor, 'byRight', forSurvivor, kept.byRight), ...heirs]
    : heirs;
}

/** Value one heir gives up to another by a redistribution. */
function moveByAgreement(facts: DrawingFacts, totals: Map<string, Cents>): RefusalError[] {
  const refused: RefusalError[] = [];
  facts.estate.agreements.forEach(({ transfers = [] }, nth) => {
    transfers.forEach(({ from, to, amount }, index) => {
      const has = totals.get(from) ?? nil;
      if (amount > has) {
        const path = joinPath('agreements', nth, 'transfers', index, 'amount');
        refused.push(refuse(path, 'This is more than the heir is entitled to. Enter a lower amount.'));
        return;
      }
      totals.set(from, minus(has, amount));
      totals.set(to, plus(totals.get(to) ?? nil, amount));
    });
  });
  return refused;
}
