import type { InsolventOutcome } from '@boedel/domain/accounts/insolvent-outcome';
import type { ClaimRank } from '@boedel/domain/insolvency/claim-ranks';
import { cents, nil, sum } from '@boedel/domain/money/cents';
import type { PaperPart } from '@boedel/document/tree/paper';
import type { EstateAccountDrawing } from './drawing';
import type { PaperSheet } from '../../../platform/paper/sheet';

const ranks: Readonly<Record<ClaimRank, readonly [words: string, section: string]>> = {
  s96Funeral: ['Funeral', 's 96(1)'],
  s96DeathBed: ['Death-bed costs', 's 96(2)'],
  s97: ['Costs of administration', 's 97'],
  s98: ['Costs of execution', 's 98'],
  s98A: ['Salaries and wages', 's 98A'],
  s99: ['Statutory obligations', 's 99'],
  s101: ['Income tax', 's 101'],
  s102: ['General bonds', 's 102'],
  s103: ['Concurrent claims', 's 103'],
};

/** What a claim is called beyond its preference. */
const beyond = ', beyond the preference';

/** What each asset that secures a debt brought, what it cost, and who was paid out of it. */
function buildEncumberedLines(
  { say }: EstateAccountDrawing,
  on: PaperSheet,
  { encumbered: assets }: InsolventOutcome,
): readonly string[] {
  return assets.flatMap(({ assetId, description, proceeds, costs, net, paid, surplus }) => {
    const brought = on.group(say('Encumbered asset: {what}', { what: description }), [
      { words: say('Gross proceeds'), amount: proceeds },
      ...costs.map(({ narrative, amount }) => ({
        words: say('Less {what}', { what: say.line(narrative) }),
        amount: cents(-amount),
      })),
    ]);
    on.subtotal(`net ${assetId}`, say('Available for its creditors'), net.value, brought);
    const awarded = on.group(
      say('Awarded to secured creditors'),
      paid.map(({ creditor, amount }) => ({ words: creditor, amount })),
    );
    if (surplus > nil) on.note(say('{amount} goes to the free residue.', { amount: say.amount(surplus) }));
    return on.subtotal(`secured ${assetId}`, say('Total awarded'), sum(paid.map(({ amount }) => amount)), awarded);
  });
}

/** Part 4 of an estate that cannot pay its debts: its creditors by security and rank, and nothing for the heirs. */
export function buildCreditorsPart(drawing: EstateAccountDrawing): PaperPart | undefined {
  const { account, say, sheet, layout } = drawing;
  const { insolvent } = account;
  if (!insolvent) return undefined;
  const on = sheet('distribution');
  const secured = buildEncumberedLines(drawing, on, insolvent);
  on.line('free', say('Free residue'), insolvent.freeResidue.value);
  const byRank = insolvent.ranks.flatMap(({ rank, claims, paid }) => {
    const [words, section] = ranks[rank];
    const rewordNarrative = (narrative: string): string => {
      const [what, ...rest] = narrative.split(beyond);
      return rest.length === 0 ? say.line(narrative) : say('{what}, beyond the preference', { what: say.line(what!) });
    };
    const lines = on.group(
      `${say(words)} (${section})`,
      claims.map(({ narrative, claim, paid: amount }) => ({
        words:
          claim === amount
            ? rewordNarrative(narrative)
            : say('{what}, on a claim of {claim}', { what: rewordNarrative(narrative), claim: say.amount(claim) }),
        amount,
      })),
    );
    // Whoever gets nothing is named all the same, also where nil lines are left out.
    for (const { narrative, claim } of lines.length < claims.length ? claims.filter((one) => one.paid === nil) : []) {
      on.note(
        say('{what}: nothing, on a claim of {claim}', { what: rewordNarrative(narrative), claim: say.amount(claim) }),
      );
    }
    return on.subtotal(rank, say('Total: {what}', { what: say(words) }), paid, lines);
  });
  on.total(
    'all',
    say('Distributed'),
    sum([
      ...insolvent.encumbered.flatMap(({ paid }) => paid.map(({ amount }) => amount)),
      ...insolvent.ranks.map(({ paid }) => paid),
    ]),
    { add: [...secured, ...byRank] },
  );
  if (insolvent.ranks.some(({ rank }) => rank === 's103')) {
    on.note(say('Concurrent dividend: {cents} cents in the rand', { cents: insolvent.dividend }));
  }
  on.note(
    say('The estate is insolvent (s 34): {amount} of its debts remains unpaid, and nothing is left for the heirs.', {
      amount: say.amount(insolvent.unpaid),
    }),
  );
  return {
    title: say('Distribution account'),
    newPage: layout('distribution').newPage,
    blocks: [on.table(say('Awards to creditors by security and rank'))],
  };
}
