import { pickEarlier, pickLater, type LocalDate } from '../dates/local-date';
import { isMinor } from '../identity/minor';
import { type RefusalError, refuse } from '../law/refusal';
import { type Message, message } from '../law/message';

const section = 'Trust Property Control Act 57 of 1988 s 11A';

export const ownerClasses = [
  'founder',
  'trustee',
  'namedBeneficiary',
  'vestedBeneficiary',
  'controller',
  'ultimateOwner',
  'guardianOfMinor',
] as const;
export type OwnerClass = (typeof ownerClasses)[number];

/** As the register and its file call them. */
export const ownerClassLabels: Readonly<Record<OwnerClass, string>> = {
  founder: 'Founder',
  trustee: 'Trustee of the trust',
  namedBeneficiary: 'Named beneficiary',
  vestedBeneficiary: 'Vested beneficiary',
  controller: 'Person with effective control',
  ultimateOwner: 'Ultimate owner of trust property',
  guardianOfMinor: 'Guardian of a minor',
};

/** How somebody stands behind a body, or behind the trust itself. */
export const holdingKinds = [
  'shareholder',
  'member',
  'partner',
  'director',
  'trustee',
  'founder',
  'beneficiary',
  'controller',
  'ultimateOwner',
  'guardian',
] as const;
export type HoldingKind = (typeof holdingKinds)[number];

export interface OwnerParty {
  readonly id: number;
  readonly name: string;
  readonly isPerson: boolean;
  readonly born: LocalDate | null;
}

interface OwnershipPeriod {
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
}
/** Somebody's own part in the trust. */
export interface OwnerPart extends OwnershipPeriod {
  readonly party: number;
  readonly class: OwnerClass;
}
/** Somebody stands behind a body, or a guardian by a minor. */
export interface OwnerHolding extends OwnershipPeriod {
  readonly of: number;
  readonly holder: number;
  readonly how: HoldingKind;
}

export interface OwnerFacts {
  readonly parties: readonly OwnerParty[];
  readonly parts: readonly OwnerPart[];
  readonly holdings: readonly OwnerHolding[];
}

export interface OwnerEntry extends OwnershipPeriod {
  readonly party: number;
  readonly class: OwnerClass;
  /** The bodies on the way to this person, the nearest to the trust first; of a guardian, the minor. */
  readonly through: readonly string[];
}

export interface OwnershipGap {
  readonly party: number;
  readonly says: Message;
}

export interface OwnerRegister {
  /** Natural persons alone. */
  readonly owners: readonly OwnerEntry[];
  /** Who was one before, with the day it ended. */
  readonly former: readonly OwnerEntry[];
  /** What keeps the register from being whole. */
  readonly gaps: readonly OwnershipGap[];
}

const isOn = ({ from, to }: OwnershipPeriod, on: LocalDate): boolean =>
  (from === null || from <= on) && (to === null || to > on);
const hasBegun = ({ from }: OwnershipPeriod, on: LocalDate): boolean => from === null || from <= on;

const intersectPeriods = (a: OwnershipPeriod, b: OwnershipPeriod): OwnershipPeriod => ({
  from: a.from === null ? b.from : b.from === null ? a.from : pickLater(a.from, b.from),
  to: a.to === null ? b.to : b.to === null ? a.to : pickEarlier(a.to, b.to),
});

class HoldingWalk {
  readonly entries = new Map<string, OwnerEntry>();
  readonly gaps = new Map<number, OwnershipGap>();
  readonly #parties: ReadonlyMap<number, OwnerParty>;
  readonly #behind = new Map<number, OwnerHolding[]>();

  constructor(
    facts: OwnerFacts,
    readonly on: LocalDate,
    readonly counts: (period: OwnershipPeriod, on: LocalDate) => boolean,
  ) {
    this.#parties = new Map(facts.parties.map((party) => [party.id, party]));
    for (const holding of facts.holdings) {
      if (!counts(holding, on)) continue;
      const known = this.#behind.get(holding.of);
      if (known) known.push(holding);
      else this.#behind.set(holding.of, [holding]);
    }
    for (const part of facts.parts) {
      if (counts(part, on)) this.#follow(part.party, part.class, part, [], new Set());
    }
  }

