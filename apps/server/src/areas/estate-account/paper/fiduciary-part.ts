import { sum } from '@boedel/domain/money/cents';
import type { PaperPart } from '@boedel/document/tree/paper';
import { toRuns } from '@boedel/document/tree/paper';
import type { EstateAccountDrawing } from './drawing';

const holdingLabels = {
  usufruct: 'Held in usufruct',
  fiduciary: 'Held as fiduciary',
  like: 'Held under a similar interest',
} as const;

/** Part 6: property the deceased held for others, its own charges, and who it passes to. */
export function buildFiduciaryPart({ account, say, sheet, layout, nameOf }: EstateAccountDrawing): PaperPart {
  const { assets } = account.fiduciary;
  const title = say('Fiduciary assets account');
  const { newPage } = layout('fiduciary');
  if (assets.length === 0)
    return { title, newPage, blocks: [{ kind: 'paragraph', text: toRuns(say('Not applicable')) }] };
  const on = sheet('fiduciary');
  for (const { id, description, right, instrument, voucher, value, charges, net, successors } of assets) {
    const has = on.group(description, [
      { words: say('Full value'), amount: value, ...(voucher !== undefined && { voucher }) },
    ]);
    on.note(`${say(holdingLabels[right])} · ${instrument}`);
    const bears = on.subtotal(
      `${id}.charges`,
      say('Total charges'),
      sum(charges.map(({ amount }) => amount)),
      on.group(
        say('Less charges on the property'),
        charges.map((charge) => ({ words: charge.narrative, amount: charge.amount })),
      ),
    );
    on.total(`${id}.net`, say('Passes to'), net.value, { add: has, take: bears });
    on.subtotal(
      `${id}.successors`,
      say('Total passing on'),
      net.value,
      on.group(
        '',
        successors.map(({ personId, amount }) => ({ words: nameOf(personId), amount })),
        false,
      ),
    );
  }
  return { title, newPage, blocks: [on.table(say('Property held for others'))] };
}
