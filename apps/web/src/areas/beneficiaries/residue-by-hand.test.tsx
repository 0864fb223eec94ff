import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InMatter } from '../../testing/a-matter';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { ResidueByHand } from './residue-by-hand';

const tree = {
  matterID: 7,
  deceased: { id: 9, name: 'Jan Botha', bornOn: null, diedOn: '2026-03-01', parents: [] },
  people: [],
  marriages: [],
  relativesSought: false,
  override: null as { reason: string | null; heirs: { partyID: number; share: string }[] } | null,
  division: {
    shape: 'children',
    section: 's 1(1)(b)',
    over: 100_000,
    isExample: false,
    heirs: [
      { partyID: 1, share: '1/2', amount: 50_000, through: [] },
      { partyID: 2, share: '1/2', amount: 50_000, through: [] },
    ],
    toGuardiansFund: false,
  },
  says: [],
  version: 4,
};

test('heirs put in by hand begin with those of the law, want a reason, and go back to the law', async () => {
  let kept = tree;
  const asked = fakeApi({
    'GET /api/beneficiary/getIntestateTree': () => answerJson(kept),
    'GET /api/beneficiary/getbymatterid': () =>
      answerJson([
        { id: 1, listName: 'Botha, Anna' },
        { id: 2, listName: 'Botha, Ben' },
      ]),
    'POST /api/beneficiary/overrideFreeResidue': ({ body }) => {
      const { heirs, reason } = body as { heirs: { partyID: number; share: string }[]; reason: string | null };
      if (heirs.length > 0 && !reason)
        return answerJson({ reason: ['Say why.'], 'heirs.1.share': ['Too much.'] }, { status: 422 });
      kept = { ...tree, override: heirs.length === 0 ? null : { heirs, reason }, version: kept.version + 1 };
      return answerJson(kept);
    },
  });
  const { user } = await renderScreen(
    <InMatter>
      <ResidueByHand />
    </InMatter>,
  );
  await user.click(await screen.findByRole('button', { name: 'Enter the heirs by hand' }));
  const dialog = await screen.findByRole('dialog');
  const shares = within(dialog).getAllByRole<HTMLInputElement>('textbox', { name: 'Share' });
  expect(shares.map(({ value }) => value)).toEqual(['1/2', '1/2']);
  await user.clear(shares[0]!);
  await user.type(shares[0]!, '2/3');
  await user.click(within(dialog).getByRole('button', { name: /^Save/ }));
  // Refused: the sentences stand where they belong, and what was typed is still there.
  await within(dialog).findByText('Say why.');
  expect(within(dialog).getByText('Too much.')).toBeTruthy();
  expect(shares[0]!.value).toBe('2/3');
  await user.clear(shares[1]!);
  await user.type(shares[1]!, '1/3');
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Order of court.');
  await user.click(within(dialog).getByRole('button', { name: /^Save/ }));
  await screen.findByText('Order of court.');
  expect(screen.getByText('Botha, Anna (2/3)')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Set by hand' }));
  await user.click(await screen.findByRole('button', { name: 'Let the law find them' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enter the heirs by hand' })).toBeTruthy());
  const sent = asked.filter(({ path }) => path.endsWith('overrideFreeResidue')).map(({ body }) => body);
  expect(sent.at(-1)).toEqual({ matterID: 7, heirs: [], reason: null, version: 5 });
});
