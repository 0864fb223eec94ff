import { addDays } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import type { MergeData } from '@boedel/domain/templates/fill';
import { describeReminder, type WaitStanding } from '@boedel/domain/waiting/waiting-on';
import type { Tx } from '../../platform/db/database';
import { requireValue } from '../../platform/require-value';
import type { PaperTranslator } from '../../platform/paper/words';
import type { Actor } from '../../platform/tenancy/actor';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { saveChase } from './chase.store';
import { listMatterWaits } from './wait-facts.store';

async function waitNamed(tx: Tx, matterId: number, key: string, now: Date): Promise<WaitStanding> {
  const wait = (await listMatterWaits(tx, matterId, now)).find((one) => one.key === key);
  return requireValue(wait, refuse('waitingFor', 'This item is no longer outstanding. Reload the list.'));
}

const readText = (data: MergeData, name: string): string | null => {
  const value = data[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** To whom it goes: the matter's own office, or whoever was asked, as the matter knows them. */
function readRecipient({ office, who }: WaitStanding, data: MergeData, say: PaperTranslator): MergeData {
  if (office === 'master') {
    return {
      'recipient.name': [say('The Master of the High Court'), readText(data, 'masterOffice.name')]
        .filter(Boolean)
        .join(', '),
      'recipient.address': readText(data, 'masterOffice.address'),
      'recipient.email': readText(data, 'masterOffice.email'),
      'recipient.reference': readText(data, 'matter.masterReference'),
    };
  }
  if (office === 'sars') {
    return {
      'recipient.name': say('South African Revenue Service'),
      'recipient.address': readText(data, 'main.sarsOffice'),
      'recipient.reference': readText(data, 'main.taxNumber'),
    };
  }
  const heir = ((data['heirs'] ?? []) as readonly MergeData[]).find((one) => one['heir.name'] === who);
  return {
    'recipient.name': who,
    ...(heir && {
      'recipient.address': readText(heir, 'heir.address'),
      'recipient.email': readText(heir, 'heir.email'),
      'recipient.language': readText(heir, 'heir.language'),
    }),
  };
}

/** What a reminder says by itself; whoever makes the letter may write something else. */
export async function readReminderAnswers(
  tx: Tx,
  {
    matterId,
    key,
    now,
    language,
  }: { readonly matterId: number; readonly key: string; readonly now: Date; readonly language: 'en' | 'af' },
  data: MergeData,
  say: PaperTranslator,
): Promise<MergeData> {
  const wait = await waitNamed(tx, matterId, key, now);
  const { subject, body } = describeReminder(wait, language);
  const known = Object.entries(readRecipient(wait, data, say)).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(known), 'letter.subject': say.line(subject), 'letter.body': say.line(body) };
}

/** A letter that was made for something awaited is a chase of it. */
export async function recordLetterChase(
  tx: Tx,
  actor: Actor,
  {
    matterId,
    key,
    documentId,
    now,
  }: { readonly matterId: number; readonly key: string; readonly documentId: number | null; readonly now: Date },
): Promise<void> {
  const { since, days } = await waitNamed(tx, matterId, key, now);
  const on = addDays(since, days);
  await runAsFirm(tx, () => saveChase(tx, actor, { matterId, key, on, next: null, documentId }));
}
