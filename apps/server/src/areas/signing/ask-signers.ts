import { computeDayAt } from '@boedel/domain/dates/instant';
import { defaultCountry, findCountry } from '@boedel/domain/law/country';
import { toAsk } from '@boedel/domain/signing/signing';
import type { AuditActor } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { endLink, makeLink } from '../../platform/outside/make-link';
import type { Services } from '../../platform/services';
import { openMatter } from '../../platform/tenancy/matter-door';
import { askToSignMail, remindToSignMail } from './signing.mails';
import { type SignerRow, signingStore, type SigningRow } from './signing.store';

interface SigningRequest {
  readonly services: Pick<Services, 'config'>;
  readonly who: AuditActor;
  readonly now: Date;
}

/** Mails a signer a link of their own. An earlier one goes on working until it is answered. */
export async function mailLink(
  tx: Tx,
  { services, who }: SigningRequest,
  signing: SigningRow,
  signer: SignerRow,
  isReminder: boolean,
): Promise<void> {
  const endsAt = new Date(signing.ends_at!);
  const { name, language, email } = signer;
  const { address } = await makeLink(tx, services.config, who, {
    purpose: 'signing',
    matterId: signing.matter_id,
    subjectId: signer.id,
    name,
    email: email!,
    language,
    endsAt,
  });
  const { country } = await openMatter(tx, signing.matter_id);
  const facts = {
    firm: await signingStore(tx).firmName(),
    name,
    title: signing.title,
    link: address,
    until: computeDayAt(endsAt, findCountry(country) ?? defaultCountry),
  };
  await queueMail(tx, {
    to: email!,
    ...(isReminder
      ? composeMail(remindToSignMail, language, facts)
      : composeMail(askToSignMail, language, { ...facts, message: signing.message })),
    isSecret: true,
    about: { matterId: signing.matter_id, entity: ['signing', signing.id] },
  });
}

/** Asks whoever is to be asked now. */
export async function askNextSigners(tx: Tx, asking: SigningRequest, signing: SigningRow): Promise<void> {
  const store = signingStore(tx);
  for (const signer of toAsk(await store.signersOf([signing.id]), signing.turns)) {
    const asked = await store.changeSigner(signer, { state: 'asked', asked_at: asking.now.toISOString() });
    await mailLink(tx, asking, signing, asked, false);
  }
}

/** No link to a paper works once it is signed, declined, taken back or too late. */
export async function endLinks(tx: Tx, who: AuditActor, links: readonly number[], why?: string): Promise<void> {
  for (const id of links) await endLink(tx, who, id, why);
}
