import { defineMailText } from '../../platform/mail/mail-text';

interface CreditorInvitation {
  readonly creditor: string;
  readonly matter: string;
  readonly reference: string | null;
  readonly link: string;
  readonly endsOn: string;
  readonly message: string | null;
  readonly signed: string;
}

/** To a creditor: the link to their own page. */
export const creditorLinkMail = defineMailText<CreditorInvitation>({
  en: ({ creditor, matter, reference, link, endsOn, message, signed }) => ({
    subject: `Your claim: ${matter}${reference ? ` (your reference ${reference})` : ''}`,
    paragraphs: [
      `Dear ${creditor}`,
      `By the link below you see your own claim, papers meant for you, meetings and the dividend, and can send us a claim. It works until ${endsOn}. It is meant for you alone: do not send it on.`,
      link,
      message,
      'Sending a claim does not prove it. It has to be sworn and admitted at a meeting of creditors (Insolvency Act s 44), and whoever proves a claim may have to contribute to the costs (s 106).',
      signed,
    ],
  }),
  af: ({ creditor, matter, reference, link, endsOn, message, signed }) => ({
    subject: `U eis: ${matter}${reference ? ` (u verwysing ${reference})` : ''}`,
    paragraphs: [
      `Geagte ${creditor}`,
      `Met die skakel hieronder sien u u eie eis, stukke wat vir u bedoel is, byeenkomste en die dividend, en kan u ʼn eis aan ons stuur. Dit werk tot ${endsOn}. Dit is net vir u bedoel: moenie dit aanstuur nie.`,
      link,
      message,
      'Om ʼn eis te stuur, bewys dit nie. Dit moet beëdig en by ʼn byeenkoms van skuldeisers toegelaat word (Insolvensiewet art 44), en wie ʼn eis bewys, moet dalk tot die koste bydra (art 106).',
      signed,
    ],
  }),
});

interface DeclinedClaim {
  readonly creditor: string;
  readonly matter: string;
  readonly reference: string | null;
  readonly reason: string;
  readonly signed: string;
}
/** To a creditor whose claim was not taken up. */
export const claimDeclinedMail = defineMailText<DeclinedClaim>({
  en: ({ creditor, matter, reference, reason, signed }) => ({
    subject: `Your claim was not taken up: ${matter}${reference ? ` (your reference ${reference})` : ''}`,
    paragraphs: [
      `Dear ${creditor}`,
      `We did not take up the claim that you sent us: ${reason}`,
      'Send it again by the same link once that is mended, or lodge it with the officer who presides at the meeting.',
      signed,
    ],
  }),
  af: ({ creditor, matter, reference, reason, signed }) => ({
    subject: `U eis is nie opgeneem nie: ${matter}${reference ? ` (u verwysing ${reference})` : ''}`,
    paragraphs: [
      `Geagte ${creditor}`,
      `Ons het die eis wat u gestuur het, nie opgeneem nie: ${reason}`,
      'Stuur dit weer met dieselfde skakel sodra dit reggestel is, of dien dit in by die beampte wat by die byeenkoms voorsit.',
      signed,
    ],
  }),
});
