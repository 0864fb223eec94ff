import { clientAnswerCalls, clientFillCalls } from '@boedel/contract/client-sheet/client-answers.calls';
import { clientSheetCalls } from '@boedel/contract/client-sheet/client-sheet.calls';
import { projectionCalls } from '@boedel/contract/die-today/die-today.calls';
import type { Sheet } from '@boedel/domain/client-sheet/sheet';
import { typed, w3Sheet, withCell } from '@boedel/domain/client-sheet/w3-sheet.testing';
import { inEnglish } from '@boedel/domain/law/said';
import { beforeAll, describe, expect, test } from 'vitest';
import { aMatter } from '../../testing/a-matter';
import { mailsTo } from '../../testing/after-commit';
import { type TestFirm, testHouse } from '../../testing/house';
import { secretIn } from '../../testing/link-secret';

const house = testHouse();
let firm: TestFirm;
let matterID: number;
beforeAll(async () => {
  firm = await house.aFirm();
  ({ id: matterID } = await aMatter(house, firm, { systemType: 4 }));
  const { body } = await firm.admin.call(clientSheetCalls.get, { query: { matterID } });
  await firm.admin.call(clientSheetCalls.save, { body: { matterID, mark: body.mark, sheet: w3Sheet as never } });
});

/** The ticket of the newest mail to somebody. */
const ticketOf = async (email: string): Promise<string> => secretIn((await mailsTo(house, email)).at(-1)!.body_text);
const ask = (email: string, id: number | null = null, showsFigures = false) =>
  firm.admin.call(clientAnswerCalls.ask, {
    body: { matterID, id, name: 'Willem', email, language: 'en', message: null, showsFigures },
  });
const sheetNow = async () => (await firm.admin.call(clientSheetCalls.get, { query: { matterID } })).body.sheet as Sheet;

