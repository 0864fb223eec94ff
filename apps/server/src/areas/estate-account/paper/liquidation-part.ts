import type { LiquidationAndDistribution } from '@boedel/domain/accounts/liquidation-and-distribution';
import type { EstateAssetLine } from '@boedel/domain/accounts/liquidation';
import type { AccountLine, LineGroup } from '@boedel/domain/accounts/line';
import { minus, nil } from '@boedel/domain/money/cents';
import type { PaperPart } from '@boedel/document/tree/paper';
import type { SheetEntry } from '../../../platform/paper/sheet';
import type { EstateAccountDrawing } from './drawing';
import { describeClaim, listDeedWords } from './particulars';

const dealtWith: Readonly<Record<EstateAssetLine['treatment'], string | undefined>> = {
  inKind: 'awarded as it is',
  sold: 'sold: gross proceeds',
  money: undefined,
  outstanding: 'still outstanding',
};

/** The paragraphs of the distribution account that award each asset, by its id. */
function listAssetParagraphs({ distribution }: LiquidationAndDistribution): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [place, { inKind }] of (distribution?.awards ?? []).entries()) {
    for (const { assetId } of inKind) {
      const places = found.get(assetId);
      if (!places) found.set(assetId, [place + 1]);
      else if (places.at(-1) !== place + 1) places.push(place + 1);
    }
  }
  return found;
}

/** Rising numbers, those that follow one another as a run: '1, 3-5'. */
function formatRuns(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const one of numbers) {
    const last = runs.at(-1);
    if (last && one === last[1] + 1) last[1] = one;
    else runs.push([one, one]);
  }
  return runs
    .map(([from, to]) => (from === to ? from : to === from + 1 ? `${from}, ${to}` : `${from}-${to}`))
    .join(', ');
}

/** Part 2, reg 5(1)(b): assets, debts and charges, and the balance. */
export function buildLiquidationPart({ account, say, sheet, layout }: EstateAccountDrawing): PaperPart {
  const { liquidation, overrides } = account;
  const on = sheet('liquidation');
  const awardedIn = listAssetParagraphs(account);
  const toEntry = ({ narrative, says, voucher, amount, override, claim }: AccountLine, more = ''): SheetEntry => ({
    words: `${say.line(says ?? narrative)}${claim ? describeClaim(claim, say) : ''}${more}`,
    amount,
    ...(voucher !== undefined && { voucher }),
    ...(override && { marked: true }),
  });
  const toAssetEntry = (line: EstateAssetLine): SheetEntry => {
    const { share, treatment, whyOutstanding } = line;
    const of = [
      ...listDeedWords(line, say),
      ...(share && share.n !== share.d ? [say('share {share}', { share: `${share.n}/${share.d}` })] : []),
    ];
    // What creditors share is realised first (Administration of Estates Act s 34(3)).
    const how = account.insolvent && treatment === 'inKind' ? 'to be sold: at its valuation' : dealtWith[treatment];
    const places = awardedIn.get(line.id);
    const dealt = [
      how &&
        (places
          ? say('awarded as it is: paragraph {places} of the distribution account', { places: formatRuns(places) })
          : say(how)),
      whyOutstanding,
    ].filter(Boolean);
    return toEntry(line, `${of.map((one) => `, ${one}`).join('')}${dealt.length > 0 ? ` (${dealt.join(': ')})` : ''}`);
  };
  const addChargedGroup = ({ title, lines, total }: LineGroup, id: string): readonly string[] =>
    on.subtotal(
      id,
      say('Total: {what}', { what: say(title) }),
      total.value,
      on.group(
        say(title),
        lines.map((line) => toEntry(line)),
      ),
    );

  const assets = liquidation.assets.flatMap(({ class: kind, title, lines, total }) =>
    on.subtotal(
      `assets.${kind}`,
      say('Total: {what}', { what: say(title) }),
      total.value,
      on.group(say(title), lines.map(toAssetEntry)),
    ),
  );
  const gross = on.total('gross', say('Gross assets'), liquidation.gross.value, { add: assets });
  const charges = [
    ...addChargedGroup(liquidation.administration, 'administration'),
    ...addChargedGroup(liquidation.funeral, 'funeral'),
    ...addChargedGroup(liquidation.creditors, 'creditors'),
    ...addChargedGroup(liquidation.estateDuty, 'duty'),
  ];
  const debts = on.total('debts', say('Debts and charges'), liquidation.liabilities.value, { add: charges });
  const balance = on.total('balance', say('Balance'), liquidation.balance.value, { add: [gross], take: [debts] });
  const { carriedForward, forDistribution } = liquidation;
  // In a joint estate the survivor's half goes off by right before the heirs share the rest.
  const ofSurvivor = account.joint
    ? minus(minus(liquidation.balance.value, carriedForward.value), forDistribution.value)
    : nil;
  const off = [
    ...(carriedForward.value !== 0
      ? [on.line('carried', say('Carried forward to the next account'), carriedForward.value)]
      : []),
    ...(ofSurvivor !== 0 ? [on.line('survivor', say('Half of the joint estate, by right'), ofSurvivor)] : []),
  ];
  if (off.length > 0) {
    on.total('distributed', say('Balance for distribution'), forDistribution.value, { add: [balance], take: off });
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