  #name(id: number): string {
    return this.#parties.get(id)?.name ?? '';
  }

  #keep(entry: OwnerEntry): void {
    const key = `${entry.party} ${entry.class}`;
    const known = this.entries.get(key);
    // By two ways at once: an owner since the first of them.
    if (!known || (entry.from !== null && known.from !== null && entry.from < known.from)) this.entries.set(key, entry);
  }

  /** Each body is gone through once on the way from one part, so a long or tangled chain costs no more than its links. */
  #follow(id: number, as: OwnerClass, period: OwnershipPeriod, path: readonly number[], seen: Set<number>): void {
    const party = this.#parties.get(id);
    if (!party || seen.has(id)) return;
    seen.add(id);
    const through = path.map((one) => this.#name(one));
    if (party.isPerson) {
      this.#keep({ party: id, class: as, through, from: period.from, to: period.to });
      this.#guard(party, period);
      return;
    }
    const behind = (this.#behind.get(id) ?? []).filter(({ how }) => how !== 'guardian');
    if (behind.length === 0) {
      this.gaps.set(id, {
        party: id,
        says: message('{name} has no owners or controllers on file. Add them, down to natural persons.', {
          name: party.name,
        }),
      });
    }
    for (const holding of behind)
      this.#follow(holding.holder, as, intersectPeriods(period, holding), [...path, id], seen);
  }

  #guard({ id, name, born }: OwnerParty, period: OwnershipPeriod): void {
    if (born === null || !isMinor(born, this.on)) return;
    const guardians = (this.#behind.get(id) ?? []).filter(({ how }) => how === 'guardian');
    if (guardians.length === 0) {
      this.gaps.set(id, { party: id, says: message('{name} is a minor. Add the guardian.', { name }) });
    }
    for (const holding of guardians) {
      const entry = {
        party: holding.holder,
        class: 'guardianOfMinor',
        through: [name],
        ...intersectPeriods(period, holding),
      } as const;
      this.#keep(entry);
    }
  }
}

/** The register of beneficial owners as on a day: who is one, who was one before, and what is missing. */
export function registerOn(facts: OwnerFacts, on: LocalDate): OwnerRegister {
  const now = new HoldingWalk(facts, on, isOn);
  const ever = new HoldingWalk(facts, on, hasBegun);
  return {
    owners: [...now.entries.values()],
    former: [...ever.entries]
      .filter(([key, { to }]) => !now.entries.has(key) && to !== null && to <= on)
      .map(([, one]) => one),
    gaps: [...now.gaps.values()],
  };
}

/** The way back from a holder to the body it would stand behind, if there is one. */
function findWayBack(holdings: readonly OwnerHolding[], from: number, to: number): number[] | undefined {
  const cameFrom = new Map<number, number>([[from, from]]);
  const ahead = [from];
  for (let at = ahead.shift(); at !== undefined; at = ahead.shift()) {
    if (at === to) {
      const way = [at];
      while (way[0] !== from) way.unshift(cameFrom.get(way[0]!)!);
      return way;
    }
    for (const { of, holder } of holdings) {
      if (of !== at || cameFrom.has(holder)) continue;
      cameFrom.set(holder, at);
      ahead.push(holder);
    }
  }
  return undefined;
}

/** Nobody stands behind themselves: a chain that would come back to where it began is refused, and named. */
export function checkHolding(
  { parties, holdings }: OwnerFacts,
  { of, holder, how, from, to }: OwnerHolding,
): RefusalError | undefined {
  const findOwnerParty = (id: number): OwnerParty | undefined => parties.find((party) => party.id === id);
  const [body, who] = [findOwnerParty(of), findOwnerParty(holder)];
  if (!body || !who) return refuse('holderID', 'Choose a person in this trust.');
  if (from !== null && to !== null && to < from)
    return refuse('endedDate', 'The end date is before the start date. Check both dates.');
  if (how === 'guardian') {
    if (!body.isPerson || !who.isPerson)
      return refuse('how', 'Both the guardian and the person they look after must be natural persons.');
    return of === holder ? refuse('holderID', 'A person cannot be their own guardian.') : undefined;
  }
  if (body.isPerson) {
    return refuse(
      'ofID',
      message('{name} is a natural person, who has no owners. You can add a guardian only.', { name: body.name }),
    );
  }
  const way = findWayBack(holdings, holder, of);
  if (!way) return undefined;
  const chain = [of, ...way].map((id) => findOwnerParty(id)?.name ?? '').join(' → ');
  return refuse(
    'holderID',
    message('That goes in a circle: {chain}. Check which of these holds which.', { chain }),
    section,
  );
}
