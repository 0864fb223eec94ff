import type { AssetLine } from '@boedel/domain/accounts/liquidation';
import type { AccountLine, LineGroup } from '@boedel/domain/accounts/line';
import type { Part } from '@boedel/document/tree/paper';
import type { Entry } from '../../../platform/paper/sheet';
import type { Drawing } from './drawing';

const dealtWith: Readonly<Record<AssetLine['treatment'], string | undefined>> = {
  inKind: 'awarded as it is',
  sold: 'sold: gross proceeds',
  money: undefined,
  outstanding: 'still outstanding',
};

/** Part 2, reg 5(1)(b): assets, debts and charges, and the balance. */
export function liquidationPart({ account, say, sheet, layout }: Drawing): Part {
  const { liquidation, overrides } = account;
  const on = sheet('liquidation');
  const entry = ({ narrative, says, voucher, amount, override }: AccountLine, more = ''): Entry => ({
    words: `${say.line(says ?? narrative)}${more}`,
    amount,
    ...(voucher !== undefined && { voucher }),
    ...(override && { marked: true }),
  });
  const asset = (line: AssetLine): Entry => {
    const how = dealtWith[line.treatment];
    return entry(line, how ? ` (${say(how)})` : '');
  };
  const charged = ({ title, lines, total }: LineGroup, id: string): readonly string[] =>
    on.subtotal(
      id,
      say('{what} together', { what: say(title) }),
      total.value,
      on.group(
        say(title),
        lines.map((line) => entry(line)),
      ),
    );

  const assets = liquidation.assets.flatMap(({ class: kind, title, lines, total }) =>
    on.subtotal(
      `assets.${kind}`,
      say('{what} together', { what: say(title) }),
      total.value,
      on.group(say(title), lines.map(asset)),
    ),
  );
  const gross = on.total('gross', say('Gross assets'), liquidation.gross.value, { add: assets });
  const charges = [
    ...charged(liquidation.administration, 'administration'),
    ...charged(liquidation.funeral, 'funeral'),
    ...charged(liquidation.creditors, 'creditors'),
    ...charged(liquidation.estateDuty, 'duty'),
  ];
  const debts = on.total('debts', say('Debts and charges'), liquidation.liabilities.value, { add: charges });
  const balance = on.total('balance', say('Balance'), liquidation.balance.value, { add: [gross], take: [debts] });
  if (liquidation.carriedForward.value !== 0) {
    const carried = on.line('carried', say('Carried forward to the next account'), liquidation.carriedForward.value);
    on.total('distributed', say('Balance for distribution'), liquidation.forDistribution.value, {
      add: [balance],
      take: [carried],
    });
  }
  for (const { figure, override, computed } of overrides) {
    on.note(
      `† ${say('{figure}: set by hand, computed as {amount}. {reason}', { figure: say(figure), amount: say.amount(computed), reason: override.reason })}`,
    );
  }
  return {
    title: say('Liquidation account'),
    newPage: layout('liquidation').newPage,
    blocks: [on.table(say('Assets, debts and charges, and the balance'))],
  };
}
