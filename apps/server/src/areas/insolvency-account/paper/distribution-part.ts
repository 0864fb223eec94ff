import { toClaimId } from '@boedel/domain/insolvency-account/claim-line';
import type { CapturedClaim } from '@boedel/domain/claims/captured-claim';
import type { LiabilityGround } from '@boedel/domain/insolvency/contribution';
import { rankLabels } from '@boedel/domain/insolvency/ranks';
import { type Cents, minus, plus, sum } from '@boedel/domain/money/cents';
import type { PaperPart, PaperRow } from '@boedel/document/tree/paper';
import { createAmountCell, type InsolvencyDrawing } from './drawing';

const retainedLabels = { deposit: 'deposited with the Master', condition: 'retained, conditional' } as const;
const columnsOf = ['claim', 'secured', 'preferent', 'concurrent', 'total', 'shortfall'] as const;
/** How a claim ranks: secured, preferent or, by the rest, concurrent. */
const natures: Partial<Readonly<Record<CapturedClaim['type'], string>>> = { secured: 'S', preferent: 'P' };

/** Who gets what, claim by claim (s 94, Form of the account). */
export function buildDistributionPart({ account, say, claims, ruled }: InsolvencyDrawing): PaperPart {
  const outcomes = account.distribution.claims.filter(({ claim }) => claim > 0);
  const nameCell = (id: string, column: string): string => `distribution: ${column} ${id}`;
  const rows = outcomes.map((one): PaperRow => {
    const captured = claims.get(toClaimId(one.id));
    const concurrent = plus(one.concurrentAward, one.interestAward);
    const nature = natures[captured?.type ?? 'concurrent'] ?? 'C';
    const kept = one.retained ? ` (${say(retainedLabels[one.retained])})` : '';
    return {
      kind: 'line',
      cells: [
        captured?.number === undefined ? null : String(captured.number),
        `${one.creditor} (${say(nature)})${kept}`,
        createAmountCell(one.claim, nameCell(one.id, 'claim')),
        createAmountCell(one.securedAward, nameCell(one.id, 'secured')),
        createAmountCell(one.preferentAward, nameCell(one.id, 'preferent')),
        createAmountCell(concurrent, nameCell(one.id, 'concurrent')),
        createAmountCell(one.total, nameCell(one.id, 'total'), {
          add: ['secured', 'preferent', 'concurrent'].map((column) => nameCell(one.id, column)),
        }),
        createAmountCell(one.shortfall, nameCell(one.id, 'shortfall')),
        one.concurrentAward > 0 ? account.distribution.dividend : null,
      ],
    };
  });
  const totals: Readonly<Record<(typeof columnsOf)[number], Cents>> = {
    claim: sum(outcomes.map(({ claim }) => claim)),
    secured: sum(outcomes.map(({ securedAward }) => securedAward)),
    preferent: sum(outcomes.map(({ preferentAward }) => preferentAward)),
    concurrent: sum(outcomes.flatMap(({ concurrentAward, interestAward }) => [concurrentAward, interestAward])),
    total: sum(outcomes.map(({ total }) => total)),
    shortfall: sum(outcomes.map(({ shortfall }) => shortfall)),
  };
  const last: PaperRow = {
    kind: 'total',
    cells: [
      null,
      say('Awarded'),
      ...columnsOf.map((column) =>
        createAmountCell(totals[column], `distribution: ${column} all`, {
          add: outcomes.map(({ id }) => nameCell(id, column)),
        }),
      ),
      null,
    ],
  };
  const none: PaperRow = {
    kind: 'note',
    cells: [null, say('No claim ranks in this account.'), ...columnsOf.map(() => null), null],
  };
  return {
    title: say('Distribution account'),
    newPage: false,
    blocks: [
      {
        kind: 'table',
        about: say('Every claim that ranks and what it is awarded'),
        ruled,
        columns: [
          { kind: 'number', title: say('Claim') },
          { kind: 'words', title: say('Creditor (S/P/C)') },
          { kind: 'amount', title: say('Amount') },
          { kind: 'amount', title: say('Secured') },
          { kind: 'amount', title: say('Preferent') },
          { kind: 'amount', title: say('Concurrent') },
          { kind: 'amount', title: say('Awarded') },
          { kind: 'amount', title: say('Shortfall'), isBeside: true },
          { kind: 'number', title: say('c/R') },
        ],
        rows: outcomes.length === 0 ? [none] : [...rows, last],
      },
    ],
  };
}

