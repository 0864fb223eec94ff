import type { SigningCertificate } from '@boedel/document/pack/certificate';
import { readClock } from '@boedel/domain/dates/instant';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { type PaperTranslator, createPaperTranslator } from '../../platform/paper/words';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import type { SignerDetails, SigningRow } from './signing.store';

/** In the language of the first who signed, whom it was written to. */
export function toCertificate(
  matter: OpenedMatter,
  signing: SigningRow,
  signers: readonly SignerDetails[],
): SigningCertificate {
  const country = findCountry(matter.country) ?? defaultCountry;
  const language = signers[0]!.language;
  const say: PaperTranslator = createPaperTranslator(language, country);
  const formatInstant = (instant: string | null): string => {
    if (!instant) return '-';
    const { day, time } = readClock(new Date(instant), country);
    return `${day} ${time}`;
  };
  const order = signing.turns === 'inTurn' ? say('one after another, in the order below') : say('all at once');
  return {
    title: say('Certificate of signature'),
    language,
    facts: [
      { label: say('Paper signed'), value: signing.title },
      { label: say('SHA-256 of the signed document'), value: signing.sha256.replaceAll(/.{16}(?=.)/g, '$& ') },
      { label: say('Sent for signature by'), value: `${signing.person_name}, ${formatInstant(signing.created_at)}` },
      { label: say('Signing order'), value: order },
      { label: say('Signed by all'), value: formatInstant(signing.closed_at) },
      { label: say('Our reference'), value: matter.reference },
    ],
    signers: signers.map((signer, index) => ({
      name: `${index + 1}. ${signer.name}`,
      signature: signer.signature!,
      facts: [
        { label: say('Email address'), value: signer.email ?? '-' },
        { label: say('Asked'), value: formatInstant(signer.asked_at) },
        { label: say('First opened'), value: formatInstant(signer.opened_at) },
        { label: say('Signed'), value: formatInstant(signer.answered_at) },
        { label: say('From the address'), value: signer.address ?? '-' },
        { label: say('Agreed to'), value: signer.consent ?? '-' },
      ],
    })),
    note: say(
      'Each signer used a link that was emailed to the address above only. Compare the pages before this one with the hash above to check that they are the pages that were signed.',
    ),
    foot: matter.reference,
  };
}
