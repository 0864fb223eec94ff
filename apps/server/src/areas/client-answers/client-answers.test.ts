import { clientAnswerCalls, clientFillCalls } from '@boedel/contract/client-sheet/client-answers.calls';
import { clientSheetCalls } from '@boedel/contract/client-sheet/client-sheet.calls';
import { projectionCalls } from '@boedel/contract/die-today/die-today.calls';
import type { Sheet } from '@boedel/domain/client-sheet/sheet';
import { createSheetRows, w3Sheet, setCell } from '@boedel/domain/client-sheet/w3-sheet.testing';
import { formatInEnglish } from '@boedel/domain/law/message';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { listMails } from '../../testing/after-commit';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { readSecret } from '../../testing/link-secret';

const testApp = createTestApp();
let firm: TestFirm;
let matterID: number;
beforeAll(async () => {
  firm = await testApp.createFirm();
  ({ id: matterID } = await createMatter(testApp, firm, { systemType: 4 }));
  const { body } = await firm.admin.call(clientSheetCalls.get, { query: { matterID } });
  await firm.admin.call(clientSheetCalls.save, { body: { matterID, mark: body.mark, sheet: w3Sheet as never } });
});

/** The ticket of the newest mail to somebody. */
const readTicket = async (email: string): Promise<string> =>
  readSecret((await listMails(testApp, email)).at(-1)!.body_text);
const askClient = (email: string, id: number | null = null, showsFigures = false) =>
  firm.admin.call(clientAnswerCalls.ask, {
    body: { matterID, id, name: 'Willem', email, language: 'en', message: null, showsFigures },
  });
const readSheet = async () =>
  (await firm.admin.call(clientSheetCalls.get, { query: { matterID } })).body.sheet as Sheet;

