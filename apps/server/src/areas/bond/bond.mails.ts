import { formatFactLines } from '../../platform/mail/fact-lines';
import { defineMailText } from '../../platform/mail/mail-text';

/** To the provider: please reduce this bond. Standard wording, with a line of the sender's own. */
export interface ReductionMailFacts {
  readonly firm: string;
  readonly by: string;
  readonly provider: string;
  readonly matter: string;
  readonly masterReference: string | null;
  readonly number: string;
  readonly facility: string | null;
  readonly principal: string | null;
  readonly issuedOn: string | null;
  readonly from: string;
  readonly to: string;
  readonly held: string;
  readonly section: string;
  readonly reason: string;
  readonly message: string | null;
}

export const reductionMail = defineMailText<ReductionMailFacts>({
  en: (mail) => ({
    subject: `Reduction of bond of security ${mail.number} (${mail.matter})`,
    paragraphs: [
      `Dear ${mail.provider}`,
      `${mail.firm} asks you to reduce the bond of security below. We are requesting the Master’s consent (${mail.section}) and will send it to you. Once you have it, please send us the amended bond, the new premium and any refund.`,
      formatFactLines(
        ['Matter', mail.matter],
        ["Master's reference", mail.masterReference],
        ['Bond number', mail.number],
        ['Facility number', mail.facility],
        ['Principal', mail.principal],
        ['Issued on', mail.issuedOn],
        ['Secured now', mail.from],
        ['Amount asked for', mail.to],
        ['Still under our control', mail.held],
        ['Reason', mail.reason],
      ),
      'We know of no claim against the bond.',
      mail.message,
      `${mail.by}\n${mail.firm}`,
    ],
  }),
  af: (mail) => ({
    subject: `Vermindering van sekerheidstelling ${mail.number} (${mail.matter})`,
    paragraphs: [
      `Geagte ${mail.provider}`,
      `${mail.firm} versoek u om die sekerheidstelling hieronder te verminder. Ons vra die Meester se toestemming (${mail.section}) en sal dit aan u stuur. Sodra u dit het, stuur asseblief die gewysigde sekerheidstelling, die nuwe premie en enige terugbetaling aan ons.`,
      formatFactLines(
        ['Saak', mail.matter],
        ['Meesterverwysing', mail.masterReference],
        ['Nommer van die sekerheidstelling', mail.number],
        ['Fasiliteitsnommer', mail.facility],
        ['Hoofskuldenaar', mail.principal],
        ['Uitgereik op', mail.issuedOn],
        ['Nou gedek', mail.from],
        ['Aangevraagde bedrag', mail.to],
        ['Nog onder ons beheer', mail.held],
        ['Rede', mail.reason],
      ),
      'Ons weet van geen eis teen die sekerheidstelling nie.',
      mail.message,
      `${mail.by}\n${mail.firm}`,
    ],
  }),
});
