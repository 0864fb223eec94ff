import type { Claimant, InsolventEstate, SecuredClaim } from './estate';

/**
 * For tests: the pack's algorithm read a second time, in one go and as plainly as it can be, with the figures of the law
 * of 2026 written into it. It shares no code with the engine. Amounts are whole cents as bigint.
 */
export interface SecondReadingResult {
  readonly gets: ReadonlyMap<string, bigint>;
  readonly gives: ReadonlyMap<string, bigint>;
  readonly owesForSecurity: ReadonlyMap<string, bigint>;
  readonly needed: bigint;
  readonly surplus: bigint;
  readonly residue: bigint;
}

/** Cents are handed out one by one to whoever is furthest behind the exact share. */
export function handOutCents(total: bigint, weights: readonly bigint[]): bigint[] {
  const all = weights.reduce((a, b) => a + b, 0n);
  if (all === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (total * weight) / all);
  const given = weights.map(() => false);
  for (let odd = total - parts.reduce((a, b) => a + b, 0n); odd > 0n; odd -= 1n) {
    let best = -1;
    for (let i = 0; i < weights.length; i += 1) {
      const behind = total * weights[i]! - ((total * weights[i]!) / all) * all;
      const most = best < 0 ? -1n : total * weights[best]! - ((total * weights[best]!) / all) * all;
      if (!given[i] && behind > most) best = i;
    }
    given[best] = true;
    parts[best] = parts[best]! + 1n;
  }
  return parts;
}

/** Dividend after dividend by the claims, until the money is gone or nobody is owed more. */
function payByClaims(total: bigint, open: readonly bigint[], claims: readonly bigint[]): bigint[] {
  const owed = open.reduce((a, b) => a + b, 0n);
  const paid = open.map(() => 0n);
  let money = total < owed ? total : owed;
  while (money > 0n) {
    const round = handOutCents(
      money,
      claims.map((claim, who) => (paid[who]! < open[who]! ? claim : 0n)),
    );
    for (const [who, part] of round.entries()) {
      const room = open[who]! - paid[who]!;
      const takes = part < room ? part : room;
      paid[who] = paid[who]! + takes;
      money -= takes;
    }
  }
  return paid;
}

const roundHalfUp = (n: bigint, d: bigint): bigint => (2n * n + d) / (2n * d);
const pickLeast = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const sumAll = (all: readonly bigint[]): bigint => all.reduce((a, b) => a + b, 0n);
const toBigInt = (amount: number | undefined): bigint => BigInt(amount ?? 0);
const hundredths: Record<number, bigint> = { 1: 10n, 2: 3n, 3: 1n, 4: 6n, 5: 2n, 6: 5n };

/** Every order of a few things, the given one first and the others as a dictionary has them. */
const listOrders = (all: readonly number[]): number[][] =>
  all.length === 0
    ? [[]]
    : all.flatMap((one) => listOrders(all.filter((other) => other !== one)).map((rest) => [one, ...rest]));

