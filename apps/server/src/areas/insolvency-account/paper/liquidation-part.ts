import { rankLabels, rankSections, type ResidueRank } from '@boedel/domain/insolvency/ranks';
import { minus, sum } from '@boedel/domain/money/cents';
import type { PaperPart } from '@boedel/document/tree/paper';
import { type InsolvencyDrawing, toEntry } from './drawing';

/** The business carried on: only its net goes on to the free residue (s 93). */
export function buildTradingPart(drawing: InsolvencyDrawing): PaperPart | undefined {
  const { account, say, sheet } = drawing;
  const { trading } = account;
  if (!trading) return undefined;
  const on = sheet('trading');
  const sales = on.group(
    say('Received in the business'),
    trading.sales.map((line) => toEntry(drawing, line)),
  );
  const costs = on.group(
    say('Less: paid in the business'),
    trading.costs.map((line) => toEntry(drawing, line)),
  );
  on.total(
    'net',
    say(trading.net.value < 0 ? 'Loss, a cost of administration' : 'Surplus to the free residue'),
    trading.net.value,
    {
      add: sales,
      take: costs,
    },
  );
  for (const [title, stock] of [
    ['Stock at the beginning: {amount}', trading.openingStock],
    ['Stock at the end: {amount}', trading.closingStock],
  ] as const) {
    if (stock !== null) on.note(say(title, { amount: say.amount(stock) }));
  }
  return { title: say('Trading account'), newPage: false, blocks: [on.table(say('Business carried on'))] };
}

/** One for each encumbered asset: what it brought, what it carries, and its creditors by their ranks (ss 89, 95). */
export function buildEncumberedParts(drawing: InsolvencyDrawing): PaperPart[] {
  const { account, say, sheet } = drawing;
  return account.distribution.accounts.map((asset, nth) => {
    const on = sheet(`asset ${nth + 1}`);
    const received = on.group(
      say('Receipts'),
      asset.receipts.map((line) => toEntry(drawing, line)),
    );
    const costs = on.group(
      say('Less: costs charged to the asset'),
      asset.costs.map((line) => toEntry(drawing, line)),
    );
    const carried = on.subtotal('costs', say('Total costs charged to the asset'), asset.totalCosts, costs);
    const net = on.total('net', say('Net proceeds'), asset.net.value, { add: received, take: carried });
    const burial =
      asset.forBurial > 0 ? [on.line('burial', say('For funeral and death-bed costs (s 96(4))'), asset.forBurial)] : [];
    const awards = on.group(
      say('Awarded to secured creditors'),
      asset.awards.map(({ creditor, paid }) => ({ words: creditor, amount: paid })),
    );
    for (const { creditor, toInterest, toClaim } of asset.awards) {
      if (toInterest > 0) {
        on.note(
          say('{creditor}: {interest} for interest since the order, {claim} for the claim.', {
            creditor,
            interest: say.amount(toInterest),
            claim: say.amount(toClaim),
          }),
        );
      }
    }
    if (asset.net.value < 0) {
      on.group(
        say('Owed by the creditors first entitled (s 89(1))'),
        asset.deficiencyOwed.map(({ creditor, amount }) => ({ words: creditor, amount })),
        false,
      );
      if (asset.deficiencyLeft > 0) on.note(say('No proved creditor carries the difference: the free residue does.'));
    } else {
      on.total('surplus', say('Surplus to the free residue'), asset.surplus, {
        add: [net],
        take: [...burial, ...awards],
      });
    }
    return {
      title: say('Encumbered asset account no. {number}: {asset}', {
        number: String(nth + 1),
        asset: asset.description,
      }),
      newPage: false,
      blocks: [on.table(say('Proceeds of the asset and how they were applied'))],
    };
  });
}

/** What is free, the costs of s 97 in their order, and what is left for creditors rank by rank. */
export function buildResiduePart(drawing: InsolvencyDrawing): PaperPart {
  const { account, say, sheet } = drawing;
  const { estate, distribution } = account;
  const on = sheet('residue');
  const own = on.group(
    say('Receipts'),
    estate.receipts.map((line) => toEntry(drawing, line)),
  );
  const over = on.group(
    say('Surplus of encumbered assets'),
    distribution.accounts.map(({ description, surplus }, nth) => ({
      words: say('Account no. {number}: {asset}', { number: String(nth + 1), asset: description }),
      amount: surplus,
    })),
    false,
  );
  const burial = on.group(
    '',
    distribution.accounts.map(({ description, forBurial }) => ({
      words: say('{asset}: for funeral and death-bed costs', { asset: description }),
      amount: forBurial,
    })),
    false,
  );
  const fromAssets = sum(distribution.accounts.map(({ forBurial }) => forBurial));
  const free = on.total('free', say('Free residue'), sum([distribution.freeResidue.value, fromAssets]), {
    add: [...own, ...over, ...burial],
  });
  const taken: string[] = [];
  const before: ReadonlySet<ResidueRank> = new Set([
    's96Funeral',
    's96DeathBed',
    's97Sheriff',
    's97Master',
    's97Administration',
  ]);
  for (const rank of distribution.ranks.filter((one) => before.has(one.rank))) {
    taken.push(
      ...on.group(
        `${say(rankLabels[rank.rank])} (${say.cite(rankSections[rank.rank].replace('Insolvency Act ', ''))})`,
        rank.claims.map(({ id, narrative, claim }) => toEntry(drawing, { id, description: narrative, amount: claim })),
      ),
    );
  }
  const spent = sum(distribution.ranks.filter((one) => before.has(one.rank)).map(({ claimed }) => claimed));
  const left = minus(sum([distribution.freeResidue.value, fromAssets]), spent);
  if (left < 0) {
    on.total('lack', say('Costs the free residue cannot pay, to be contributed'), left, { add: [free], take: taken });
    return createPart(drawing, on);
  }
  const after = on.total('left', say('Left for creditors'), left, { add: [free], take: taken });
  const paid = on.group(
    say('Awarded by rank'),
    distribution.ranks
      .filter((one) => !before.has(one.rank))
      .map(({ rank, paid: amount, claimed }) => ({
        words: say('{rank}, on claims of {claimed}', { rank: say(rankLabels[rank]), claimed: say.amount(claimed) }),
        amount,
      })),
    false,
  );
  const rest = on.total('rest', say('Surplus after all payments (s 116)'), distribution.surplus, {
    add: [after],
    take: paid,
  });
  if (distribution.toPartnership > 0) {
    const given = on.group(
      say('Paid over'),
      [{ words: say('To the estate of the partnership (s 49(1))'), amount: distribution.toPartnership }],
      false,
    );
    const kept = minus(distribution.surplus, distribution.toPartnership);
    on.total('kept', say('Left for the insolvent'), kept, { add: [rest], take: given });
  }
  if (distribution.ranks.some(({ rank }) => rank === 's103')) {
    on.note(say('Concurrent dividend by this account: {cents} cents in the rand', { cents: distribution.dividend }));
  }
  return createPart(drawing, on);
}

const createPart = (
  { say }: InsolvencyDrawing,
  on: { table: (about: string) => PaperPart['blocks'][number] },
): PaperPart => ({
  title: say('Free residue account'),
  newPage: false,
  blocks: [on.table(say('The free residue, its costs in order, and the balance'))],
});