/** What claims proved after an earlier account missed there, how that is worked out, and what of it is paid now (s 104(2)). */
export function buildCatchUpPart({ account, say, claims, ruled }: InsolvencyDrawing): PaperPart | undefined {
  const { catchUps } = account.distribution;
  if (catchUps.length === 0) return undefined;
  const rows = catchUps.flatMap(({ claimId, creditor, rank, due, paid }): PaperRow[] => {
    const key = `${rank} ${claimId}`;
    return [
      {
        kind: 'line',
        cells: [
          claims.get(toClaimId(claimId))?.number?.toString() ?? null,
          `${creditor}: ${say(rankLabels[rank])}`,
          null,
          createAmountCell(due.value, `catch-up: due ${key}`),
          createAmountCell(paid, `catch-up: paid ${key}`),
          createAmountCell(minus(due.value, paid), `catch-up: left ${key}`),
        ],
      },
      ...due.lines.map(({ label, says, value }, index): PaperRow => ({
        kind: 'note',
        cells: [
          null,
          say.line(says?.label ?? label),
          typeof value === 'number' ? createAmountCell(value, `catch-up: ${key} ${index}`) : null,
          null,
          null,
          null,
        ],
      })),
    ];
  });
  const createTotalCell = (column: 'due' | 'paid' | 'left', amounts: readonly Cents[]) =>
    createAmountCell(sum(amounts), `catch-up: ${column} all`, {
      add: catchUps.map(({ claimId, rank }) => `catch-up: ${column} ${rank} ${claimId}`),
    });
  return {
    title: say('Claims proved after an earlier account'),
    newPage: false,
    blocks: [
      {
        kind: 'table',
        about: say('What late claims are given before the others of their rank (s 104(2))'),
        ruled,
        columns: [
          { kind: 'number', title: say('Claim') },
          { kind: 'words', title: say('Creditor') },
          { kind: 'amount', title: say('Worked out'), isBeside: true },
          { kind: 'amount', title: say('Missed') },
          { kind: 'amount', title: say('Paid now') },
          { kind: 'amount', title: say('Still open'), isBeside: true },
        ],
        rows: [
          ...rows,
          {
            kind: 'total',
            cells: [
              null,
              say('Included in the awards above'),
              null,
              createTotalCell(
                'due',
                catchUps.map(({ due }) => due.value),
              ),
              createTotalCell(
                'paid',
                catchUps.map(({ paid }) => paid),
              ),
              createTotalCell(
                'left',
                catchUps.map(({ due, paid }) => minus(due.value, paid)),
              ),
            ],
          },
        ],
      },
    ],
  };
}

const liableLabels: Readonly<Record<LiabilityGround, string>> = {
  concurrent: 'concurrent claim',
  shortfall: 'shortfall of the security',
  preferent: 'unpaid preferent claim',
  applicant: 'applied for the order (s 14(3))',
  withdrawn: 'withdrew, costs before withdrawal (s 51)',
  onlySecured: 'only secured creditors proved (s 106)',
  remaining: 'the others withdrew (s 106)',
  relies: 'relies on the security (s 89(2))',
  unproved: 'not proved',
  nothingRanks: 'no ranking claim',
};

/** Who makes good the costs that the free residue cannot pay, and by what each is measured (s 106). */
export function buildContributionPart({ account, say, claims, ruled }: InsolvencyDrawing): PaperPart | undefined {
  const { needed, each, uncovered } = account.distribution.contribution.value;
  if (needed === 0) return undefined;
  const shown = each.filter(({ amount, as }) => amount > 0 || as === 'relies');
  const rows = shown.map((one): PaperRow => ({
    kind: 'line',
    cells: [
      claims.get(toClaimId(one.id))?.number?.toString() ?? null,
      `${one.creditor}: ${say(liableLabels[one.as])}`,
      createAmountCell(one.base, `contribution: base ${one.id}`),
      createAmountCell(one.amount, `contribution: ${one.id}`),
    ],
  }));
  return {
    title: say('Contribution account'),
    newPage: false,
    blocks: [
      {
        kind: 'table',
        about: say('What creditors contribute to the costs of the estate'),
        ruled,
        columns: [
          { kind: 'number', title: say('Claim') },
          { kind: 'words', title: say('Creditor') },
          { kind: 'amount', title: say('Measured by') },
          { kind: 'amount', title: say('Contributes') },
        ],
        rows: [
          ...rows,
          ...(uncovered > 0
            ? [
                {
                  kind: 'line' as const,
                  cells: [
                    null,
                    say('No one is liable for this part'),
                    null,
                    createAmountCell(uncovered, 'contribution: uncovered'),
                  ],
                },
              ]
            : []),
          {
            kind: 'total',
            cells: [
              null,
              say('Costs not covered by the free residue'),
              null,
              createAmountCell(needed, 'contribution: all', {
                add: [
                  ...shown.map(({ id }) => `contribution: ${id}`),
                  ...(uncovered > 0 ? ['contribution: uncovered'] : []),
                ],
              }),
            ],
          },
        ],
      },
    ],
  };
}
