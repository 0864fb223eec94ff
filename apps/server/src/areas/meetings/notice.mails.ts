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
      `${mail.firm} asks you to publish the notice below, word for word. Please confirm the date and price and send us a proof. After publication, please send us the page or tear sheet and the invoice, made out to the estate, care of us.`,
      formatFactLines(
        ['Our reference', mail.matter],
        ['Day wanted', mail.wanted],
        ['Copy closes on', mail.copyBy],
        ['Agreed price', mail.price],
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
      `${mail.firm} versoek u om die kennisgewing hieronder woord vir woord te plaas. Bevestig asseblief die datum en die prys en stuur vir ons ʼn proef. Stuur na plasing die bladsy of knipsel en die faktuur, uitgemaak aan die boedel, per adres ons.`,
      formatFactLines(
        ['Ons verwysing', mail.matter],
        ['Verlangde datum', mail.wanted],
        ['Kopie sluit op', mail.copyBy],
        ['Ooreengekome prys', mail.price],
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
    subject: `Cancelled: ${mail.title} (${mail.matter})`,
    paragraphs: [
      `Dear ${mail.publication}`,
      `${mail.firm} is cancelling the notice below. Please do not publish it, and confirm that it has been withdrawn. If it has already appeared, please send us the page. If anything is owed for it, please send us the invoice.`,
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
      `${mail.firm} kanselleer die kennisgewing hieronder. Moet dit asseblief nie plaas nie, en bevestig dat dit teruggetrek is. As dit reeds verskyn het, stuur asseblief die bladsy vir ons. As iets daarvoor verskuldig is, stuur asseblief die faktuur.`,
      formatFactLines(
        ['Ons verwysing', mail.matter],
        ['Kennisgewing', mail.title],
        ['Datum wat verlang was', mail.wanted],
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