describe('a client fills in from an invitation', () => {
  test('the ticket is good once; what is typed is kept as it goes, and is a fact only when accepted', async () => {
    const asked = await ask('willem@client.test');
    expect(asked.status).toBe(200);
    const ticket = await ticketOf('willem@client.test');
    const open = (secret: string) => house.callAs(undefined, clientFillCalls.open, { link: secret });
    // The ticket itself opens nothing but the exchange.
    expect((await open(ticket)).status).toBe(401);
    const { body: entered } = await house.callAs(undefined, clientFillCalls.enter, { link: ticket });
    expect((await house.callAs(undefined, clientFillCalls.enter, { link: ticket })).status).toBe(401);
    const { body: first } = await open(entered.secret);
    // What it comes to is the planner's to show.
    expect(first.figures).toBe(null);
    expect(first.sheet.owns).toHaveLength(6);
    const answered: Sheet = {
      ...withCell(first.sheet as Sheet, 'owns', 4, { value: '500000' }),
      insures: [...(first.sheet as Sheet).insures, ...typed('insures', { name: 'Policy D', value: '750000' })],
    };
    const half = withCell(answered, 'owns', 5, { value: '38o' });
    const save = (sheet: Sheet, isFinished = false) =>
      house.callAs(undefined, clientFillCalls.save, {
        link: entered.secret,
        body: { sheet: sheet as never, isFinished },
      });
    // Half an amount is kept as it was typed: nothing is lost.
    expect((await save(half)).status).toBe(200);
    expect((await open(entered.secret)).body.sheet.owns[5]!.cells['value']).toBe('38o');
    await save(answered, true);
    expect((await sheetNow()).owns[4]!.cells['value']).toBe('420,000.00');
    const review = async () =>
      (await firm.admin.call(clientAnswerCalls.getbymatterid, { query: { matterID } })).body[0]!;
    const waiting = await review();
    expect(waiting.finishedAt).not.toBe(null);
    expect(waiting.changes).toMatchObject([
      { kind: 'changed', cell: 'value', name: 'Cash', before: '420,000.00', after: '500000' },
      { kind: 'added', cell: null, after: 'Policy D · 750000' },
    ]);
    const decide = async (change: string, isAccepted: boolean, reason: string | null = null) => {
      const { id, version } = await review();
      return firm.admin.call(clientAnswerCalls.decide, { body: { id, version, change, isAccepted, reason } });
    };
    const [cash, policy] = waiting.changes;
    expect((await decide(cash!.id, true)).status).toBe(200);
    expect((await sheetNow()).owns[4]!.cells['value']).toBe('500,000.00');
    // Refused only with a reason, which the client sees; it stays as it was.
    expect((await decide(policy!.id, false)).status).toBe(422);
    expect((await decide(policy!.id, false, 'Please send the schedule first.')).status).toBe(200);
    expect((await sheetNow()).insures).toHaveLength(3);
    expect((await open(entered.secret)).body.refused).toEqual([
      { place: policy!.id, reason: 'Please send the schedule first.' },
    ]);
    expect((await review()).changes).toEqual([]);
    expect((await decide(policy!.id, true)).status).toBe(422);
    // A line that is accepted is a fact of its own from then on: the client's sheet neither adds it again nor takes it off.
    await save({
      ...answered,
      people: [...answered.people, ...typed('people', { firstNames: 'Dan', relation: 'son' })],
    });
    const [dan] = (await review()).changes;
    expect(dan).toMatchObject({ kind: 'added', name: 'Dan' });
    expect((await decide(dan!.id, true)).status).toBe(200);
    expect((await sheetNow()).people).toHaveLength(4);
    expect((await review()).changes).toEqual([]);
  });

  test('the link opens the sheet of its matter; a client who may sees what it comes to as it is filled in', async () => {
    const asked = await ask('figures@client.test', null, true);
    expect(asked.body.at(-1)!.showsFigures).toBe(true);
    const { body_text: mail } = (await mailsTo(house, 'figures@client.test')).at(-1)!;
    expect(mail).toMatch(new RegExp(`/flowfill/${matterID}#[\\w-]{20,}`));
    const { body: entered } = await house.callAs(undefined, clientFillCalls.enter, { link: secretIn(mail) });
    const { body: first } = await house.callAs(undefined, clientFillCalls.open, { link: entered.secret });
    const { projection } = (await firm.admin.call(projectionCalls.getProjection, { query: { matterID } })).body;
    expect(first.figures).toMatchObject({ received: projection!.received, over: projection!.cash.over });
    const more = [...(first.sheet as Sheet).insures, ...typed('insures', { name: 'Policy E', value: '1000000' })];
    const { body: kept } = await house.callAs(undefined, clientFillCalls.save, {
      link: entered.secret,
      body: { sheet: { ...first.sheet, insures: more } as never },
    });
    expect(kept.figures!.over).toBeGreaterThan(projection!.cash.over);
    expect(inEnglish(kept.figures!.lead)).toMatch(/cash/);
  });

  test('a link taken back, a new ticket and somebody else’s link', async () => {
    const { body: asked } = await ask('again@client.test');
    const { id } = asked.at(-1)!;
    const first = await ticketOf('again@client.test');
    await ask('again@client.test', id);
    const second = await ticketOf('again@client.test');
    expect((await house.callAs(undefined, clientFillCalls.enter, { link: first })).status).toBe(401);
    const { body: entered } = await house.callAs(undefined, clientFillCalls.enter, { link: second });
    expect((await firm.admin.call(clientAnswerCalls.end, { body: { id } })).status).toBe(200);
    const after = await house.callAs(undefined, clientFillCalls.open, { link: entered.secret });
    expect(after.status).toBe(401);
    expect(JSON.stringify(after.problem)).toContain('Ask whoever sent it to you for a new one');
    const other = await house.aFirm();
    expect((await other.admin.call(clientAnswerCalls.end, { body: { id } })).status).toBe(404);
    expect((await other.admin.call(clientAnswerCalls.getbymatterid, { query: { matterID } })).status).toBe(404);
    const { id: estate } = await aMatter(house, firm, { diedOn: '2026-01-02' });
    const wrong = await firm.admin.call(clientAnswerCalls.ask, {
      body: { matterID: estate, name: 'X', email: 'x@client.test', language: 'en' },
    });
    expect(wrong.status).toBe(422);
  });
});