describe('a client fills in from an invitation', () => {
  test('the ticket is good once; what is typed is kept as it goes, and is a fact only when accepted', async () => {
    const asked = await askClient('willem@client.test');
    expect(asked.status).toBe(200);
    const ticket = await readTicket('willem@client.test');
    const openLink = (secret: string) => testApp.callAs(undefined, clientFillCalls.open, { link: secret });
    // The ticket itself opens nothing but the exchange.
    expect((await openLink(ticket)).status).toBe(401);
    const { body: entered } = await testApp.callAs(undefined, clientFillCalls.enter, { link: ticket });
    expect((await testApp.callAs(undefined, clientFillCalls.enter, { link: ticket })).status).toBe(401);
    const { body: first } = await openLink(entered.secret);
    // What it comes to is the planner's to show.
    expect(first.figures).toBe(null);
    expect(first.sheet.owns).toHaveLength(6);
    const answered: Sheet = {
      ...setCell(first.sheet as Sheet, 'owns', 4, { value: '500000' }),
      insures: [
        ...(first.sheet as Sheet).insures,
        ...createSheetRows('insures', { name: 'Policy D', value: '750000' }),
      ],
    };
    const half = setCell(answered, 'owns', 5, { value: '38o' });
    const save = (sheet: Sheet, isFinished = false) =>
      testApp.callAs(undefined, clientFillCalls.save, {
        link: entered.secret,
        body: { sheet: sheet as never, isFinished },
      });
    // Half an amount is kept as it was typed: nothing is lost.
    expect((await save(half)).status).toBe(200);
    expect((await openLink(entered.secret)).body.sheet.owns[5]!.cells['value']).toBe('38o');
    await save(answered, true);
    expect((await readSheet()).owns[4]!.cells['value']).toBe('420,000.00');
    const readReview = async () =>
      (await firm.admin.call(clientAnswerCalls.getbymatterid, { query: { matterID } })).body[0]!;
    const waiting = await readReview();
    expect(waiting.finishedAt).not.toBe(null);
    expect(waiting.changes).toMatchObject([
      { kind: 'changed', cell: 'value', name: 'Cash', before: '420,000.00', after: '500000' },
      { kind: 'added', cell: null, after: 'Policy D · 750000' },
    ]);
    const decideChange = async (change: string, isAccepted: boolean, reason: string | null = null) => {
      const { id, version } = await readReview();
      return firm.admin.call(clientAnswerCalls.decide, { body: { id, version, change, isAccepted, reason } });
    };
    const [cash, policy] = waiting.changes;
    expect((await decideChange(cash!.id, true)).status).toBe(200);
    expect((await readSheet()).owns[4]!.cells['value']).toBe('500,000.00');
    // Refused only with a reason, which the client sees; it stays as it was.
    expect((await decideChange(policy!.id, false)).status).toBe(422);
    expect((await decideChange(policy!.id, false, 'Please send the schedule first.')).status).toBe(200);
    expect((await readSheet()).insures).toHaveLength(3);
    expect((await openLink(entered.secret)).body.refused).toEqual([
      { place: policy!.id, reason: 'Please send the schedule first.' },
    ]);
    expect((await readReview()).changes).toEqual([]);
    expect((await decideChange(policy!.id, true)).status).toBe(422);
    // A line that is accepted is a fact of its own from then on: the client's sheet neither adds it again nor takes it off.
    await save({
      ...answered,
      people: [...answered.people, ...createSheetRows('people', { firstNames: 'Dan', relation: 'son' })],
    });
    const [dan] = (await readReview()).changes;
    expect(dan).toMatchObject({ kind: 'added', name: 'Dan' });
    expect((await decideChange(dan!.id, true)).status).toBe(200);
    expect((await readSheet()).people).toHaveLength(4);
    expect((await readReview()).changes).toEqual([]);
  });

  test('the link opens the sheet of its matter; a client who may sees what it comes to as it is filled in', async () => {
    const asked = await askClient('figures@client.test', null, true);
    expect(asked.body.at(-1)!.showsFigures).toBe(true);
    const { body_text: mail } = (await listMails(testApp, 'figures@client.test')).at(-1)!;
    expect(mail).toMatch(new RegExp(`/flowfill/${matterID}#[\\w-]{20,}`));
    const { body: entered } = await testApp.callAs(undefined, clientFillCalls.enter, { link: readSecret(mail) });
    const { body: first } = await testApp.callAs(undefined, clientFillCalls.open, { link: entered.secret });
    const { projection } = (await firm.admin.call(projectionCalls.getProjection, { query: { matterID } })).body;
    expect(first.figures).toMatchObject({ received: projection!.received, over: projection!.cash.over });
    const more = [
      ...(first.sheet as Sheet).insures,
      ...createSheetRows('insures', { name: 'Policy E', value: '1000000' }),
    ];
    const { body: kept } = await testApp.callAs(undefined, clientFillCalls.save, {
      link: entered.secret,
      body: { sheet: { ...first.sheet, insures: more } as never },
    });
    expect(kept.figures!.over).toBeGreaterThan(projection!.cash.over);
    expect(formatInEnglish(kept.figures!.lead)).toMatch(/cash/);
  });

  test('a link taken back, a new ticket and somebody else’s link', async () => {
    const { body: asked } = await askClient('again@client.test');
    const { id } = asked.at(-1)!;
    const first = await readTicket('again@client.test');
    await askClient('again@client.test', id);
    const second = await readTicket('again@client.test');
    expect((await testApp.callAs(undefined, clientFillCalls.enter, { link: first })).status).toBe(401);
    const { body: entered } = await testApp.callAs(undefined, clientFillCalls.enter, { link: second });
    expect((await firm.admin.call(clientAnswerCalls.end, { body: { id } })).status).toBe(200);
    const after = await testApp.callAs(undefined, clientFillCalls.open, { link: entered.secret });
    expect(after.status).toBe(401);
    expect(JSON.stringify(after.problem)).toContain('Ask the person who sent it to you for a new one');
    const other = await testApp.createFirm();
    expect((await other.admin.call(clientAnswerCalls.end, { body: { id } })).status).toBe(404);
    expect((await other.admin.call(clientAnswerCalls.getbymatterid, { query: { matterID } })).status).toBe(404);
    const { id: estate } = await createMatter(testApp, firm, { diedOn: '2026-01-02' });
    const wrong = await firm.admin.call(clientAnswerCalls.ask, {
      body: { matterID: estate, name: 'X', email: 'x@client.test', language: 'en' },
    });
    expect(wrong.status).toBe(422);
  });
});
