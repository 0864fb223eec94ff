import { minus, plus } from '@boedel/domain/money/cents';
import { type PaperPart, toRuns } from '@boedel/document/tree/paper';
import type { InsolvencyDrawing } from './drawing';

/** From what the banks held to what they hold, and that this is what is awarded. */
export function buildBankPart({ account, say, sheet }: InsolvencyDrawing): PaperPart {
  const { bank } = account;
  const on = sheet('bank');
  const start = on.group(
    '',
    [
      { words: say('Bank balances at start'), amount: bank.opening },
      { words: say('Received'), amount: bank.received },
      ...(bank.contributions > 0
        ? [{ words: say('Contributions from earlier accounts'), amount: bank.contributions }]
        : []),
      ...(bank.composition === 0
        ? []
        : [{ words: say('Received under the composition, less payments'), amount: bank.composition }]),
    ],
    false,
  );
  const paid = on.group(
    '',
    [
      { words: say('Less: paid'), amount: bank.paid },
      ...(bank.takenOver > 0
        ? [{ words: say('Less: taken over by creditors on account of their awards'), amount: bank.takenOver }]
        : []),
      ...(bank.dividends > 0 ? [{ words: say('Less: dividends of earlier accounts'), amount: bank.dividends }] : []),
    ],
    false,
  );
  const closing = on.total('closing', say('In the banks at the end'), bank.closing, { add: start, take: paid });
  const each = on.group(
    say('By the ledger'),
    bank.banks.map(({ name, balance }) => ({ words: say.line(name), amount: balance })),
    false,
  );
  const ledger = on.total('ledger', say('Balance by the ledger'), bank.byLedger, { add: each });
  if (bank.closing !== bank.byLedger) {
    on.line('difference', say('Difference'), minus(bank.closing, bank.byLedger), { add: [closing], take: [ledger] });
  }
  const more = on.group(
    say('What it is for'),
    [
      { words: say('Contributions and costs receivable'), amount: bank.toCollect },
      ...(bank.takenOver > 0 ? [{ words: say('Taken over by creditors'), amount: bank.takenOver }] : []),
    ],
    false,
  );
  const less = on.group(
    '',
    [
      {
        words: say('Less: held for earlier accounts'),
        amount: minus(plus(bank.opening, bank.contributions), bank.dividends),
      },
      ...(bank.composition === 0 ? [] : [{ words: say('Less: held for the composition'), amount: bank.composition }]),
      { words: say('Less: unpaid costs'), amount: bank.unpaidCosts },
    ],
    false,
  );
  on.total('awards', say('Awards in this account, with the remainder'), bank.awards, {
    add: [closing, ...more],
    take: less,
  });
  return {
    title: say('Bank reconciliation'),
    newPage: false,
    blocks: [on.table(say('Money in the bank, and what it is for'))],
  };
}

/** An account that is not final says what is still to come, and why (s 92(4)). */
export function buildUnrealisedPart({ account, say, sheet }: InsolvencyDrawing): PaperPart | undefined {
  const { unrealised, leftOut, whyUnrealised } = account;
  if (unrealised.length + leftOut.length === 0) return undefined;
  const on = sheet('open');
  const addAssets = (title: string, those: typeof unrealised): void => {
    if (those.length === 0) return;
    on.note(say(title));
    for (const { description, value, why } of those) {
      on.note(
        [description, value === undefined ? undefined : say('valued at {amount}', { amount: say.amount(value) }), why]
          .filter(Boolean)
          .join(', '),
      );
    }
  };
  addAssets('Not yet realised', unrealised);
  addAssets('Released, returned or given up', leftOut);
  return {
    title: say('Property that is not in this account'),
    newPage: false,
    blocks: [
      on.table(say('Amounts still expected, and amounts that cannot be recovered')),
      ...(whyUnrealised && unrealised.length > 0 ? [{ kind: 'paragraph' as const, text: toRuns(whyUnrealised) }] : []),
    ],
  };
}
