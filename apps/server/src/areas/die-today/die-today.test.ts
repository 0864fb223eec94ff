import { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { gainsCalls } from '@boedel/contract/capital-gains/capital-gains.calls';
import { projectionCalls } from '@boedel/contract/die-today/die-today.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { formatInEnglish } from '@boedel/domain/law/message';
import { projectDeath } from '@boedel/domain/die-today/projection';
import { w3Client } from '@boedel/domain/die-today/w3.testing';
import { isRefused } from '@boedel/domain/law/refusal';
import { toLocalDate } from '@boedel/domain/dates/local-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, grantAccess } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { buildProjectionPaper } from './projection.paper';
import { saveClient } from './save-client.testing';

const testApp = createTestApp();
let firm: TestFirm;
let matterID: number;
let idOf: (kind: string, name: string) => number;
beforeAll(async () => {
  firm = await testApp.createFirm();
  ({ matterID, idOf } = await saveClient(testApp, firm, w3Client));
});

const readProjection = async (id: number) =>
  (await firm.admin.call(projectionCalls.getProjection, { query: { matterID: id } })).body;

describe('what would happen if the client died today', () => {
  test('W3, captured through the calls, comes to its figures', async () => {
    const { projection, stopping } = await readProjection(matterID);
    expect(stopping).toEqual([]);
    expect(projection).toMatchObject({
      total: 19_500_000,
      received: 16_965_540,
      taxes: 1_107_685,
      debtsAndCosts: 1_426_775,
      cash: {
        there: 1_920_000,
        debts: 755_000,
        funeralAndCosts: 671_775,
        gainsTax: 478_800,
        estateDuty: 628_885,
        required: 2_534_460,
        over: -614_460,
        overWithRealisable: 2_535_540,
        unfunded: 0,
      },
    });
    const findAward = (name: string) =>
      projection!.awards.find(({ personID }) => personID === String(idOf('party', name)));
    expect(findAward('SPOUSE')).toMatchObject({ total: 10_950_000, isSpouse: true, policiesDirect: 2_000_000 });
    expect(findAward('BEN')).toMatchObject({ total: 3_257_770, fromEstate: 2_757_770 });
    expect(findAward('CARLA')).toMatchObject({ total: 2_757_770, isSpouse: false });
  });

  test('the flow comes to all there is on both sides, and words say what happens to the house and the spouse', async () => {
    const { projection } = await readProjection(matterID);
    const sumAmounts = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
    expect(sumAmounts(projection!.flow.sources)).toBe(19_500_000);
    expect(sumAmounts(projection!.flow.ends)).toBe(19_500_000);
    expect(projection!.flow.rest).toBe(5_450_000);
    const words = projection!.words.map(({ title, says }) => [
      formatInEnglish(title),
      says.map(formatInEnglish).join(' '),
    ]);
    expect(words[0]).toEqual([
      'Primary residence',
      'It goes to SPOUSE. What goes to a husband or wife is free of capital gains tax and estate duty.',
    ]);
    expect(words[1]![1]).toContain('R 2,000,000.00 from policies is paid at once.');
    expect(formatInEnglish(projection!.lead)).toContain('Assets worth R 614,460.00 would have to be sold');
  });

  test('the header and the capital gains tab work by the same engine', async () => {
    const glance = await firm.admin.call(matterCalls.getQuickGlance, { query: { matterID } });
    expect(glance.body).toMatchObject({ estateDutyOrDividend: 628_885 });
    const gains = await firm.admin.call(gainsCalls.getCGTByMatterID, { query: { matterID } });
    expect(gains.body).toMatchObject({ isCharged: true, stopping: [] });
    expect(gains.body.gainsTax!.value).toBe(47_880_000);
  });

  test('its paper is on the firm’s letterhead, in both languages, with every phrase known in Afrikaans', async () => {
    const projection = projectDeath(w3Client, toLocalDate('2026-11-15'));
    if (isRefused(projection)) throw new Error(JSON.stringify(projection.refusals));
    const unknown = new Set<string>();
    const matter = {
      id: 1,
      system_type: 4,
      status: 2,
      reference: 'F1',
      name: 'Theron, Willem',
      country: 'South Africa',
    };
    const paper = buildProjectionPaper({ matter: matter as never, projection }, 'af', { name: 'Baobab' }, (phrase) =>
      unknown.add(phrase),
    );
    expect([...unknown]).toEqual([]);
    expect(paper.letterhead?.name).toBe('Baobab');
    expect(JSON.stringify(paper)).toContain('628,885.00');
    const file = await firm.admin.call(projectionCalls.projectionFile, { query: { matterID, language: 'af' } });
    expect(file.status).toBe(200);
  });

  test('the projected account has W3’s figures on the estate’s own paper, marked as a projection', async () => {
    const { body } = await firm.admin.call(estateAccountCalls.draft, { query: { matterID } });
    expect(body.stopping).toEqual([]);
    expect(body.balances).toBe(true);
    const paper = JSON.stringify(body.paper);
    for (const figure of ['13,100,000.00', '458,500.00', '68,775.00', '7,000.00', '478,800.00', '628,885.00']) {
      expect(paper).toContain(figure);
    }
    expect(body.paper!.mark).toBe('Projection');
    expect(paper).toContain('A projection by arithmetic, not advice.');
    const inAfrikaans = await firm.admin.call(estateAccountCalls.draft, { query: { matterID, language: 'af' } });
    expect(inAfrikaans.body.paper!.mark).toBe('Projeksie');
    const { status } = await firm.admin.call(estateAccountCalls.draftFile, { query: { matterID } });
    expect(status).toBe(200);
    const { id: empty } = await createMatter(testApp, firm, { systemType: 4 });
    const { body: none } = await firm.admin.call(estateAccountCalls.draft, { query: { matterID: empty } });
    expect(none.stopping.map(({ message }) => formatInEnglish(message))[0]).toContain('does not own anything yet');
  });

  test('somebody given the estate of the matter alone sees the same; without it, nothing', async () => {
    const client = await firm.person(['UserMatterAccess']);
    await grantAccess(testApp, firm, matterID, client, { rights: ['estate'] });
    const seen = await client.call(projectionCalls.getProjection, { query: { matterID } });
    expect(seen.body.projection?.cash).toEqual((await readProjection(matterID)).projection!.cash);
    const other = await firm.person(['UserMatterAccess']);
    await grantAccess(testApp, firm, matterID, other, { rights: ['documents'] });
    expect((await other.call(projectionCalls.getProjection, { query: { matterID } })).status).toBe(404);
  });

  test('nothing owned, a death that happened and another kind of matter are told in words', async () => {
    const listStopping = async (id: number) =>
      (await readProjection(id)).stopping.map((one) => formatInEnglish(one.message));
    const { id: empty } = await createMatter(testApp, firm, { systemType: 4 });
    expect(await listStopping(empty)).toEqual(['The client does not own anything yet. Add the assets first.']);
    const { id: dead } = await createMatter(testApp, firm, { systemType: 4, diedOn: '2026-01-02' });
    expect((await listStopping(dead))[0]).toContain('This client died on 2026-01-02.');
    const { id: estate } = await createMatter(testApp, firm, { diedOn: '2026-01-02' });
    expect((await listStopping(estate))[0]).toContain(
      'The client has died, and the matter continues as a deceased estate.',
    );
    const { id: trust } = await createMatter(testApp, firm, { systemType: 5 });
    expect((await listStopping(trust))[0]).toContain('Only a Flow Consult matter');
    const { body: tab } = await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID } });
    expect(tab.main.dateOfDeath ?? null).toBe(null);
  });
});
