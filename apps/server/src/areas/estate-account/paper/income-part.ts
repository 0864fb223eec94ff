import { nil } from '@boedel/domain/money/cents';
import type { PaperPart } from '@boedel/document/tree/paper';
import type { EstateAccountDrawing } from './drawing';
import type { SheetEntry } from '../../../platform/paper/sheet';

/** Part 5: income after the death, what it cost, and who takes the rest. */
export function buildIncomePart({ account, say, sheet, layout, nameOf }: EstateAccountDrawing): PaperPart {
  const { income, expenses, commission, vat, net, awards } = account.income;
  const on = sheet('income');
  const toEntries = (group: typeof income): SheetEntry[] =>
    group.lines.map(({ narrative, says, voucher, amount }) => ({
      words: says ? say.line(says) : narrative,
      amount,
      ...(voucher !== undefined && { voucher }),
    }));
  const came = on.subtotal(
    'in',
    say('Income together'),
    income.total.value,
    on.group(say('Income'), toEntries(income)),
  );
  const went = on.group(say('Less'), [
    {
      words: say("Executor's commission on income"),
      amount: commission.value,
      marked: commission.override !== undefined,
    },
    { words: say('VAT on the commission'), amount: vat.value, marked: vat.override !== undefined },
    ...toEntries(expenses),
  ]);
  on.total('net', say(net.value < nil ? 'Deficit, borne by the estate' : 'Net income'), net.value, {
    add: came,
    take: went,
  });
  if (awards.length > 0) {
    on.group(
      say('Awarded to'),
      awards.map(({ personId, amount }) => ({ words: nameOf(personId), amount })),
    );
  }
  return {
    title: say('Income and expenditure account'),
    newPage: layout('income').newPage,
    blocks: [on.table(say('Income after the death and what it cost'))],
  };
}
