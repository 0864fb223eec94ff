import { claimPartLabels } from '@boedel/domain/claims/captured-claim';
import { toClaimId } from '@boedel/domain/insolvency-account/claim-line';
import { employeeHeads } from '@boedel/domain/insolvency/estate';
import { minus, nil, sum } from '@boedel/domain/money/cents';
import type { PaperPart, PaperRow } from '@boedel/document/tree/paper';
import { createAmountCell, type InsolvencyDrawing } from './drawing';

/** What each employee claims under which head, how much of it is preferent, and what is paid of that (s 98A). */
export function buildEmployeesPart({ account, say, claims, ruled }: InsolvencyDrawing): PaperPart | undefined {
  const { estate, distribution } = account;
  if (estate.country === 'NA' || estate.employees.length === 0) return undefined;
  const ranked = distribution.ranks.flatMap(({ claims: each }) => each);
  const lines = estate.employees.flatMap(({ id, creditor, heads }) =>
    employeeHeads
      .filter((head) => (heads[head] ?? nil) > 0)
      .map((head) => {
        const due = ranked.find(({ of, part }) => of === id && part === head);
        return {
          key: `${id} ${head}`,
          number: claims.get(toClaimId(id))?.number ?? null,
          creditor,
          head,
          claimed: heads[head] ?? nil,
          preferent: due?.claim ?? nil,
          paid: due?.paid ?? nil,
        };
      }),
  );
  const columns = ['claimed', 'preferent', 'beyond', 'paid'] as const;
  const amounts = lines.map((line) => ({ ...line, beyond: minus(line.claimed, line.preferent) }));
  const nameCell = (column: string, key: string): string => `employees: ${column} ${key}`;
  const rows = amounts.map((line): PaperRow => ({
    kind: 'line',
    cells: [
      line.number === null ? null : String(line.number),
      `${line.creditor}: ${say(claimPartLabels[line.head])}`,
      ...columns.map((column) => createAmountCell(line[column], nameCell(column, line.key))),
    ],
  }));
  return {
    title: say('Annexure: claims of employees by head (s 98A)'),
    newPage: true,
    blocks: [
      {
        kind: 'table',
        about: say('What each employee claims, what of it is preferent and what is paid'),
        ruled,
        columns: [
          { kind: 'number', title: say('Claim') },
          { kind: 'words', title: say('Employee and head') },
          { kind: 'amount', title: say('Amount') },
          { kind: 'amount', title: say('Preferent') },
          { kind: 'amount', title: say('Beyond the limit') },
          { kind: 'amount', title: say('Awarded') },
        ],
        rows: [
          ...rows,
          {
            kind: 'total',
            cells: [
              null,
              say('Employees'),
              ...columns.map((column) =>
                createAmountCell(sum(amounts.map((line) => line[column])), nameCell(column, 'all'), {
                  add: amounts.map(({ key }) => nameCell(column, key)),
                }),
              ),
            ],
          },
        ],
      },
    ],
  };
}

/** Every voucher of the account in the order of its number, as they go to the Master with it (s 92(3)). */
export function buildVouchersPart({ account, say, ruled }: InsolvencyDrawing): PaperPart | undefined {
  const lines = account.vouchers.filter(({ voucher }) => voucher !== undefined);
  if (lines.length === 0) return undefined;
  return {
    title: say('Annexure: list of vouchers'),
    newPage: account.estate.employees.length === 0,
    blocks: [
      {
        kind: 'table',
        about: say('Every voucher of this account'),
        ruled,
        columns: [
          { kind: 'voucher', title: say('Voucher') },
          { kind: 'day', title: say('Date') },
          { kind: 'words', title: say('Description') },
          { kind: 'amount', title: say('Received') },
          { kind: 'amount', title: say('Paid') },
        ],
        rows: lines.map(({ id, voucher, day, description, amount, isPayment }): PaperRow => {
          const cell = createAmountCell(amount, `voucher: ${id}`);
          return {
            kind: 'line',
            cells: [voucher ?? null, day, description, isPayment ? null : cell, isPayment ? cell : null],
          };
        }),
      },
    ],
  };
}
