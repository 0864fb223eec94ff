import { formatFactLines } from '../../platform/mail/fact-lines';
import { defineMailText } from '../../platform/mail/mail-text';

/** To a company that guards or stores: please do, or please stop. */
export interface ServiceMailFacts {
  readonly firm: string;
  readonly by: string;
  readonly provider: string;
  readonly matter: string;
  readonly mastersReference: string | null;
  /** Else it is guarded. */
  readonly isStorage: boolean;
  readonly asset: string;
  readonly location: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly instructions: string | null;
  readonly message: string | null;
}

const describeServiceEnglish = (mail: ServiceMailFacts): string =>
  formatFactLines(
    ['Estate', mail.matter],
    ["Master's reference", mail.mastersReference],
    ['Asset', mail.asset],
    ['Where it is', mail.location],
    ['From', mail.from],
    ['To', mail.to],
    ['Instructions', mail.instructions],
  );
const describeServiceAfrikaans = (mail: ServiceMailFacts): string =>
  formatFactLines(
    ['Boedel', mail.matter],
    ['Meesterverwysing', mail.mastersReference],
    ['Bate', mail.asset],
    ['Waar dit is', mail.location],
    ['Van', mail.from],
    ['Tot', mail.to],
    ['Opdragte', mail.instructions],
  );

export const serviceAskedMail = defineMailText<ServiceMailFacts>({
  en: (mail) => ({
    subject: `${mail.isStorage ? 'Storage' : 'Guarding'} requested: ${mail.asset} (${mail.matter})`,
    paragraphs: [
      `Dear ${mail.provider}`,
      mail.isStorage
        ? `${mail.firm} asks you to collect and store the asset below for the estate. Please confirm the date, your rate and your insurance, and send us an inventory.`
        : `${mail.firm} asks you to guard the asset below for the estate. Please confirm your start date and rate, and report anything unusual immediately.`,
      describeServiceEnglish(mail),
      mail.message,
      `${mail.by}\n${mail.firm}`,
    ],
  }),
  af: (mail) => ({
    subject: `${mail.isStorage ? 'Berging' : 'Bewaking'} aangevra: ${mail.asset} (${mail.matter})`,
    paragraphs: [
      `Geagte ${mail.provider}`,
      mail.isStorage
        ? `${mail.firm} versoek u om die bate hieronder vir die boedel af te haal en te berg. Bevestig asseblief die datum, u tarief en u versekering, en stuur vir ons ʼn inventaris.`
        : `${mail.firm} versoek u om die bate hieronder vir die boedel te bewaak. Bevestig asseblief u begindatum en tarief, en rapporteer enigiets ongewoons dadelik.`,
      describeServiceAfrikaans(mail),
      mail.message,
      `${mail.by}\n${mail.firm}`,
    ],
  }),
});

export const serviceCancelledMail = defineMailText<ServiceMailFacts>({
  en: (mail) => ({
    subject: `${mail.isStorage ? 'Storage' : 'Guarding'} no longer needed: ${mail.asset} (${mail.matter})`,
    paragraphs: [
      `Dear ${mail.provider}`,
      `${mail.firm} no longer needs your service for the asset below. Please send us your final invoice.`,
      describeServiceEnglish(mail),
      mail.message,
      `${mail.by}\n${mail.firm}`,
    ],
  }),
  af: (mail) => ({
    subject: `${mail.isStorage ? 'Berging' : 'Bewaking'} nie meer nodig nie: ${mail.asset} (${mail.matter})`,
    paragraphs: [
      `Geagte ${mail.provider}`,
      `${mail.firm} benodig nie meer u diens vir die bate hieronder nie. Stuur asseblief u finale faktuur aan ons.`,
      describeServiceAfrikaans(mail),
      mail.message,
      `${mail.by}\n${mail.firm}`,
    ],
  }),
});
