import { type MailFact, formatFactLines } from '../../platform/mail/fact-lines';
import { defineMailText } from '../../platform/mail/mail-text';

/** What every mail about a sale says of it: standard wording, with a line of the sender's own. */
export interface SaleMailFacts {
  readonly firm: string;
  readonly by: string;
  readonly matter: string;
  readonly masterReference: string | null;
  readonly asset: string;
  readonly location: string | null;
  readonly message: string | null;
}

const describeAssetEnglish = (
  { matter, masterReference, asset, location }: SaleMailFacts,
  ...more: MailFact[]
): string =>
  formatFactLines(
    ['Estate', matter],
    ["Master's reference", masterReference],
    ['Asset', asset],
    ['Where it is', location],
    ...more,
  );
const describeAssetAfrikaans = (
  { matter, masterReference, asset, location }: SaleMailFacts,
  ...more: MailFact[]
): string =>
  formatFactLines(
    ['Boedel', matter],
    ['Meesterverwysing', masterReference],
    ['Bate', asset],
    ['Waar dit is', location],
    ...more,
  );

/** To the valuer: please value this asset. */
export const valuationMail = defineMailText<SaleMailFacts & { valueOn: string | null }>({
  en: (mail) => ({
    subject: `Valuation requested: ${mail.asset} (${mail.matter})`,
    paragraphs: [
      'Good day',
      `${mail.firm} asks you to value the asset below for the estate. Please send us your signed valuation and your invoice.`,
      describeAssetEnglish(mail, ['Value on', mail.valueOn]),
      mail.message,
      `${mail.by}\n${mail.firm}`,
    ],
  }),
  af: (mail) => ({
    subject: `Waardasie aangevra: ${mail.asset} (${mail.matter})`,
    paragraphs: [
      'Goeiedag',
      `${mail.firm} versoek u om die bate hieronder vir die boedel te waardeer. Stuur asseblief u getekende waardasie en u faktuur aan ons.`,
      describeAssetAfrikaans(mail, ['Waarde op', mail.valueOn]),
      mail.message,
      `${mail.by}\n${mail.firm}`,
    ],
  }),
});

/** To the auctioneer: this asset is to be sold by auction. */
export const auctionMail = defineMailText<SaleMailFacts & { auctionOn: string | null; reserve: string | null }>({
  en: (mail) => ({
    subject: `Sale by auction: ${mail.asset} (${mail.matter})`,
    paragraphs: [
      'Good day',
      `${mail.firm} instructs you to sell the asset below by public auction. Please confirm the date, your commission and the conditions of sale.`,
      describeAssetEnglish(mail, ['Auction on', mail.auctionOn], ['Reserve price', mail.reserve]),
      mail.message,
      `${mail.by}\n${mail.firm}`,
    ],
  }),
  af: (mail) => ({
    subject: `Verkoop per veiling: ${mail.asset} (${mail.matter})`,
    paragraphs: [
      'Goeiedag',
      `${mail.firm} gee u opdrag om die bate hieronder per openbare veiling te verkoop. Bevestig asseblief die datum, u kommissie en die verkoopvoorwaardes.`,
      describeAssetAfrikaans(mail, ['Veiling op', mail.auctionOn], ['Reserweprys', mail.reserve]),
      mail.message,
      `${mail.by}\n${mail.firm}`,
    ],
  }),
});

/** To the buyer: the sale out of hand, and what comes next. */
export const buyerMail = defineMailText<
  SaleMailFacts & { buyer: string; price: string | null; signedOn: string | null }
>({
  en: (mail) => ({
    subject: `Sale out of hand: ${mail.asset} (${mail.matter})`,
    paragraphs: [
      `Dear ${mail.buyer}`,
      mail.signedOn
        ? `${mail.firm} confirms the sale of the asset below to you. We will tell you when it can be delivered or transferred.`
        : `${mail.firm} offers the asset below to you out of hand. Please sign the offer to purchase and return it to us.`,
      describeAssetEnglish(mail, ['Price', mail.price], ['Offer signed on', mail.signedOn]),
      mail.message,
      `${mail.by}\n${mail.firm}`,
    ],
  }),
  af: (mail) => ({
    subject: `Verkoop uit die hand: ${mail.asset} (${mail.matter})`,
    paragraphs: [
      `Geagte ${mail.buyer}`,
      mail.signedOn
        ? `${mail.firm} bevestig die verkoop van die bate hieronder aan u. Ons sal u laat weet wanneer dit gelewer of oorgedra kan word.`
        : `${mail.firm} bied die bate hieronder uit die hand aan u aan. Teken asseblief die koopaanbod en stuur dit aan ons terug.`,
      describeAssetAfrikaans(mail, ['Prys', mail.price], ['Aanbod geteken op', mail.signedOn]),
      mail.message,
      `${mail.by}\n${mail.firm}`,
    ],
  }),
});

/** To a valuer or an auctioneer who was asked: it is called off. */
export const calledOffMail = defineMailText<SaleMailFacts & { isValuation: boolean }>({
  en: (mail) => ({
    subject: `${mail.isValuation ? 'Valuation' : 'Sale by auction'} cancelled: ${mail.asset} (${mail.matter})`,
    paragraphs: [
      'Good day',
      mail.isValuation
        ? `${mail.firm} no longer needs a valuation of the asset below. If you have already started, please send us your invoice.`
        : `${mail.firm} is withdrawing the asset below from the auction. Please stop advertising it and send us your invoice for costs to date.`,
      describeAssetEnglish(mail),
      mail.message,
      `${mail.by}\n${mail.firm}`,
    ],
  }),
  af: (mail) => ({
    subject: `${mail.isValuation ? 'Waardasie' : 'Verkoop per veiling'} gekanselleer: ${mail.asset} (${mail.matter})`,
    paragraphs: [
      'Goeiedag',
      mail.isValuation
        ? `${mail.firm} benodig nie meer ʼn waardasie van die bate hieronder nie. As u reeds begin het, stuur asseblief u faktuur aan ons.`
        : `${mail.firm} onttrek die bate hieronder aan die veiling. Staak asseblief die advertensies en stuur vir ons u faktuur vir koste tot op datum.`,
      describeAssetAfrikaans(mail),
      mail.message,
      `${mail.by}\n${mail.firm}`,
    ],
  }),
});
