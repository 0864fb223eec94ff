import { organisationCalls } from '@boedel/contract/firm/firm.calls';
import { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { expect, test } from 'vitest';
import { aMatter } from '../testing/a-matter';
import { testHouse } from '../testing/house';

const house = testHouse();
const six = [0, 1, 2, 3, 4, 5];

test('a note is shown in the report or not by the last of those who say so', async () => {
  const firm = await house.aFirm();
  const { id: matterID } = await aMatter(house, firm);
  const { body: note } = await firm.admin.call(noteCalls.add, {
    body: { matterID, comment: '<p>Called the bank</p>' },
  });
  const answers = await Promise.all(
    six.map((n) => firm.admin.call(noteCalls.updateShowInReport, { body: { id: note.id, showInReport: n % 2 === 0 } })),
  );
  expect(answers.map(({ status }) => status)).toEqual(six.map(() => 200));
});

test('a term that was set is kept once, whoever sets it', async () => {
  const firm = await house.aFirm();
  const { id: matterID } = await aMatter(house, firm, { diedOn: '2026-03-02', lettersOn: '2026-04-01' });
  const answers = await Promise.all(
    six.map((n) =>
      firm.admin.call(statutoryDateCalls.saveStatutoryTerm, {
        body: { matterID, rule: 'estate-account', extendedTo: `2027-01-1${n}`, note: 'Master' },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(six.map(() => 200));
});

test('a change without a version that meets another is told so', async () => {
  const firm = await house.aFirm();
  const answers = await Promise.all(
    six.map((n) =>
      firm.admin.call(organisationCalls.updateAgent, {
        body: { intermediaryID: firm.id, milestoneSignatoryEnum: n % 2 },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
});
