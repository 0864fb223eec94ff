import { defineMailText } from '../../platform/mail/mail-text';

interface ProviderMailFacts {
  /** The provider's name, as its people know it. */
  readonly provider: string;
}

export const signInCodeMail = defineMailText<ProviderMailFacts & { code: string; minutes: number }>({
  en: ({ provider, code, minutes }) => ({
    subject: `Your ${provider} sign-in code`,
    paragraphs: [
      'Somebody is signing in with your e-mail address and password. If it is you, enter this code:',
      code,
      `It works once and for ${minutes} minutes. If it is not you, somebody knows your password: change it now.`,
    ],
  }),
  af: ({ provider, code, minutes }) => ({
    subject: `U aantekenkode vir ${provider}`,
    paragraphs: [
      'Iemand teken aan met u e-posadres en wagwoord. As dit u is, tik hierdie kode in:',
      code,
      `Dit werk een keer en ${minutes} minute lank. As dit nie u is nie, ken iemand u wagwoord: verander dit dadelik.`,
    ],
  }),
});

export const resetLinkMail = defineMailText<ProviderMailFacts & { link: string }>({
  en: ({ provider, link }) => ({
    subject: `Set a new ${provider} password`,
    paragraphs: [
      'Open this address to set a new password. It works once, within the hour:',
      link,
      'If you did not ask for it, leave it: your password stays as it is.',
    ],
  }),
  af: ({ provider, link }) => ({
    subject: `Kies ʼn nuwe wagwoord vir ${provider}`,
    paragraphs: [
      'Maak hierdie adres oop om ʼn nuwe wagwoord te kies. Dit werk een keer, binne die uur:',
      link,
      'As u dit nie aangevra het nie, hoef u niks te doen nie: u wagwoord bly soos dit is.',
    ],
  }),
});

export const passwordChangedMail = defineMailText<ProviderMailFacts & { tell: string }>({
  en: ({ provider, tell }) => ({
    subject: `Your ${provider} password was changed`,
    paragraphs: [
      'Your password was changed just now. If it was you, there is nothing to do.',
      `If it was not, ask for a new password on the sign-in page and tell ${tell}.`,
    ],
  }),
  af: ({ provider, tell }) => ({
    subject: `U wagwoord vir ${provider} is verander`,
    paragraphs: [
      'U wagwoord is so pas verander. As dit u was, hoef u niks te doen nie.',
      `As dit nie u was nie, vra op die aantekenbladsy ʼn nuwe wagwoord aan en laat weet ${tell}.`,
    ],
  }),
});

export const lockedMail = defineMailText<ProviderMailFacts & { tries: number; forgotten: string }>({
  en: ({ provider, tries, forgotten }) => ({
    subject: `Wrong passwords were entered for your ${provider} account`,
    paragraphs: [
      `A wrong password was entered for your account ${tries} times in a row. Nobody came in. Each further try now has to wait, for a quarter of an hour at most.`,
      'If it was you and you forgot the password, set a new one here:',
      forgotten,
      'If it was not you, nothing has to be done. A code at each sign-in, which you switch on under Account details, keeps out whoever might guess the password.',
    ],
  }),
  af: ({ provider, tries, forgotten }) => ({
    subject: `Verkeerde wagwoorde is vir u ${provider}-rekening ingetik`,
    paragraphs: [
      `ʼn Verkeerde wagwoord is ${tries} keer na mekaar vir u rekening ingetik. Niemand het ingekom nie. Elke verdere poging moet nou wag, hoogstens ʼn kwartier.`,
      'As dit u was en u het die wagwoord vergeet, kies hier ʼn nuwe een:',
      forgotten,
      'As dit nie u was nie, hoef u niks te doen nie. ʼn Kode by elke aantekening, wat u by Rekeningbesonderhede aanskakel, hou selfs iemand uit wat die wagwoord raai.',
    ],
  }),
});
