import { formatFactLines } from '../../platform/mail/fact-lines';
import { defineMailText } from '../../platform/mail/mail-text';

/** To a publication: please insert this notice. Standard wording, with a line of the sender's own. */
export interface NoticeOrderMailFacts {
  readonly firm: string;
  readonly by: string;
  readonly publication: string;
  readonly matter: string;
  readonly title: string;
  readonly wanted: string | null;
  readonly copyBy: string | null;
  readonly price: string | null;
  /** The notice as it is to be printed. */
  readonly text: string;
  readonly message: string | null;
}

export const orderMail = defineMailText<NoticeOrderMailFacts>({
  en: (mail) => ({
    subject: `${mail.title} (${mail.matter})`,
    paragraphs: [
      `Dear ${mail.publication}`,
      `${mail.firm} asks you to publish the notice below, word for word. Please confirm the day and the price, send us a proof, and afterwards the page or tear sheet and the invoice, made out to the estate, care of us.`,
      formatFactLines(
        ['Our reference', mail.matter],
        ['Day wanted', mail.wanted],
        ['Copy closes on', mail.copyBy],
        ['Price agreed', mail.price],
      ),
      mail.text,
      mail.message,
      `${mail.by}\n${mail.firm}`,
    ],
  }),
  af: (mail) => ({
    subject: `${mail.title} (${mail.matter})`,
    paragraphs: [
      `Geagte ${mail.publication}`,
      `${mail.firm} versoek u om die kennisgewing hieronder woord vir woord te plaas. Bevestig asseblief die dag en die prys, stuur vir ons ʼn proef, en daarna die bladsy of knipsel en die faktuur, uitgemaak aan die boedel, per adres ons.`,
      formatFactLines(
        ['Ons verwysing', mail.matter],
        ['Dag verlang', mail.wanted],
        ['Kopie sluit op', mail.copyBy],
        ['Prys ooreengekom', mail.price],
      ),
      mail.text,
      mail.message,
      `${mail.by}\n${mail.firm}`,
    ],
  }),
});

/** To a publication: the notice it was asked to insert is called off. */
export interface CancelledOrderMailFacts {
  readonly firm: string;
  readonly by: string;
  readonly publication: string;
  readonly matter: string;
  readonly title: string;
  readonly wanted: string | null;
  readonly reason: string;
}

export const orderCancelledMail = defineMailText<CancelledOrderMailFacts>({
  en: (mail) => ({
    subject: `Called off: ${mail.title} (${mail.matter})`,
    paragraphs: [
      `Dear ${mail.publication}`,
      `${mail.firm} calls off the notice named below. Please do not publish it, and confirm that it was withdrawn. If it has appeared already, send us the page; if something is owed for it, the invoice.`,
      formatFactLines(
        ['Our reference', mail.matter],
        ['Notice', mail.title],
        ['Day it was wanted', mail.wanted],
        ['Reason', mail.reason],
      ),
      `${mail.by}\n${mail.firm}`,
    ],
  }),
  af: (mail) => ({
    subject: `Gekanselleer: ${mail.title} (${mail.matter})`,
    paragraphs: [
      `Geagte ${mail.publication}`,
      `${mail.firm} kanselleer die kennisgewing hieronder genoem. Moet dit asseblief nie plaas nie, en bevestig dat dit teruggetrek is. As dit reeds verskyn het, stuur vir ons die bladsy; as iets daarvoor verskuldig is, die faktuur.`,
      formatFactLines(
        ['Ons verwysing', mail.matter],
        ['Kennisgewing', mail.title],
        ['Dag waarop dit verlang is', mail.wanted],
        ['Rede', mail.reason],
      ),
      `${mail.by}\n${mail.firm}`,
    ],
  }),
});

/** To a creditor or an office bearer: this meeting is held. */
export interface MeetingNoticeMailFacts {
  readonly firm: string;
  readonly by: string;
  readonly name: string;
  readonly matter: string;
  readonly reference: string | null;
  readonly title: string;
  readonly text: string;
  readonly message: string | null;
}

export const meetingNoticeMail = defineMailText<MeetingNoticeMailFacts>({
  en: (mail) => ({
    subject: `${mail.title} (${mail.matter})`,
    paragraphs: [
      `Dear ${mail.name}`,
      `${mail.firm} gives you notice of the meeting below.`,
      formatFactLines(['Our reference', mail.matter], ['Your reference', mail.reference]),
      mail.text,
      mail.message,
      `${mail.by}\n${mail.firm}`,
    ],
  }),
  af: (mail) => ({
    subject: `${mail.title} (${mail.matter})`,
    paragraphs: [
      `Geagte ${mail.name}`,
      `${mail.firm} gee u kennis van die byeenkoms hieronder.`,
      formatFactLines(['Ons verwysing', mail.matter], ['U verwysing', mail.reference]),
      mail.text,
      mail.message,
      `${mail.by}\n${mail.firm}`,
    ],
  }),
});
