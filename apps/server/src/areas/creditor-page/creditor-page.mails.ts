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
      `Use the link below to send us a claim or to see your claim, your documents, meetings and the dividend. It works until ${endsOn}. It is only for you; please do not forward it.`,
      link,
      message,
      'Sending a claim does not prove it. It must be sworn and admitted at a meeting of creditors (Insolvency Act s 44). If you prove a claim, you may have to contribute to the costs (s 106).',
      signed,
    ],
  }),
  af: ({ creditor, matter, reference, link, endsOn, message, signed }) => ({
    subject: `U eis: ${matter}${reference ? ` (u verwysing ${reference})` : ''}`,
    paragraphs: [
      `Geagte ${creditor}`,
      `Gebruik die skakel hieronder om ʼn eis aan ons te stuur of om u eis, u dokumente, byeenkomste en die dividend te sien. Dit werk tot ${endsOn}. Dit is net vir u; moet dit asseblief nie aanstuur nie.`,
      link,
      message,
      'Om ʼn eis te stuur, bewys dit nie. Dit moet beëdig en by ʼn byeenkoms van skuldeisers toegelaat word (Insolvensiewet art 44). As u ʼn eis bewys, moet u dalk tot die koste bydra (art 106).',
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
    subject: `Your claim was not accepted: ${matter}${reference ? ` (your reference ${reference})` : ''}`,
    paragraphs: [
      `Dear ${creditor}`,
      `We did not accept the claim you sent us: ${reason}`,
      'Please correct this and send it again with the same link, or lodge it with the officer presiding at the meeting.',
      signed,
    ],
  }),
  af: ({ creditor, matter, reference, reason, signed }) => ({
    subject: `U eis is nie aanvaar nie: ${matter}${reference ? ` (u verwysing ${reference})` : ''}`,
    paragraphs: [
      `Geagte ${creditor}`,
      `Ons het die eis wat u gestuur het, nie aanvaar nie: ${reason}`,
      'Stel dit asseblief reg en stuur dit weer met dieselfde skakel, of dien dit in by die beampte wat by die byeenkoms voorsit.',
      signed,
    ],
  }),
});
