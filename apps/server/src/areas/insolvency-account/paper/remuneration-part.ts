import { tariffB } from '@boedel/domain/insolvency/limits';
import { splitJointFee, type TariffItem } from '@boedel/domain/insolvency/remuneration';
import { isRefused } from '@boedel/domain/law/refusal';
import { type Cents, minus, sum } from '@boedel/domain/money/cents';
import { formatPercent } from '@boedel/domain/money/fraction';
import type { PaperBlock, PaperPart } from '@boedel/document/tree/paper';
import { createAmountCell, type InsolvencyDrawing } from './drawing';

/** The remuneration by the tariff, line by line. */
export function buildRemunerationPart({ account, say, ruled, bearers }: InsolvencyDrawing): PaperPart | undefined {
  const { distribution, estate } = account;
  const { feeLines, fee, topUp } = distribution;
  if (fee === 0 && topUp === 0) return undefined;
  const tariff = tariffB.on(estate.awardsTo);
  const formatRate = (item: TariffItem): string | null =>
    isRefused(tariff) ? null : `${formatPercent(tariff.rates[item])}%`;
  const atTariff = sum(feeLines.map((line) => line.fee));
  const adjustment = minus(minus(fee, atTariff), topUp);
  const more = [
    ['topUp', topUp < 0 ? 'Less: added previously to reach the minimum fee' : 'Added to reach the minimum fee', topUp],
    ['adjustment', 'Allowed or reduced by the Master', adjustment],
  ] as const;
  const added = more.filter(([, , amount]) => amount !== 0);
  return {
    title: say('Remuneration'),
    newPage: false,
    blocks: [
      {
        kind: 'table',
        about: say('Remuneration by tariff'),
        ruled,
        columns: [
          { kind: 'words', title: say('Description') },
          { kind: 'voucher', title: say('Rate') },
          { kind: 'amount', title: say('Amount') },
          { kind: 'amount', title: say('Fee') },
        ],
        rows: [
          ...feeLines.map((line) => ({
            kind: 'line' as const,
            cells: [
              line.description,
              formatRate(line.item),
              createAmountCell(line.base, `fee: base ${line.id}`),
              createAmountCell(line.fee, `fee: ${line.id}`),
            ],
          })),
          ...added.map(([id, title, amount]) => ({
            kind: 'line' as const,
            cells: [say(title), null, null, createAmountCell(amount, `fee: ${id}`)],
          })),
          {
            kind: 'total' as const,
            cells: [
              say('Remuneration, without VAT'),
              null,
              null,
              createAmountCell(fee, 'fee: all', {
                add: [...feeLines.map(({ id }) => `fee: ${id}`), ...added.map(([id]) => `fee: ${id}`)],
              }),
            ],
          },
        ],
      },
      ...buildSharedFee(fee, bearers, say, ruled),
    ],
  };
}

/** Joint appointees have one fee: as they agreed, or alike. */
function buildSharedFee(
  fee: Cents,
  bearers: InsolvencyDrawing['bearers'],
  say: InsolvencyDrawing['say'],
  ruled: boolean,
): PaperBlock[] {
  if (bearers.length < 2) return [];
  const parts = splitJointFee(
    fee,
    bearers.map(({ part }) => part),
  );
  return [
    {
      kind: 'table',
      about: say('Remuneration by appointee'),
      ruled,
      columns: [
        { kind: 'words', title: say('Shared among the appointees') },
        { kind: 'amount', title: say('Fee') },
      ],
      rows: [
        ...bearers.map(({ id, name }, index) => ({
          kind: 'line' as const,
          cells: [name, createAmountCell(parts[index]!, `fee: of ${id}`)],
        })),
        {
          kind: 'total' as const,
          cells: [
            say('Remuneration, without VAT'),
            createAmountCell(fee, 'fee: shared', { add: bearers.map(({ id }) => `fee: of ${id}`) }),
          ],
        },
      ],
    },
  ];
}
