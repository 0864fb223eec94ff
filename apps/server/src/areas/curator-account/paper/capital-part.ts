import { toClassGroup, isRealisation } from '@boedel/domain/curator-account/transaction-class';
import { minus } from '@boedel/domain/money/cents';
import type { PaperPart } from '@boedel/document/tree/paper';
import { type CuratorAccountDrawing, toEntry, describeName } from './drawing';

/** Regulation 7(4): what capital was, what came and went, what is left. */
export function buildCapitalPart({ account, input, say, sheet }: CuratorAccountDrawing): PaperPart {
  const { opening, additions, debtsPaid, gainOrLossOnRealisation, transferToIncome, transferFromIncome, ...rest } =
    account.capital.value;
  const { realised, closing } = rest;
  const on = sheet('capital');
  const property = on.group(
    say('Property at start'),
    input.opening.assets.map((one) => ({ words: describeName(say, one), amount: one.amount })),
  );
  const debts = input.opening.creditors.filter(({ amount }) => amount !== 0);
  const owed =
    debts.length === 0
      ? []
      : on.group(
          say('Less: debts at start'),
          debts.map((one) => ({ words: describeName(say, one), amount: one.amount })),
        );
  const income =
    input.opening.income === 0
      ? []
      : [on.line('income', say('Less: balance of income brought forward'), input.opening.income)];
  const start = on.total('opening', say('Opening capital'), opening, { add: property, take: [...owed, ...income] });
  const came = account.lines.filter(
    (line) =>
      toClassGroup(line.class) === 'CAPITAL' &&
      line.settlesCreditor === undefined &&
      !line.asset &&
      line.class !== 'CAPITAL:LOAN_REPAID',
  );
  const added = on.group(say('Additions'), [
    ...(input.added ?? []).map((one) => ({ words: describeName(say, one), amount: one.amount })),
    ...came.map((line) => toEntry(line, line.amount)),
  ]);
  const more = additions === 0 ? [] : [on.total('additions', say('Total additions'), additions, { add: added })];
  const won = on.group(
    say('Realised'),
    realised.map(({ asset, gain: each }) => ({
      words: say(each < 0 ? 'Loss on {asset}' : 'Gain on {asset}', { asset }),
      amount: each,
      ...joinVouchers(account.lines.filter((line) => isRealisation(line.class) && line.asset === asset)),
    })),
  );
  for (const { asset, proceeds, carrying } of realised) {
    on.note(
      say('{asset}: proceeds {proceeds}, carried at {carrying}.', {
        asset,
        proceeds: say.amount(proceeds),
        carrying: say.amount(carrying),
      }),
    );
  }
  const gain =
    realised.length === 0
      ? []
      : [on.total('gain', say('Gain or loss on realisation'), gainOrLossOnRealisation, { add: won })];
  const repaid = debtsPaid === 0 ? [] : [on.line('debts', say('Debts paid from capital'), debtsPaid)];
  const out = transferToIncome === 0 ? [] : [on.line('out', say('Transferred to income'), transferToIncome)];
  const back = transferFromIncome === 0 ? [] : [on.line('back', say('Transferred from income'), transferFromIncome)];
  on.total('closing', say('Closing capital'), closing, {
    add: [start, ...more, ...gain, ...back],
    take: [...repaid, ...out],
  });
  return {
    title: say('Capital account'),
    newPage: false,
    blocks: [on.table(say('Opening capital, changes and closing capital'))],
  };
}

const joinVouchers = (lines: readonly { readonly voucher?: string }[]): { voucher?: string } => {
  const vouchers = lines.flatMap(({ voucher }) => voucher ?? []);
  return vouchers.length === 0 ? {} : { voucher: vouchers.join(', ') };
};

/** What there is at the end, what is owed, and how the rest divides into capital and income. */
export function buildStatementPart({ account, say, sheet }: CuratorAccountDrawing): PaperPart {
  const { closing, totalAssets, creditorsUnpaid, netAssets } = account;
  const on = sheet('statement');
  const assets = on.total('assets', say('Assets together'), totalAssets, {
    add: on.group(
      say('Assets'),
      closing.assets.map((one) => ({ words: describeName(say, one), amount: one.amount })),
    ),
  });
  const owed = on.total('creditors', say('Creditors together'), creditorsUnpaid, {
    add: on.group(
      say('Creditors'),
      closing.creditors.map((one) => ({ words: describeName(say, one), amount: one.amount })),
    ),
  });
  on.total('net', say('Net assets'), netAssets, { add: [assets], take: [owed] });
  const capital = on.line('capital', say('Capital'), closing.capital);
  const income = on.line(
    'income',
    say(closing.income < 0 ? 'Deficiency of income' : 'Balance of income'),
    closing.income,
  );
  on.total('both', say('Capital and income'), account.capitalPlusIncome, { add: [capital, income] });
  return {
    title: say('Statement of assets and liabilities'),
    newPage: false,
    blocks: [on.table(say('Assets, debts and who owns them'))],
  };
}

/** Each bank account from its opening to its closing balance, and every line that stands in no other part. */
export function buildBankParts({ account, input, say, sheet }: CuratorAccountDrawing): PaperPart[] {
  const on = sheet('bank', { withNil: true });
  account.bankProofs.forEach(({ bank, opening, credits, debits, closing, statement }, at) => {
    const [start, came, went] = on.group(
      bank,
      [
        { words: say('Opening balance'), amount: opening },
        { words: say('Receipts'), amount: credits },
        { words: say('Payments'), amount: debits },
      ],
      false,
    );
    const end = on.total(`closing ${at}`, say('Closing balance'), closing, { add: [start!, came!], take: [went!] });
    if (statement !== undefined) {
      on.line(`statement ${at}`, say('Balance per statement'), statement);
      on.line(`difference ${at}`, say('Difference'), minus(closing, statement), {
        add: [end],
        take: [`bank: statement ${at}`],
      });
    }
  });
  const others = account.lines.filter(
    (line) =>
      line.class === 'INTERNAL' ||
      line.settlesCreditor !== undefined ||
      line.forThisAccount ||
      (toClassGroup(line.class) === 'CAPITAL' && !line.realisedForUse),
  );
  const moved = sheet('moved');
  const addGroup = (title: string, those: typeof others): void => {
    if (those.length > 0)
      moved.group(
        say(title),
        those.map((line) => ({
          ...toEntry(line, line.amount),
          words: `${line.date}  ${line.description}${line.asset ? ` (${line.asset})` : ''}`,
        })),
      );
  };
  addGroup(
    'Transfers and investments',
    others.filter((line) => line.class === 'INTERNAL'),
  );
  addGroup(
    'Capital received and paid',
    others.filter((line) => toClassGroup(line.class) === 'CAPITAL' && line.settlesCreditor === undefined),
  );
  addGroup(
    'Payments to creditors brought forward',
    others.filter((line) => line.settlesCreditor !== undefined),
  );
  addGroup(
    'Paid ahead for this account',
    others.filter((line) => line.forThisAccount),
  );
  return [
    {
      title: say('Bank accounts'),
      newPage: false,
      blocks: [on.table(say('Each bank account from its opening to its closing balance'))],
    },
    ...(others.length === 0
      ? []
      : [
          {
            title: say('Other movements of money'),
            newPage: false,
            blocks: [moved.table(say('Transactions that are not income or expenses of this account'))],
          },
        ]),
  ].filter(() => input.banks.length > 0);
}
