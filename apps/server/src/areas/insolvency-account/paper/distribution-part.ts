import { claimOfLine } from '@boedel/domain/insolvency-account/claim-line';
import type { CapturedClaim } from '@boedel/domain/claims/captured-claim';
import type { LiableAs } from '@boedel/domain/insolvency/contribution';
import { rankLabels } from '@boedel/domain/insolvency/ranks';
import { type Cents, minus, plus, sum } from '@boedel/domain/money/cents';
import type { Part, Row } from '@boedel/document/tree/paper';
import { amountCell, type Drawing } from './drawing';

const retainedWords = { deposit: 'deposited with the Master', condition: 'kept back, conditional' } as const;
const columnsOf = ['claim', 'secured', 'preferent', 'concurrent', 'total', 'shortfall'] as const;
/** How a claim ranks: secured, preferent or, by the rest, concurrent. */
const natures: Partial<Readonly<Record<CapturedClaim['type'], string>>> = { secured: 'S', preferent: 'P' };

/** Who gets what, claim by claim (s 94, Form of the account). */
export function distributionPart({ account, say, claims, ruled }: Drawing): Part {
  const outcomes = account.distribution.claims.filter(({ claim }) => claim > 0);
  const cell = (id: string, column: string): string => `distribution: ${column} ${id}`;
  const rows = outcomes.map((one): Row => {
    const captured = claims.get(claimOfLine(one.id));
    const concurrent = plus(one.concurrentAward, one.interestAward);
    const nature = natures[captured?.type ?? 'concurrent'] ?? 'C';
    const kept = one.retained ? ` (${say(retainedWords[one.retained])})` : '';
    return {
      kind: 'line',
      cells: [
        captured?.number === undefined ? null : String(captured.number),
        `${one.creditor} (${say(nature)})${kept}`,
        amountCell(one.claim, cell(one.id, 'claim')),
        amountCell(one.securedAward, cell(one.id, 'secured')),
        amountCell(one.preferentAward, cell(one.id, 'preferent')),
        amountCell(concurrent, cell(one.id, 'concurrent')),
        amountCell(one.total, cell(one.id, 'total'), {
          add: ['secured', 'preferent', 'concurrent'].map((column) => cell(one.id, column)),
        }),
        amountCell(one.shortfall, cell(one.id, 'shortfall')),
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
  const last: Row = {
    kind: 'total',
    cells: [
      null,
      say('Awarded'),
      ...columnsOf.map((column) =>
        amountCell(totals[column], `distribution: ${column} all`, {
          add: outcomes.map(({ id }) => cell(id, column)),
        }),
      ),
      null,
    ],
  };
  const none: Row = {
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
export function catchUpPart({ account, say, claims, ruled }: Drawing): Part | undefined {
  const { catchUps } = account.distribution;
  if (catchUps.length === 0) return undefined;
  const rows = catchUps.flatMap(({ claimId, creditor, rank, due, paid }): Row[] => {
    const key = `${rank} ${claimId}`;
    return [
      {
        kind: 'line',
        cells: [
          claims.get(claimOfLine(claimId))?.number?.toString() ?? null,
          `${creditor}: ${say(rankLabels[rank])}`,
          null,
          amountCell(due.value, `catch-up: due ${key}`),
          amountCell(paid, `catch-up: paid ${key}`),
          amountCell(minus(due.value, paid), `catch-up: left ${key}`),
        ],
      },
      ...due.lines.map(({ label, says, value }, index): Row => ({
        kind: 'note',
        cells: [
          null,
          say.line(says?.label ?? label),
          typeof value === 'number' ? amountCell(value, `catch-up: ${key} ${index}`) : null,
          null,
          null,
          null,
        ],
      })),
    ];
  });
  const all = (column: 'due' | 'paid' | 'left', amounts: readonly Cents[]) =>
    amountCell(sum(amounts), `catch-up: ${column} all`, {
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
          { kind: 'amount', title: say('Made good now') },
          { kind: 'amount', title: say('Still open'), isBeside: true },
        ],
        rows: [
          ...rows,
          {
            kind: 'total',
            cells: [
              null,
              say('Within the awards above'),
              null,
              all(
                'due',
                catchUps.map(({ due }) => due.value),
              ),
              all(
                'paid',
                catchUps.map(({ paid }) => paid),
              ),
              all(
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

const liableWords: Readonly<Record<LiableAs, string>> = {
  concurrent: 'concurrent claim',
  shortfall: 'what the security lacks',
  preferent: 'preferent claim not paid',
  applicant: 'applied for the order (s 14(3))',
  withdrawn: 'withdrew, costs of the time before (s 51)',
  onlySecured: 'only secured creditors proved (s 106)',
  remaining: 'the others withdrew (s 106)',
  relies: 'relies on the security (s 89(2))',
  unproved: 'not proved',
  nothingRanks: 'nothing ranks',
};

/** Who makes good the costs that the free residue cannot pay, and by what each is measured (s 106). */
export function contributionPart({ account, say, claims, ruled }: Drawing): Part | undefined {
  const { needed, each, uncovered } = account.distribution.contribution.value;
  if (needed === 0) return undefined;
  const shown = each.filter(({ amount, as }) => amount > 0 || as === 'relies');
  const rows = shown.map((one): Row => ({
    kind: 'line',
    cells: [
      claims.get(claimOfLine(one.id))?.number?.toString() ?? null,
      `${one.creditor}: ${say(liableWords[one.as])}`,
      amountCell(one.base, `contribution: base ${one.id}`),
      amountCell(one.amount, `contribution: ${one.id}`),
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
                    say('Nobody is liable for this part'),
                    null,
                    amountCell(uncovered, 'contribution: uncovered'),
                  ],
                },
              ]
            : []),
          {
            kind: 'total',
            cells: [
              null,
              say('Costs the free residue cannot pay'),
              null,
              amountCell(needed, 'contribution: all', {
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