export function readAgain(estate: InsolventEstate): SecondReadingResult {
  const gets = new Map<string, bigint>();
  const gives = new Map<string, bigint>();
  const owesForSecurity = new Map<string, bigint>();
  const add = (to: Map<string, bigint>, id: string, amount: bigint): void =>
    void to.set(id, (to.get(id) ?? 0n) + amount);
  const days = BigInt((Date.parse(estate.awardsTo) - Date.parse(estate.concursusOn)) / 86_400_000);
  const addInterest = (amount: bigint, agreed?: { n: bigint; d: bigint }): bigint => {
    const agreedIsMore = agreed !== undefined && agreed.n * 100n > 8n * agreed.d;
    const [n, d] = agreedIsMore ? [agreed.n, agreed.d] : [8n, 100n];
    return roundHalfUp(amount * n * days, d * 365n);
  };

  // Fees, premium and Master's fee, account after account, the free residue at the end.
  const books = [...estate.encumbered.map(({ receipts }) => receipts), estate.receipts];
  const fees = books.map((receipts, nth) => {
    const earning = nth === books.length - 1 ? [...receipts, ...(estate.feeOnly ?? [])] : receipts;
    return estate.fee.none
      ? 0n
      : sumAll(
          earning.map(({ amount, feeBase, item }) =>
            item ? roundHalfUp(toBigInt(feeBase ?? amount) * hundredths[item]!, 100n) : 0n,
          ),
        );
  });
  // The fee of all accounts so far is the tariff or the smallest, whichever is more; what was taken comes off.
  const last = books.length - 1;
  if (!estate.fee.none) {
    const tariffBefore = toBigInt(estate.fee.earlier) - toBigInt(estate.fee.earlierTopUp);
    const tariff = tariffBefore + sumAll(fees);
    const whole = tariff > 250_000n ? tariff : 250_000n;
    const here = fees[last]! + (whole - toBigInt(estate.fee.earlier) - sumAll(fees));
    fees[last] = here > 0n ? here : 0n;
  }
  fees[last] = fees[last]! + toBigInt(estate.fee.adjustment);
  if (fees[last] < 0n) fees[last] = 0n;
  const vat = fees.map((fee) => (estate.fee.vendor ? roundHalfUp(fee * 15n, 100n) : 0n));
  const bases = books.map((receipts) => sumAll(receipts.map(({ amount }) => toBigInt(amount))));
  const splitPool = (amount: bigint): bigint[] =>
    sumAll(bases) === 0n ? bases.map((_, nth) => (nth === last ? amount : 0n)) : handOutCents(amount, bases);
  const [premium, master] = [splitPool(toBigInt(estate.bondPremium)), splitPool(toBigInt(estate.mastersFee))];

  // Burial: the first R300 of each, line by line.
  const computeFirst = (lines: InsolventEstate['sheriff'] = []): bigint =>
    pickLeast(30_000n, sumAll(lines.map(({ amount }) => toBigInt(amount))));
  const burial = computeFirst(estate.funeral) + computeFirst(estate.deathBed);

  // Securities: of all orders in which nobody is paid from a later choice first, the one nearest to that of the list.
  const mayStand = (all: readonly number[]): boolean => {
    const last = new Map<string, number>();
    return all.every((nth) =>
      estate.encumbered[nth]!.ranks.flat().every(({ id, choice }) => {
        const fine = choice === undefined || choice >= (last.get(id) ?? 0);
        if (choice !== undefined) last.set(id, choice);
        return fine;
      }),
    );
  };
  const order = listOrders(estate.encumbered.map((_, nth) => nth)).find(mayStand)!;
  const everySecured = new Map<string, SecuredClaim>();
  for (const { ranks } of estate.encumbered)
    for (const rank of ranks) for (const claim of rank) everySecured.set(claim.id, claim);
  const pay = (held: readonly bigint[], notToCreditors: readonly bigint[]) => {
    const openClaim = new Map<string, bigint>();
    const openInterest = new Map<string, bigint>();
    for (const claim of everySecured.values()) {
      openClaim.set(claim.id, toBigInt(claim.secured));
      openInterest.set(claim.id, claim.bearsNoInterest ? 0n : addInterest(toBigInt(claim.secured), claim.agreedRate));
    }
    const paid: [string, bigint][] = [];
    const over = held.map(() => 0n);
    for (const nth of order) {
      const { ranks } = estate.encumbered[nth]!;
      let money = held[nth]! - notToCreditors[nth]!;
      for (const rank of ranks) {
        const wants = rank.map(({ id }) => openClaim.get(id)! + openInterest.get(id)!);
        const parts = sumAll(wants) <= money ? wants : handOutCents(money, wants);
        for (const [who, part] of parts.entries()) {
          const { id } = rank[who]!;
          const first = estate.settings?.appropriation === 'claimFirst' ? openClaim : openInterest;
          const second = first === openClaim ? openInterest : openClaim;
          const one = pickLeast(part, first.get(id)!);
          first.set(id, first.get(id)! - one);
          second.set(id, second.get(id)! - (part - one));
          paid.push([id, part]);
          money -= part;
        }
      }
      over[nth] = money;
    }
    return { openClaim, paid, over };
  };
  const cost = estate.encumbered.map(
    ({ costs }, nth) =>
      sumAll(costs.map(({ amount }) => toBigInt(amount))) + fees[nth]! + vat[nth]! + premium[nth]! + master[nth]!,
  );
  const net = cost.map((amount, nth) => bases[nth]! - amount);
  const held = net.map((amount) => (amount > 0n ? amount : 0n));
  const none = held.map(() => 0n);
  let done = pay(held, none);
  const before = done.over;
  let residue = bases[last]! + sumAll(before);
  let fromAssets = 0n;
  if (burial > residue) {
    const room = held.map((amount, nth) => amount - before[nth]!);
    const taken = [...none];
    let lack = pickLeast(burial - residue, sumAll(room));
    while (lack > 0n) {
      const asked = handOutCents(
        lack,
        taken.map((amount, nth) => (amount < room[nth]! ? bases[nth]! : 0n)),
      );
      for (const [nth, part] of asked.entries()) {
        const can = pickLeast(part, room[nth]! - taken[nth]!);
        taken[nth] = taken[nth]! + can;
        lack -= can;
      }
    }
    fromAssets = sumAll(taken);
    if (fromAssets > 0n) {
      done = pay(
        held,
        taken.map((amount, nth) => amount + before[nth]!),
      );
      residue = bases[last]! + sumAll(done.over) + sumAll(before);
    }
  }
  for (const [id, part] of done.paid) add(gets, id, part);
  let nobodys = 0n;
  for (const [nth, { ranks }] of estate.encumbered.entries()) {
    if (net[nth]! >= 0n) continue;
    const group =
      estate.settings?.deficiencyBorneBy === 'allRanks'
        ? ranks.flat()
        : ranks.find((rank) => rank.some((claim) => claim.proved && claim.secured > 0));
    const liable = group?.filter((claim) => claim.proved && claim.secured > 0) ?? [];
    if (liable.length === 0) nobodys -= net[nth]!;
    const parts = handOutCents(
      -net[nth]!,
      liable.map((claim) => toBigInt(claim.secured)),
    );
    for (const [who, part] of parts.entries()) add(owesForSecurity, liable[who]!.id, part);
  }

  // The free residue, step by step.
  let money = residue + fromAssets - pickLeast(residue + fromAssets, burial);
  const s97 =
    sumAll([...estate.sheriff, ...estate.administration].map(({ amount }) => toBigInt(amount))) +
    fees[last] +
    vat[last]! +
    premium[last]! +
    master[last]! +
    nobodys;
  const needed = s97 > money ? s97 - money : 0n;
  money = s97 > money ? 0n : money - s97;

  const beyond = new Map<string, bigint>();
  const preferent = new Map<string, bigint>();
  const payStep = (wants: readonly (readonly [string, bigint])[]): void => {
    const amounts = wants.map(([, amount]) => amount);
    const parts = sumAll(amounts) <= money ? amounts : handOutCents(money, amounts);
    for (const [who, part] of parts.entries()) add(gets, wants[who]![0], part);
    money -= sumAll(parts);
  };
  const capAmount = (id: string, amount: bigint, cap: bigint): readonly [string, bigint] => {
    add(beyond, id, amount - pickLeast(amount, cap));
    add(preferent, id, pickLeast(amount, cap));
    return [id, pickLeast(amount, cap)];
  };
  payStep(
    estate.executions.map(({ id, sheriff, otherTaxedCosts, proceedsOfAttached, rest }) =>
      capAmount(
        id,
        toBigInt(sheriff) + toBigInt(otherTaxedCosts) + toBigInt(rest),
        pickLeast(toBigInt(sheriff) + pickLeast(toBigInt(otherTaxedCosts), 5_000n), toBigInt(proceedsOfAttached)),
      ),
    ),
  );
  const capUnlessExcluded = (excluded: boolean | undefined, cap: bigint): bigint => (excluded ? 0n : cap);
  const namibian = estate.country === 'NA';
  const ofSouthAfrica = namibian ? [] : estate.employees;
  payStep(
    ofSouthAfrica.map(({ id, heads, excluded }) =>
      capAmount(id, toBigInt(heads.salary), capUnlessExcluded(excluded, 1_200_000n)),
    ),
  );
  payStep(
    ofSouthAfrica.flatMap(({ id, heads, excluded }) => [
      capAmount(id, toBigInt(heads.leave), capUnlessExcluded(excluded, 400_000n)),
      capAmount(id, toBigInt(heads.paidAbsence), capUnlessExcluded(excluded, 400_000n)),
      capAmount(id, toBigInt(heads.severance), capUnlessExcluded(excluded, 1_200_000n)),
    ]),
  );
  payStep(estate.funds.map(({ id, amount }) => capAmount(id, toBigInt(amount), namibian ? 0n : 1_200_000n)));
  payStep(estate.statutory.map(({ id, amount }) => capAmount(id, toBigInt(amount), toBigInt(amount))));
  if (namibian) {
    payStep(
      estate.employees.map(({ id, heads, excluded }) => {
        const all = sumAll(
          [heads.salary, heads.leave, heads.paidAbsence, heads.severance].map((amount) => toBigInt(amount)),
        );
        const limit = estate.settings?.employeeLimit;
        return capAmount(id, all, excluded ? 0n : limit === undefined ? all : BigInt(limit));
      }),
    );
  }
  payStep(estate.taxes.map(({ id, amount }) => capAmount(id, toBigInt(amount), toBigInt(amount))));
  // s 86: of what is left, the part that came from land is out of reach of a general bond.
  const sumOfLand = (receipts: InsolventEstate['receipts']): bigint =>
    sumAll(receipts.map(({ isOfLand, amount }) => (isOfLand ? toBigInt(amount) : 0n)));
  const over = done.over.map((amount, nth) => amount + (fromAssets > 0n ? before[nth]! : 0n));
  const land =
    sumOfLand(estate.receipts) +
    sumAll(
      estate.encumbered.map(({ receipts }, nth) =>
        bases[nth] === 0n ? 0n : roundHalfUp(over[nth]! * sumOfLand(receipts), bases[nth]!),
      ),
    );
  const residueHere = residue + fromAssets;
  let movables = residueHere === 0n ? money : money - roundHalfUp(money * pickLeast(land, residueHere), residueHere);
  const isLandHere = movables < money;
  const beyondReach = new Map<string, bigint>();
  for (const { id, amount, bondedSum, agreedRate } of estate.generalBonds) {
    const [, capped] = capAmount(
      id,
      toBigInt(amount),
      bondedSum === undefined ? toBigInt(amount) : toBigInt(bondedSum),
    );
    const due = capped + addInterest(capped, agreedRate);
    const paid = pickLeast(due, movables);
    if (capped > 0n) {
      add(gets, id, paid);
      money -= paid;
      movables -= paid;
      const interestFirst = estate.settings?.appropriation !== 'claimFirst';
      const interest = due - capped;
      const onClaim = interestFirst ? (paid > interest ? paid - interest : 0n) : pickLeast(paid, capped);
      if (isLandHere) beyondReach.set(id, capped - onClaim);
    }
  }
  const computeUnsecured = ({ id, unsecured }: SecuredClaim): bigint => done.openClaim.get(id)! + toBigInt(unsecured);
  const limited = [...estate.employees, ...estate.executions, ...estate.funds, ...estate.generalBonds];
  const concurrent = [
    ...[...everySecured.values()]
      .filter(({ proved, reliesSolely }) => proved && !reliesSolely)
      .map((claim) => ({ claim, amount: computeUnsecured(claim), rate: claim.agreedRate })),
    ...limited
      .filter(({ proved }) => proved)
      .map((claim) => ({
        claim,
        amount: beyond.get(claim.id)! + (beyondReach.get(claim.id) ?? 0n),
        rate: estate.executions.find(({ id }) => id === claim.id)?.agreedRate,
      })),
    ...estate.concurrent
      .filter(({ proved }) => proved)
      .map((claim) => ({ claim, amount: toBigInt(claim.amount), rate: claim.agreedRate })),
  ].filter(({ amount }) => amount > 0n);
  if (concurrent.every(({ claim }) => claim.number !== undefined)) {
    concurrent.sort((a, b) => a.claim.number! - b.claim.number!);
  }
  // s 103(1)(a): who had a dividend before ranks for the claim as proved, and is paid no more than what is open.
  const parts = payByClaims(
    money,
    concurrent.map(({ amount }) => amount),
    concurrent.map(({ claim, amount }) => amount + toBigInt(claim.earlierDividend)),
  );
  for (const [who, part] of parts.entries()) add(gets, concurrent[who]!.claim.id, part);
  money -= sumAll(parts);
  if (money > 0n) payStep(concurrent.map(({ claim, amount, rate }) => [claim.id, addInterest(amount, rate)]));

  // Contributions: cost by cost as creditors left.
  const secureds = new Set([...everySecured.values()].map(({ creditorId }) => creditorId).filter(Boolean));
  const prefs = [
    ...estate.executions,
    ...estate.employees,
    ...estate.funds,
    ...estate.statutory,
    ...estate.taxes,
    ...estate.generalBonds,
  ];
  const takesPreferent = estate.settings?.preferentContributes ?? true;
  const people: { c: Claimant; kind: string; base: bigint; whole: bigint; until?: bigint }[] = [
    ...estate.concurrent.map((c) => ({ c, kind: 'c', base: toBigInt(c.amount), whole: toBigInt(c.amount) })),
    ...[...everySecured.values()].map((c) => ({
      c,
      kind: c.reliesSolely ? 'r' : 's',
      base: computeUnsecured(c),
      whole: toBigInt(c.secured) + toBigInt(c.unsecured),
    })),
    ...prefs.map((c) => ({
      c,
      kind: 'p',
      base:
        beyond.get(c.id)! +
        (takesPreferent && !(c.creditorId && secureds.has(c.creditorId)) ? preferent.get(c.id)! : 0n),
      whole: beyond.get(c.id)! + preferent.get(c.id)!,
    })),
    ...(estate.applicants ?? []).map((c) => ({
      c,
      kind: 'a',
      base: toBigInt(c.petition),
      whole: toBigInt(c.petition),
    })),
    ...(estate.withdrawn ?? []).map((c) => ({
      c,
      kind: 'c',
      base: toBigInt(c.amount),
      whole: toBigInt(c.amount),
      until: s97 === 0n ? 0n : roundHalfUp(needed * pickLeast(toBigInt(c.costsUntil), s97), s97),
    })),
  ];
  if (people.every(({ c }) => c.number !== undefined)) people.sort((a, b) => a.c.number! - b.c.number!);
  const stops = [...people.flatMap(({ until }) => (until === undefined ? [] : [until])), needed];
  stops.sort((a, b) => (a < b ? -1 : 1));
  let from = 0n;
  for (const to of stops) {
    if (to === from) continue;
    const here = people.filter(({ c, until }) => c.petition !== undefined || until === undefined || until >= to);
    const shareOut = (who: typeof people, weights: readonly bigint[]): void => {
      for (const [nth, part] of handOutCents(to - from, weights).entries()) add(gives, who[nth]!.c.id, part);
    };
    const first = here.map(({ c, kind, base, whole }) =>
      c.petition !== undefined
        ? // s 14(3): what he would pay on the claim of the petition, if that is more.
          c.proved && toBigInt(c.petition) <= whole
          ? base
          : c.proved
            ? base + toBigInt(c.petition) - whole
            : kind === 's' || kind === 'r'
              ? toBigInt(c.petition) - pickLeast(toBigInt(c.petition), whole - base)
              : toBigInt(c.petition)
        : !c.proved || kind === 'r'
          ? 0n
          : base,
    );
    const applied = here.filter(({ c }) => c.petition !== undefined);
    const proved = here.filter(({ c }) => c.proved);
    const withSecurity = proved.filter(({ kind }) => kind === 's' || kind === 'r');
    const someLeft = people.some(
      ({ c, until }) => c.proved && c.petition === undefined && until !== undefined && until < to,
    );
    if (sumAll(first) > 0n) shareOut(here, first);
    else if (applied.length > 0)
      shareOut(
        applied,
        applied.map(({ whole }) => (whole === 0n ? 1n : whole)),
      );
    else if (!someLeft && sumAll(withSecurity.map(({ whole }) => whole)) > 0n)
      shareOut(
        withSecurity,
        withSecurity.map(({ whole }) => whole),
      );
    else
      shareOut(
        proved,
        proved.map(({ whole }) => whole),
      );
    from = to;
  }
  return { gets, gives, owesForSecurity, needed, surplus: money, residue };
}
