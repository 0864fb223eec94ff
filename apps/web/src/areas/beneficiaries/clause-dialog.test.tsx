import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMatter, InMatter } from '../../testing/a-matter';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import type { WillClause } from './beneficiaries.queries';
import { ClauseDialog } from './clause-dialog';
import { summariseClause } from './clause-words';

const clause: WillClause = {
  key: '1',
  kind: 'limited',
  id: 1,
  clause: null,
  wording: null,
  assetID: 5,
  amount: 120_000,
  preLegacy: false,
  right: 'annuity',
  acceptedYield: null,
  security: null,
  lateFrom: null,
  lateRate: null,
  ofKey: null,
  takers: [],
};

test.each([
  ['annuity', 1],
  ['usufruct', 0],
] as const)('a clause that gives a right asks for an amount only for an annuity: %s', async (right, fields) => {
  fakeApi({
    'GET /api/beneficiary/getbymatterid': () => answerJson([]),
    'GET /api/asset/getLines': () => answerJson({ rows: [] }),
  });
  await renderScreen(
    <InMatter matter={createMatter({})}>
      <ClauseDialog
        will={{ clauses: [] }}
        clause={{ ...clause, right }}
        isNew
        call={{ runAsync: () => Promise.resolve({}) } as never}
        onClose={() => undefined}
      />
    </InMatter>,
  );
  await screen.findAllByLabelText(/What the clause does/);
  expect(screen.queryAllByRole('textbox', { name: /^Amount/ })).toHaveLength(fields);
});

test('an annuity is named by what it pays a year', () => {
  const named = { person: () => 'Anna', asset: () => 'Erf 12' };
  expect(summariseClause(clause, named)).toMatch(/^R.120.000\.00 a year for … out of Erf 12; ownership to …$/);
});
