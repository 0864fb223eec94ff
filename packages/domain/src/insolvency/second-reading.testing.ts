import type { InsolventEstate, SecuredClaim } from './estate';

/**
 * For tests: the pack's algorithm read a second time, in one go and as plainly as it can be, with the figures of the law
 * of 2026 written into it. It shares no code with the engine. Amounts are whole cents as bigint.
 */
export interface SecondReading {
  readonly gets: ReadonlyMap<string, bigint>;
  readonly gives: ReadonlyMap<string, bigint>;
  readonly owesForSecurity: ReadonlyMap<string, bigint>;
  readonly needed: bigint;
  readonly surplus: bigint;
  readonly residue: bigint;
}

/** Cents are handed out one by one to whoever is furthest behind the exact share. */
export function handOut(total: bigint, weights: readonly bigint[]): bigint[] {
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

const halfUp = (n: bigint, d: bigint): bigint => (2n * n + d) / (2n * d);
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const total = (all: readonly bigint[]): bigint => all.reduce((a, b) => a + b, 0n);
const big = (amount: number | undefined): bigint => BigInt(amount ?? 0);
const hundredths: Record<number, bigint> = { 1: 10n, 2: 3n, 3: 1n, 4: 6n, 5: 2n, 6: 5n };

export function readAgain(estate: InsolventEstate): SecondReading {
  const gets = new Map<string, bigint>();
  const gives = new Map<string, bigint>();
  const owesForSecurity = new Map<string, bigint>();
  const add = (to: Map<string, bigint>, id: string, amount: bigint): void =>
    void to.set(id, (to.get(id) ?? 0n) + amount);
  const days = BigInt((Date.parse(estate.awardsTo) - Date.parse(estate.concursusOn)) / 86_400_000);
  const grown = (amount: bigint, agreed?: { n: bigint; d: bigint }): bigint => {
    const agreedIsMore = agreed !== undefined && agreed.n * 100n > 8n * agreed.d;
    const [n, d] = agreedIsMore ? [agreed.n, agreed.d] : [8n, 100n];
    return halfUp(amount * n * days, d * 365n);
  };

  // Fees, premium and Master's fee, account after account, the free residue at the end.
  const books = [...estate.encumbered.map(({ receipts }) => receipts), estate.receipts];
  const fees = books.map((receipts, nth) => {
    const earning = nth === books.length - 1 ? [...receipts, ...(estate.feeOnly ?? [])] : receipts;
    return estate.fee.none
      ? 0n
      : total(
          earning.map(({ amount, feeBase, item }) =>
            item ? halfUp(big(feeBase ?? amount) * hundredths[item]!, 100n) : 0n,
          ),
        );
  });
  const all = total(fees) + big(estate.fee.earlier);
  const last = books.length - 1;
  if (!estate.fee.none && all < 250_000n) fees[last] = fees[last]! + 250_000n - all;
  fees[last] = fees[last]! + big(estate.fee.adjustment);
  if (fees[last] < 0n) fees[last] = 0n;
  const vat = fees.map((fee) => (estate.fee.vendor ? halfUp(fee * 15n, 100n) : 0n));
  const bases = books.map((receipts) => total(receipts.map(({ amount }) => big(amount))));
  const pool = (amount: bigint): bigint[] =>
    total(bases) === 0n ? bases.map((_, nth) => (nth === last ? amount : 0n)) : handOut(amount, bases);
  const [premium, master] = [pool(big(estate.bondPremium)), pool(big(estate.mastersFee))];

  // Burial: the first R300 of each, line by line.
  const firstOf = (lines: InsolventEstate['sheriff'] = []): bigint =>
    least(30_000n, total(lines.map(({ amount }) => big(amount))));
  const burial = firstOf(estate.funeral) + firstOf(estate.deathBed);

  // Securities.
  const everySecured = new Map<string, SecuredClaim>();
  for (const { ranks } of estate.encumbered)
    for (const rank of ranks) for (const claim of rank) everySecured.set(claim.id, claim);
  const pay = (held: readonly bigint[], notToCreditors: readonly bigint[]) => {
    const openClaim = new Map<string, bigint>();
    const openInterest = new Map<string, bigint>();
    for (const claim of everySecured.values()) {
      openClaim.set(claim.id, big(claim.secured));
      openInterest.set(claim.id, claim.bearsNoInterest ? 0n : grown(big(claim.secured), claim.agreedRate));
    }
    const paid: [string, bigint][] = [];
    const over = estate.encumbered.map(({ ranks }, nth) => {
      let money = held[nth]! - notToCreditors[nth]!;
      for (const rank of ranks) {
        const wants = rank.map(({ id }) => openClaim.get(id)! + openInterest.get(id)!);
        const parts = total(wants) <= money ? wants : handOut(money, wants);
        for (const [who, part] of parts.entries()) {
          const { id } = rank[who]!;
          const first = estate.settings?.appropriation === 'claimFirst' ? openClaim : openInterest;
          const second = first === openClaim ? openInterest : openClaim;
          const one = least(part, first.get(id)!);
          first.set(id, first.get(id)! - one);
          second.set(id, second.get(id)! - (part - one));
          paid.push([id, part]);
          money -= part;
        }
      }
      return money;
    });
    return { openClaim, paid, over };
  };
  const cost = estate.encumbered.map(
    ({ costs }, nth) =>
      total(costs.map(({ amount }) => big(amount))) + fees[nth]! + vat[nth]! + premium[nth]! + master[nth]!,
  );
  const net = cost.map((amount, nth) => bases[nth]! - amount);
  const held = net.map((amount) => (amount > 0n ? amount : 0n));
  const none = held.map(() => 0n);
  let done = pay(held, none);
  const before = done.over;
  let residue = bases[last]! + total(before);
  let fromAssets = 0n;
  if (burial > residue) {
    const room = held.map((amount, nth) => amount - before[nth]!);
    const taken = [...none];
    let lack = least(burial - residue, total(room));
    while (lack > 0n) {
      const asked = handOut(
        lack,
        taken.map((amount, nth) => (amount < room[nth]! ? bases[nth]! : 0n)),
      );
      for (const [nth, part] of asked.entries()) {
        const can = least(part, room[nth]! - taken[nth]!);
        taken[nth] = taken[nth]! + can;
        lack -= can;
      }
    }
    fromAssets = total(taken);
    if (fromAssets > 0n) {
      done = pay(
        held,
        taken.map((amount, nth) => amount + before[nth]!),
      );
      residue = bases[last]! + total(done.over) + total(before);
    }
  }
  for (const [id, part] of done.paid) add(gets, id, part);
  let nobodys = 0n;
  for (const [nth, { ranks }] of estate.encumbered.entries()) {
    if (net[nth]! >= 0n) continue;
    const group = ranks.find((rank) => rank.some((claim) => claim.proved && claim.secured > 0));
    const liable = group?.filter((claim) => claim.proved && claim.secured > 0) ?? [];
    if (liable.length === 0) nobodys -= net[nth]!;
    const parts = handOut(
      -net[nth]!,
      liable.map((claim) => big(claim.secured)),
    );
    for (const [who, part] of parts.entries()) add(owesForSecurity, liable[who]!.id, part);
  }

  // The free residue, step by step.
  let money = residue + fromAssets - least(residue + fromAssets, burial);
  const s97 =
    total([...estate.sheriff, ...estate.administration].map(({ amount }) => big(amount))) +
    fees[last] +
    vat[last]! +
    premium[last]! +
    master[last]! +
    nobodys;
  const needed = s97 > money ? s97 - money : 0n;
  money = s97 > money ? 0n : money - s97;

  const beyond = new Map<string, bigint>();
  const preferent = new Map<string, bigint>();
  const step = (wants: readonly (readonly [string, bigint])[]): void => {
    const amounts = wants.map(([, amount]) => amount);
    const parts = total(amounts) <= money ? amounts : handOut(money, amounts);
    for (const [who, part] of parts.entries()) add(gets, wants[who]![0], part);
    money -= total(parts);
  };
  const upTo = (id: string, amount: bigint, cap: bigint): readonly [string, bigint] => {
    add(beyond, id, amount - least(amount, cap));
    add(preferent, id, least(amount, cap));
    return [id, least(amount, cap)];
  };
  step(
    estate.executions.map(({ id, sheriff, otherTaxedCosts, proceedsOfAttached }) =>
      upTo(
        id,
        big(sheriff) + big(otherTaxedCosts),
        least(big(sheriff) + least(big(otherTaxedCosts), 5_000n), big(proceedsOfAttached)),
      ),
    ),
  );
  const zero = (excluded: boolean | undefined, cap: bigint): bigint => (excluded ? 0n : cap);
  step(estate.employees.map(({ id, heads, excluded }) => upTo(id, big(heads.salary), zero(excluded, 1_200_000n))));
  step(
    estate.employees.flatMap(({ id, heads, excluded }) => [
      upTo(id, big(heads.leave), zero(excluded, 400_000n)),
      upTo(id, big(heads.paidAbsence), zero(excluded, 400_000n)),
      upTo(id, big(heads.severance), zero(excluded, 1_200_000n)),
    ]),
  );
  step(estate.funds.map(({ id, amount }) => upTo(id, big(amount), 1_200_000n)));
  step(estate.statutory.map(({ id, amount }) => upTo(id, big(amount), big(amount))));
  step(estate.taxes.map(({ id, amount }) => upTo(id, big(amount), big(amount))));
  for (const { id, amount, bondedSum, agreedRate } of estate.generalBonds) {
    const [, capped] = upTo(id, big(amount), bondedSum === undefined ? big(amount) : big(bondedSum));
    step([[id, capped + grown(capped, agreedRate)]]);
  }
  const unsecuredOf = ({ id, unsecured }: SecuredClaim): bigint => done.openClaim.get(id)! + big(unsecured);
  const limited = [...estate.employees, ...estate.executions, ...estate.funds, ...estate.generalBonds];
  const concurrent = [
    ...[...everySecured.values()]
      .filter(({ proved, reliesSolely }) => proved && !reliesSolely)
      .map((claim) => ({ claim, amount: unsecuredOf(claim), rate: claim.agreedRate })),
    ...limited
      .filter(({ proved }) => proved)
      .map((claim) => ({ claim, amount: beyond.get(claim.id)!, rate: undefined })),
    ...estate.concurrent
      .filter(({ proved }) => proved)
      .map((claim) => ({ claim, amount: big(claim.amount), rate: claim.agreedRate })),
  ].filter(({ amount }) => amount > 0n);
  if (concurrent.every(({ claim }) => claim.number !== undefined)) {
    concurrent.sort((a, b) => a.claim.number! - b.claim.number!);
  }
  step(concurrent.map(({ claim, amount }) => [claim.id, amount]));
  if (money > 0n) step(concurrent.map(({ claim, amount, rate }) => [claim.id, grown(amount, rate)]));

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
  const people = [
    ...estate.concurrent.map((c) => ({ c, kind: 'c', base: big(c.amount), whole: big(c.amount) })),
    ...[...everySecured.values()].map((c) => ({
      c,
      kind: c.reliesSolely ? 'r' : 's',
      base: unsecuredOf(c),
      whole: big(c.secured) + big(c.unsecured),
    })),
    ...prefs.map((c) => ({
      c,
      kind: 'p',
      base:
        beyond.get(c.id)! +
        (takesPreferent && !(c.creditorId && secureds.has(c.creditorId)) ? preferent.get(c.id)! : 0n),
      whole: beyond.get(c.id)! + preferent.get(c.id)!,
    })),
    ...(estate.applicants ?? []).map((c) => ({ c, kind: 'a', base: big(c.petition), whole: big(c.petition) })),
  ];
  if (people.every(({ c }) => c.number !== undefined)) people.sort((a, b) => a.c.number! - b.c.number!);
  const stops = [
    ...people.flatMap(({ c }) => (c.withdrawn ? [least(big(c.withdrawn.unpaidCosts), needed)] : [])),
    needed,
  ];
  stops.sort((a, b) => (a < b ? -1 : 1));
  let from = 0n;
  for (const to of stops) {
    if (to === from) continue;
    const here = people.filter(({ c }) => !c.withdrawn || big(c.withdrawn.unpaidCosts) >= to);
    const share = (who: typeof people, weights: readonly bigint[]): void => {
      for (const [nth, part] of handOut(to - from, weights).entries()) add(gives, who[nth]!.c.id, part);
    };
    const first = here.map(({ c, kind, base }) =>
      c.petition !== undefined ? (c.proved ? base : big(c.petition)) : !c.proved || kind === 'r' ? 0n : base,
    );
    const applied = here.filter(({ c }) => c.petition !== undefined);
    const proved = here.filter(({ c }) => c.proved);
    const withSecurity = proved.filter(({ kind }) => kind === 's' || kind === 'r');
    const someLeft = people.some(({ c }) => c.proved && c.withdrawn && big(c.withdrawn.unpaidCosts) < to);
    if (total(first) > 0n) share(here, first);
    else if (applied.length > 0)
      share(
        applied,
        applied.map(({ whole }) => (whole === 0n ? 1n : whole)),
      );
    else if (!someLeft && total(withSecurity.map(({ whole }) => whole)) > 0n)
      share(
        withSecurity,
        withSecurity.map(({ whole }) => whole),
      );
    else
      share(
        proved,
        proved.map(({ whole }) => whole),
      );
    from = to;
  }
  return { gets, gives, owesForSecurity, needed, surplus: money, residue };
}
