import { createTakingDescriber } from '@boedel/domain/accounts/describe-taking';
import type { DistributionAward } from '@boedel/domain/accounts/distribution';
import { quoteVerbatim } from '@boedel/domain/law/message';
import { cents } from '@boedel/domain/money/cents';
import type { PaperPart } from '@boedel/document/tree/paper';
import type { EstateAccountDrawing } from './drawing';
import { listDeedWords } from './particulars';
import type { SheetEntry } from '../../../platform/paper/sheet';

const payees: Readonly<Record<DistributionAward['paidTo']['value'], string | undefined>> = {
  heir: undefined,
  guardiansFund: "Money is paid to the Guardian's Fund",
  trustees: 'Money is paid to the trustees',
  guardian: 'Money is paid to the guardian',
  tutorOrCurator: 'Money is paid to the tutor or curator',
};

/** Part 4: who takes what, on which ground, in kind and in money. */
export function buildDistributionPart(drawing: EstateAccountDrawing): PaperPart | undefined {
  const { account, say, sheet, layout, estate } = drawing;
  const { distribution } = account;
  if (!distribution) return undefined;
  const on = sheet('distribution');
  const describe = createTakingDescriber(estate, distribution, account.joint !== undefined);
  const assets = new Map(estate.assets.map((asset) => [asset.id, asset]));
  const describeItem = (award: DistributionAward, item: DistributionAward['inKind'][number]): string => {
    const deed = listDeedWords(assets.get(item.assetId) ?? {}, say);
    const name = quoteVerbatim([item.description, ...deed].join(', '));
    const { words, valuation } = describe(award, item, name);
    return valuation ? `${say.line(words)} (${say.line(valuation)})` : say.line(words);
  };

  const write = (award: DistributionAward, place: number): readonly string[] => {
    const { personId, capacity, name, relationship, married, minor, bornOn, grounds, restrictions, inKind, cash } =
      award;
    const key = `${capacity}.${personId}`;
    const about = [
      award.identityNumber && say('ID {number}', { number: award.identityNumber }),
      relationship && say.line(relationship),
      minor && say('minor, born {date}', { date: bornOn ?? '-' }),
      married && say.line(married),
    ];
    const entries: SheetEntry[] = [
      ...inKind.map((item) => ({ words: describeItem(award, item), amount: item.value })),
      ...(award.debtsTakenOver > 0
        ? [{ words: say('Less estate debts taken over'), amount: cents(-award.debtsTakenOver) }]
        : []),
      { words: say(cash.value < 0 ? 'Less paid in' : 'In money'), amount: cash.value },
    ];
    const title = [`${place + 1}. ${say.person(name)}`, ...about.filter(Boolean)].join(', ');
    const parts = on.group(title, entries);
    const paid = payees[award.paidTo.value];
    const notes = [
      ...grounds.map((ground) => say.line(ground)),
      ...restrictions.map((limit) => say.line(limit)),
      paid && cash.value > 0 && say(paid),
    ];
    if (parts.length > 0) on.note(notes.filter(Boolean).join(' · '));
    return on.subtotal(key, say('Award to {name}', { name: say.person(name) }), award.total.value, parts);
  };

  const awards = distribution.awards.flatMap(write);
  on.total('all', say('Distributed'), distribution.total, { add: awards });
  return {
    title: say('Distribution account'),
    newPage: layout('distribution').newPage,
    blocks: [on.table(say('Awards to heirs and legatees'))],
  };
}
