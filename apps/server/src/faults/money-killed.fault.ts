import { setTimeout as pause } from 'node:timers/promises';
import { bankAccountCalls, incomeCalls } from '@boedel/contract/cash/cash.calls';
import { ledgerCalls } from '@boedel/contract/ledger/ledger.calls';
import { expect, test } from 'vitest';
import { type RunningServer, runBuilt, startServer } from '../testing/built-server';
import { createBuiltApp } from './built-app';
import { createColleague } from './colleague';
import { createRandom, reportFault } from './report-fault';

/*
 * Killed while money is posted, a hundred times, or as often as MONEY_KILLS says: npm run faults -- money. What was acknowledged is booked, once,
 * to the cent; what was not is booked whole or not at all; and the ledger and the trail are whole after every tenth kill.
 */
const app = createBuiltApp();
const { data } = app;
const kills = Number(process.env['MONEY_KILLS'] ?? 100);
const atOnce = 4;
const matterID = 1;
const take = 500;

const cents = (rand: number): number => Math.round(rand * 100);

async function verify(): Promise<void> {
  const verified = await runBuilt(app.server, 'verify-audit', [], data);
  expect(verified).toMatchObject({ code: 0, complaints: '' });
  expect(verified.out).toMatch(/events of the ledger add up/);
}

/** What the ledger has of the account that only this test pays into: how often each voucher was booked, and the cash. */
async function readBooked(server: RunningServer, token: string, bankAccountID: number) {
  const times = new Map<string, number>();
  let posted = 0;
  for (let skip = 0; ; skip += take) {
    const { body } = await server.ask(token, ledgerCalls.getEvents, {
      query: {
        matterID: String(matterID),
        bankAccountID: String(bankAccountID),
        skip: String(skip),
        take: String(take),
      },
    });
    for (const { voucher, postings } of body) {
      times.set(voucher ?? '', (times.get(voucher ?? '') ?? 0) + 1);
      for (const posting of postings) if (posting.bankAccountID === bankAccountID) posted += cents(posting.amount);
    }
    if (body.length < take) break;
  }
  const { body: balances } = await server.ask(token, ledgerCalls.getBalances, {
    query: { matterID: String(matterID) },
  });
  const held = cents(balances.banks.find((bank) => bank.bankAccountID === bankAccountID)?.balance ?? 0);
  return { times, posted, held };
}

test('what was posted before a kill is in the ledger after it, once and to the cent', async () => {
  const some = createRandom();
  const acknowledged = new Map<string, number>();
  const asked = new Map<string, number>();
  const refused = new Set<string>();
  let bankAccountID: number | undefined;
  let [lost, twice, unasked, wrong] = [0, 0, 0, 0];

  for (let round = 0; round <= kills; round += 1) {
    const server = await startServer(app.server, data);
    const { token } = await createColleague(server);
    if (bankAccountID === undefined) {
      const opened = await server.ask(token, bankAccountCalls.add, { body: { matterID, name: 'Killed in between' } });
      expect(opened.status).toBe(200);
      bankAccountID = opened.body.id;
    }
    const { times, posted, held } = await readBooked(server, token, bankAccountID);
    lost += [...acknowledged.keys()].filter((voucher) => !times.has(voucher)).length;
    twice += [...times.values()].filter((count) => count > 1).length;
    unasked += [...times.keys()].filter((voucher) => !asked.has(voucher)).length;
    const expected = [...times.keys()].reduce((sum, voucher) => sum + (asked.get(voucher) ?? 0), 0);
    if (posted !== expected || held !== expected) wrong += 1;
    expect({ round, lost, twice, unasked, wrong }).toEqual({ round, lost: 0, twice: 0, unasked: 0, wrong: 0 });
    if (round === kills) {
      server.child.kill('SIGTERM');
      expect(await server.exited).toBe(0);
      break;
    }
    const down = new AbortController();
    const account = bankAccountID;
    const posting = Array.from({ length: atOnce }, async (_, writer) => {
      for (let n = 0; !down.signal.aborted; n += 1) {
        const voucher = `${round}-${writer}-${n}`;
        const amount = 100 + writer + n / 100;
        asked.set(voucher, cents(amount));
        try {
          const booked = await server.ask(token, incomeCalls.add, {
            body: {
              matterID,
              receivedDate: '2026-03-02',
              description: `Posted ${voucher}`,
              incomeType: 'Rent',
              amount,
              bankAccountID: account,
              voucher,
            },
          });
          if (booked.status === 200) acknowledged.set(voucher, cents(amount));
          else refused.add(JSON.stringify(booked.body));
        } catch {
          // The line was cut: whether it was booked is seen after the next start.
        }
      }
    });
    const before = acknowledged.size;
    // A busy machine takes its time: the kill comes while money is posted, not before.
    for (let waited = 0; waited < 20_000 && acknowledged.size === before && refused.size === 0; waited += 20)
      await pause(20);
    await pause(some() * 900);
    down.abort();
    server.child.kill('SIGKILL');
    await Promise.all([server.exited, ...posting]);
    expect([...refused]).toEqual([]);
    if ((round + 1) % 10 === 0) await verify();
  }
  await verify();
  reportFault('killed while money was posted', {
    kills,
    asked: asked.size,
    acknowledged: acknowledged.size,
    lost,
    twice,
    wrongBalances: wrong,
  });
  expect(acknowledged.size).toBeGreaterThanOrEqual(kills);
}, 14_400_000);
