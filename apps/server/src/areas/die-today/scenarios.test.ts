import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { projectionCalls, scenarioCalls } from '@boedel/contract/die-today/die-today.calls';
import { w3Client } from '@boedel/domain/die-today/w3.testing';
import { createPaperTranslator } from '../../platform/paper/words';
import { buildScenariosPart } from './scenarios.paper';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { saveClient } from './save-client.testing';

const testApp = createTestApp();
let firm: TestFirm;
let matterID: number;
let idOf: (kind: string, name: string) => number;
beforeAll(async () => {
  firm = await testApp.createFirm();
  ({ matterID, idOf } = await saveClient(testApp, firm, w3Client));
});

const compareScenarios = async () => (await firm.admin.call(projectionCalls.compare, { query: { matterID } })).body;
const add = (body: { readonly name: string } & Record<string, unknown>) =>
  firm.admin.call(scenarioCalls.add, { body: { matterID, ...body } });

describe('scenarios of a client', () => {
  test('stand beside the plan line by line, which is the projection to the cent; the cover is solved for', async () => {
    const added = await add({ name: 'More cover', covers: [{ amount: 400_500 }, { amount: 400_500 }], isShown: true });
    expect(added.status).toBe(200);
    // The day of its rates is kept with it.
    expect(added.body.ratesDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    const { scenarios, lines, cover, toSpouse, unworkable } = await compareScenarios();
    expect(scenarios.map(({ name }) => name)).toEqual(['', 'More cover']);
    expect(unworkable).toEqual([]);
    const findLine = (name: string) => lines.find((one) => one.line === name)!;
    const { projection } = (await firm.admin.call(projectionCalls.getProjection, { query: { matterID } })).body;
    expect(findLine('cashRequired').values).toEqual([projection!.cash.required, 2_720_452.2]);
    expect(findLine('estateDuty')).toMatchObject({ values: [628_885, 782_636.95], changes: [0, 153_751.95] });
    expect(findLine('liquidity').values).toEqual([-614_460, 547.8]);
    expect(findLine(`award.${idOf('party', 'BEN')}`).changes[1]).toBe(307_503.9);
    expect(cover).toBe(800_286.53);
    expect(toSpouse.map(({ name }) => name)).toEqual(['Holiday flat', 'Policy C', null]);
    expect(toSpouse[1]).toMatchObject({ saved: 100_000 });
  });

  test('change, conflict, are read by id and go', async () => {
    const { body: made } = await add({ name: 'Later', years: 10, growth: 6, inflation: 5 });
    const { body: changed } = await firm.admin.call(scenarioCalls.update, { body: { ...made, years: 12 } });
    expect(changed.years).toBe(12);
    const again = await firm.admin.call(scenarioCalls.update, { body: { ...made, years: 15 } });
    expect(again.status).toBe(409);
    expect((await firm.admin.call(scenarioCalls.getbyid, { query: { id: made.id } })).body.name).toBe('Later');
    expect((await firm.admin.call(scenarioCalls._delete, { body: { id: made.id } })).status).toBe(200);
    const left = JSON.stringify((await firm.admin.call(scenarioCalls.getbymatterid, { query: { matterID } })).body);
    expect(left).toContain('More cover');
    expect(left).not.toContain('Later');
  });

  test('what cannot be is refused in words, with nothing kept of it', async () => {
    const readRefusal = async (body: Record<string, unknown>) => {
      const { status, problem } = await add({ name: 'Wrong', ...body });
      expect([400, 422]).toContain(status);
      return JSON.stringify(problem);
    };
    expect(await readRefusal({ years: 10, growth: 99 })).toContain('30%');
    // Growth of 1,000 %: no such number fits the field.
    expect(await readRefusal({ years: 10, growth: 1000 })).toMatch(/100|30%/);
    expect(await readRefusal({ covers: [{ amount: -5 }] })).toMatch(/above 0|0 or more/);
    expect(await readRefusal({ marriedTo: 'Mia', marriedAs: 'inCommunity' })).toContain('married already');
    expect(await readRefusal({ bequests: [{ assetID: idOf('asset', 'Holiday flat') }] })).toContain(
      'who to leave it to',
    );
    const [ben, carla] = [idOf('party', 'BEN'), idOf('party', 'CARLA')];
    const over = [
      { partyID: ben, share: '3/4' },
      { partyID: carla, share: '1/2' },
    ];
    expect(await readRefusal({ residue: over })).toContain('add up to the whole');
    const car = { assetID: idOf('asset', 'Vehicle'), price: 1 };
    expect(await readRefusal({ sales: [car, car] })).toContain('but only once');
    // Somebody of another matter is nobody here.
    expect(await readRefusal({ covers: [{ amount: 1, toID: 999_999 }] })).toContain('in the list of people');
  });

  test('something that is sold in one may still be removed: the scenario then says so', async () => {
    const { body: made } = await add({
      name: 'Without the car',
      sales: [
        { assetID: idOf('asset', 'Vehicle'), price: 380_000 },
        { assetID: idOf('asset', 'Share portfolio'), price: 3_150_000, costs: 250_000 },
      ],
      isShown: true,
    });
    expect((await compareScenarios()).scenarios).toHaveLength(3);
    expect((await firm.admin.call(assetCalls._delete, { body: { id: idOf('asset', 'Vehicle') } })).status).toBe(200);
    // Nothing of what was filled in is lost.
    expect((await firm.admin.call(scenarioCalls.getbyid, { query: { id: made.id } })).body.sales).toHaveLength(2);
    const { unworkable, scenarios } = await compareScenarios();
    expect(scenarios).toHaveLength(2);
    expect(unworkable).toMatchObject([{ name: 'Without the car' }]);
    expect(unworkable[0]!.messages[0]!.key).toContain('no longer in the estate');
  });

  test('are on the paper for the client, with what each differs by and the cover solved for', async () => {
    const { body } = await firm.admin.call(projectionCalls.compare, { query: { matterID } });
    const unknown = new Set<string>();
    const projection = { ...body, cover: 80_028_653 } as unknown as Parameters<typeof buildScenariosPart>[0];
    const part = buildScenariosPart(
      projection,
      createPaperTranslator('af', 'ZA', (phrase) => unknown.add(phrase)),
      'R',
    );
    expect(JSON.stringify(part)).toContain('More cover');
    expect(JSON.stringify(part)).toContain('800,286.53');
    expect([...unknown].filter((phrase) => !/Theron|SPOUSE|BEN|CARLA/.test(phrase))).toEqual([]);
    const { status } = await firm.admin.call(projectionCalls.projectionFile, { query: { matterID } });
    expect(status).toBe(200);
  });
});

test('three stand beside the plan, also of many that come at once', async () => {
  const other = await testApp.createFirm();
  const { matterID: theirs } = await saveClient(testApp, other, w3Client);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      other.admin.call(scenarioCalls.add, { body: { matterID: theirs, name: `Plan ${n}`, isShown: true } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
});
